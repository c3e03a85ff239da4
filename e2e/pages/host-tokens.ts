/** The token that the host's page begins with, and the one that it has after a refresh: nobody writes these by chance. */
export const FIRST_TOKEN = "sentinel-token-first-3f9a1c";
export const SECOND_TOKEN = "sentinel-token-second-b71e02";
