// Data moves left to right, imports go right to left: model, checks → wire → query → view → components.
/** Tests, stories, and what only they share (`test-rig.tsx`). */
const TEST_FILE = "\\.(test|stories)\\.tsx?$|(^|/)test-[^/]+\\.tsx?$";

const only = (from, to) => ({
  name: `${from}-imports`,
  comment: `src/${from} may import only itself and ${to.length ? to.map((f) => `src/${f}`).join(", ") : "nothing of ours"}.`,
  severity: "error",
  from: { path: `^src/${from}/`, pathNot: TEST_FILE },
  to: { path: "^(src|mocks|e2e|\\.storybook)/", pathNot: [from, ...to].map((f) => `^src/${f}/`) },
});

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-orphans-of-resolution", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "packages-are-declared",
      comment: "A package that package.json does not name may be here, but is not in a fresh clone.",
      severity: "error",
      from: {},
      to: {
        dependencyTypes: ["npm-no-pkg", "npm-unknown"],
        // An optional peer counts as both.
        dependencyTypesNot: ["npm", "npm-dev", "npm-peer"],
      },
    },
    only("model", []),
    only("checks", []),
    only("command", ["checks"]),
    only("wire", ["model", "checks"]),
    only("query", ["model", "wire", "checks"]),
    only("view", ["model", "messages", "checks"]),
    only("messages", ["model"]),
    {
      name: "src-is-shipped",
      comment: "What ships never imports the mock, stories or tests.",
      severity: "error",
      from: { path: "^src/", pathNot: TEST_FILE },
      to: { path: `^(mocks|e2e|\\.storybook)/|${TEST_FILE}` },
    },
    {
      name: "mocks-imports",
      comment: "The mock is built on the model, the checks and the wire, never on what it is there to test.",
      severity: "error",
      from: { path: "^mocks/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/", pathNot: "^src/(model|wire|checks)/" },
    },
    {
      name: "react-free",
      comment: "The model, the checks, the command, the wire, the views and the messages run without React.",
      severity: "error",
      from: { path: "^src/(model|checks|command|wire|view|messages)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/(react|react-dom|@tanstack)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Packages of their own, which stand there only once the tests have installed them, and what was built of them.
    exclude: { path: "^e2e/(hosts/react-|bench/peers/)|^e2e/.*/dist/" },
    // The real daemon and the bench have a package.json below ours.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
