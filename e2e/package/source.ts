import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./packed";

const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|(^|\/)test-/.test(path))
  .map((path) => {
    const text = readFileSync(join(ROOT, "src", path), "utf8");
    return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  });

/** The interface of that name in `src`. */
export function interfaceOf(name: string): ts.InterfaceDeclaration {
  const found = files
    .flatMap((file) => [...file.statements])
    .filter((statement): statement is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(statement))
    .filter((statement) => statement.name.text === name);
  const [one] = found;
  if (one === undefined || found.length > 1)
    throw new Error(`${found.length} interfaces are called ${name}.`);
  return one;
}

/** What a type alias of that name stands for in `src`; nothing where there is none. */
export function aliasOf(name: string): string | undefined {
  return files
    .flatMap((file) => [...file.statements])
    .filter((statement): statement is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(statement))
    .find((statement) => statement.name.text === name)
    ?.type.getText()
    .replace(/\/\*[\s\S]*?\*\//g, "");
}

/** What a doc comment says, in one paragraph, and its default. */
export function docOf(node: ts.Node): { text: string; defaultValue: string } {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === "default");
  return {
    text: oneLine(docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "").join(" ")),
    defaultValue: oneLine(ts.getTextOfJSDocComment(tag?.comment) ?? ""),
  };
}

/** A row of a Markdown table. */
export function row(...cells: string[]): string {
  return `| ${cells.map((cell) => oneLine(cell).replaceAll("|", "\\|")).join(" | ")} |`;
}

function oneLine(text: string): string {
  return text
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .trim();
}
