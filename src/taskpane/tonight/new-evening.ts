import type { Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";

/** Whether an evening is one of a session: of the same kind, with all that was chosen and typed. */
export function isSameSetup(evening: Evening, { kind, options }: Pick<Evening, "kind" | "options">): boolean {
  return evening.kind === kind && JSON.stringify(evening.options) === JSON.stringify(options);
}

/** An evening that begins now, under a name of its own. */
export function newEvening({ kind, options }: Plan): Evening {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
  return { id, kind, options, started: now, changed: now, entries: [] };
}
