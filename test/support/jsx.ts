/** How esbuild reads the pane's views: as tsconfig.json has it. */
export const JSX = { jsx: "automatic", jsxImportSource: "preact" } as const;
