import reactHooks from "eslint-plugin-react-hooks";
import storybook from "eslint-plugin-storybook";
import tseslint from "typescript-eslint";

export default [
  { ignores: ["**/dist", "storybook-static", "test-results"] },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  reactHooks.configs.flat["recommended-latest"],
  ...storybook.configs["flat/recommended"],
];
