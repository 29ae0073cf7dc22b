// Ports: as they are typed, and what to say when one is taken.

/**
 * A port as typed.
 * @throws Error when it is none.
 */
export function readPort(text: string | number): number {
  const port = Number(text);
  if (!/^\d+$/.test(String(text)) || port < 1 || port > 65535)
    throw new Error(`--port ${text} is not a port: give a number from 1 to 65535, such as 3001.`);
  return port;
}

/**
 * What to do about a server that could not listen: one line for people, by Node's error code.
 * @param where the option that says where Overtrick is to open, "" for where it does by itself.
 */
export function portTrouble(
  error: { readonly code?: string; readonly message?: string },
  port: number,
  where = ""
): string {
  const { code, message } = error;
  const command = `npm start -- ${where && `${where} `}--port ${port === 3001 ? 3002 : 3001}`;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop that program, or choose another port: ${command}`;
  if (code === "EACCES") return `Port ${port} needs an administrator. Choose another port: ${command}`;
  return `Port ${port} cannot be used: ${message}`;
}
