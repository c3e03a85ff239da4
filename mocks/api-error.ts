/** What the daemon refuses, with the HTTP status it answers. The message is the `error` of the body. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
  }
}
