/** A text in which ? is any character and * any characters, unless after ~; upper and lower case are the same. */
export function wildcards(text: string): RegExp {
  const pattern = text.replace(/~([?*~])|[?*]|[\\^$.|+()[\]{}~]/g, (sign: string, plain: string | undefined) =>
    plain !== undefined ? `\\${plain}` : sign === "?" ? "." : sign === "*" ? ".*" : `\\${sign}`
  );
  return new RegExp(pattern, "is");
}
