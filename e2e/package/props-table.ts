import ts from "typescript";
import { aliasOf, docOf, interfaceOf, row } from "./source";

/** The members of an interface of ours as a Markdown table, out of their doc comments. */
export function propsTable(name: string): string {
  const declaration = interfaceOf(name);
  const rows = membersOf(declaration).map((member) => {
    const { text, defaultValue } = docOf(member);
    const written = member.name.getText();
    const title = member.questionToken ? `\`${written}\`` : `\`${written}\` (required)`;
    return row(title, code(typeOf(member)), defaultOf(defaultValue), text);
  });
  return [row("prop", "type", "default", ""), "|---|---|---|---|", ...rows, ...inherited(declaration)].join(
    "\n",
  );
}

function membersOf(declaration: ts.InterfaceDeclaration): (ts.PropertySignature | ts.MethodSignature)[] {
  const own = declaration.members.filter(
    (member) => ts.isPropertySignature(member) || ts.isMethodSignature(member),
  );
  const mixedIn = basesOf(declaration).filter(({ typeArguments = [] }) => typeArguments.length === 0);
  return [...own, ...mixedIn.flatMap((base) => membersOf(interfaceOf(base.getText())))];
}

/** The props that a component takes over from its view. */
function inherited(declaration: ts.InterfaceDeclaration): string[] {
  return basesOf(declaration).flatMap(({ typeArguments: [base, left] = [] }) => {
    const name = base?.getText() ?? "";
    if (!/^(Timeline|Overview|Milestone)/.test(name)) return [];
    const names = (left?.getText().match(/"\w+"/g) ?? []).map((each) => `\`${each.slice(1, -1)}\``);
    return ["", `Also what the table of \`${name.replace("Props", "")}\` has, but ${names.join(", ")}.`];
  });
}

function basesOf(declaration: ts.InterfaceDeclaration): ts.ExpressionWithTypeArguments[] {
  return (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
}

function typeOf(member: ts.PropertySignature | ts.MethodSignature): string {
  const type = member.type?.getText() ?? "";
  if (ts.isPropertySignature(member)) return spelledOut(type.replace(/ \| undefined$/, ""));
  return `(${member.parameters.map((parameter) => parameter.getText()).join(", ")}) => ${type}`;
}

/** A name of ours says little in a table; what it stands for does. */
function spelledOut(type: string): string {
  return (aliasOf(type) ?? type).replace(/^\|\s*/, "").replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, "$1");
}

function code(text: string): string {
  return text === "" ? "" : `\`${text}\``;
}

/** A default that is code reads as code, one that is told in words as words. */
function defaultOf(text: string): string {
  if (text === "" || text.includes("`") || / (?!\()/.test(text.replace(/\(.*/, ""))) return text;
  return text.replace(/^(\S+)/, "`$1`");
}
