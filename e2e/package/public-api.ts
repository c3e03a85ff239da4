import ts from "typescript";
import { ENTRIES, ROOT } from "./packed";

/**
 * The public API as text: what each entry exports, then every type and signature that shows through, as the built types
 * have them. Where a thing is declared does not matter.
 */
export function publicApi(): string {
  const program = ts.createProgram(
    ENTRIES.map(({ types }) => `${ROOT}/${types}`),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      noLib: true,
      strict: true,
    },
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const declarations = new Map<ts.Declaration, string>();

  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const show = (symbol: ts.Symbol) => {
    for (const declaration of original(symbol).declarations ?? []) {
      const file = declaration.getSourceFile();
      if (!file.fileName.startsWith(`${ROOT}/dist/`) || declarations.has(declaration)) continue;
      const statement = statementOf(declaration);
      if (statement === undefined) continue;
      declarations.set(declaration, printer.printNode(ts.EmitHint.Unspecified, statement, file));
      showNamed(statement);
    }
  };
  const showNamed = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) show(symbol);
    }
    ts.forEachChild(node, showNamed);
  };

  const entries = ENTRIES.map(({ name, types }) => {
    const file = program.getSourceFile(`${ROOT}/${types}`);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} is no module: ${types}`);
    const symbols = checker.getExportsOfModule(module);
    symbols.forEach(show);
    const names = symbols.map((symbol) => `  ${symbol.name}`).toSorted(byText);
    return [name, ...names].join("\n");
  });
  const shown = [...new Set(declarations.values())].toSorted(byText);
  return `${[...entries, ...shown].join("\n\n")}\n`;
}

/** The statement at the top of a file that declares something; nothing for a member or a parameter. */
function statementOf(declaration: ts.Declaration): ts.Node | undefined {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent) ? statement : undefined;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
