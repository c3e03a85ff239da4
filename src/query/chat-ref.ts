export type { ChatRef } from "../model/chat-ref";

/** A project's id. The daemon counts projects by number; the number and its text are the same project. */
export type ProjectId = string | number;
