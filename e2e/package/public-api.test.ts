import { expect, it } from "vitest";
import { publicApi } from "./public-api";

// A change of it is a change for hosts: read the difference, then `npm run package -- -u`, and say it in CHANGELOG.md.
it("the names and types of every entry point are those of public-api.txt", async () => {
  await expect(publicApi()).toMatchFileSnapshot("public-api.txt");
});
