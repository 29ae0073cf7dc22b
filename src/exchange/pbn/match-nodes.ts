import { InputError } from "../../bridge/input-error";
import { comparable } from "../../sessions/names";

/** Nodes of a match's parity, besides its plays, players, teams and tables. */
export const HOME = "home";
export const OPEN = "open room";
export const OURS = "our first team";

export const playOf = (index: number) => `play:${index}`;
export const playerOf = (name: string) => `player:${comparable(name)}`;
export const teamOf = (name: string) => `team:${comparable(name)}`;
export const tableOf = (label: string) => `table:${label}`;

/** Ends the search, as the file contradicts itself or does not say enough. */
export function refuse(line: number, message: string): never {
  throw Object.assign(new InputError(message, "table"), { line });
}
