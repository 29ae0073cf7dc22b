/**
 * Converts Excel's wildcards to a pattern: ? is any character, * any characters; ~ escapes them. Case does not matter.
 */
export function wildcards(text: string): RegExp {
  const pattern = text.replace(/~([?*~])|[?*]|[\\^$.|+()[\]{}~]/g, (sign: string, plain: string | undefined) =>
    plain !== undefined ? `\\${plain}` : sign === "?" ? "." : sign === "*" ? ".*" : `\\${sign}`
  );
  return new RegExp(pattern, "is");
}
