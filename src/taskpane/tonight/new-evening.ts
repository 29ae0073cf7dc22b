import type { Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";

/** An evening that begins now, under a name of its own. */
export function newEvening({ kind, options }: Plan): Evening {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
  return { id, kind, options, started: now, changed: now, entries: [] };
}
