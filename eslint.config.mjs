import importX from "eslint-plugin-import-x";
import officeAddins from "eslint-plugin-office-addins";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** The rooms of src/ and what each may know: nothing imports what stands above it. */
const KNOWS = {
  bridge: [],
  formula: [],
  movements: ["bridge"],
  sessions: ["movements", "bridge"],
  exchange: ["sessions", "movements", "bridge"],
  play: ["exchange", "sessions", "movements", "bridge"],
  season: ["sessions", "movements", "bridge"],
  workbook: ["season", "sessions", "movements", "formula", "bridge"],
  xlsx: ["workbook", "bridge"],
  functions: ["bridge"],
  excel: ["xlsx", "workbook"],
  taskpane: ["play", "excel", "xlsx", "workbook", "season", "exchange", "sessions", "movements", "functions", "bridge"],
  cli: ["play", "xlsx", "workbook", "season", "exchange", "sessions", "movements", "bridge"],
};

const zones = Object.entries(KNOWS).map(([room, known]) => ({
  target: `./src/${room}`,
  from: "./src",
  except: [room, ...known].map((name) => `./${name}`),
  message: `src/${room}/ may import ${known.join(", ") || "nothing but itself"}.`,
}));

/** The add-ins' rules, with the version of the TypeScript rules that the typed ones below are of. */
const addIns = officeAddins.configs.recommended.map((config) =>
  config.plugins?.["@typescript-eslint"]
    ? { ...config, plugins: { ...config.plugins, "@typescript-eslint": tseslint.plugin } }
    : config
);

export default [
  { ignores: ["**/dist/**", "dist-site/**", "coverage/**", "node_modules/**"] },
  ...addIns,
  {
    plugins: { "office-addins": officeAddins, "import-x": importX },
    languageOptions: { parser: tseslint.parser },
    settings: { "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } } },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-default-export": "error",
      // What a module exports must not depend on who else has been imported.
      "import-x/no-unassigned-import": [
        "error",
        { allow: ["**/*.css", "src/functions/*", "test/support/custom-functions", "tsx/cjs"] },
      ],
      // What has more ways through it is a table, cases, or several functions.
      complexity: ["error", 25],
      "max-depth": ["error", 5],
    },
  },
  {
    // TypeScript knows better what is defined, and how often.
    files: ["**/*.{ts,tsx}"],
    rules: { "no-undef": "off", "no-redeclare": "off", "no-unused-vars": "off" },
  },
  {
    // Safari before 16.4 refuses a whole script for such a pattern.
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[regex.pattern=/\\(\\?<[=!]/]", message: "Safari before 16.4 cannot look behind." },
      ],
    },
  },
  {
    // Those that are left are counted, file by file, in eslint-suppressions.json.
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    rules: { "@typescript-eslint/no-non-null-assertion": "error" },
  },
  {
    // Preact's hooks have the names and rules of React's.
    files: ["src/taskpane/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    // What only the types tell.
    files: ["{src,test,scripts,bench}/**/*.{ts,tsx}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-base-to-string": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["*.config.{js,mjs}", "scripts/**", "bench/**", "test/**"],
    rules: { "import-x/no-default-export": "off", "@typescript-eslint/no-require-imports": "off" },
  },
];
