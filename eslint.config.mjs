import tsParser from "@typescript-eslint/parser";
import importX from "eslint-plugin-import-x";
import officeAddins from "eslint-plugin-office-addins";
import globals from "globals";

/** The rooms of src/ and what each may know: nothing imports what stands above it. */
const KNOWS = {
  bridge: [],
  movements: ["bridge"],
  sessions: ["movements", "bridge"],
  workbook: ["sessions", "movements", "bridge"],
  xlsx: ["workbook"],
  functions: ["bridge"],
  excel: ["xlsx", "workbook"],
  taskpane: ["excel", "xlsx", "workbook", "sessions", "movements", "functions", "bridge"],
  cli: ["xlsx", "workbook", "sessions", "movements", "bridge"],
};

const zones = Object.entries(KNOWS).map(([room, known]) => ({
  target: `./src/${room}`,
  from: "./src",
  except: [room, ...known].map((name) => `./${name}`),
  message: `src/${room}/ may import ${known.join(", ") || "nothing but itself"}.`,
}));

export default [
  { ignores: ["dist/**", "coverage/**", "node_modules/**"] },
  ...officeAddins.configs.recommended,
  {
    plugins: { "office-addins": officeAddins, "import-x": importX },
    languageOptions: { parser: tsParser },
    settings: { "import-x/resolver": { node: { extensions: [".ts", ".js"] } } },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
    },
  },
  {
    // TypeScript knows better what is defined, and how often.
    files: ["**/*.ts"],
    rules: { "no-undef": "off", "no-redeclare": "off" },
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
