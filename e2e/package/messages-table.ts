import ts from "typescript";
import { type Messages, messagesFor } from "../../src";
import { interfaceOf, row } from "./source";

const EXAMPLES: Record<string, unknown> = {
  number: 3,
  string: "…",
  "string | null": null,
  "readonly string[]": ["…"],
  RangeName: { kind: "days", days: 7 },
  RangeComparison: { open: { now: 3, before: 5 }, failed: { now: 1, before: 0 } },
  RangeBeforeName: { kind: "days", days: 7 },
  TimeAmount: { unit: "hour", value: 3 },
};

/** Every word on screen in both languages; phrases that are made of data with an example of it. */
export function messagesTable(): string {
  const en = messagesFor("en");
  const es = messagesFor("es");
  const rows = interfaceOf("Messages").members.map((member) => {
    const name = member.name?.getText() as keyof Messages;
    const parameters = ts.isMethodSignature(member) ? [...member.parameters] : [];
    const args = parameters.map(({ type }) => EXAMPLES[type?.getText() ?? ""]);
    const title = ts.isMethodSignature(member)
      ? `${name}(${parameters.map((parameter) => parameter.name.getText()).join(", ")})`
      : name;
    return row(`\`${title}\``, said(en[name], args), said(es[name], args));
  });
  return [row("message", "English", "Spanish"), "|---|---|---|", ...rows].join("\n");
}

function said(message: Messages[keyof Messages], args: unknown[]): string {
  if (typeof message === "string") return message;
  if (typeof message === "function") return String(Reflect.apply(message, undefined, args));
  return Object.values(message).join(", ");
}
