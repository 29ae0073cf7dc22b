/** How esbuild reads the pane's views: as tsconfig.json has it, and without their styles. */
export const JSX = { jsx: "automatic", jsxImportSource: "preact", loader: { ".css": "empty" } } as const;
