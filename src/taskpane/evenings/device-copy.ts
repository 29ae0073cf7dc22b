import { InputError } from "../../bridge/input-error";
import { mergeCircles, readCircle } from "../../play/circle";
import { eveningText, readEvening } from "../../play/evening-json";
import { isRecord, parseJson } from "../../play/parsed";
import { mergeSeasons, readSeason } from "../../season/stored-season";
import type { EveningStore } from "../evening/shared/evening-store";
import { textsIn, withNames, type Settings } from "../shared/settings";
import { copiesTexts as texts, type BroughtIn } from "./copies-texts";

/** Version of the file; a later one may have data that this version would lose. */
const VERSION = 1;

/** Settings in a copy. The page last shown and typed results are left out, among others. */
const COPIED_SETTINGS = ["session", "minutes", "letters", "clock", "names", "teams"] as const;
/** Settings with lists of names, which are merged. */
const NAME_SETTINGS: readonly string[] = ["names", "teams"];

type Store = Pick<
  EveningStore,
  "all" | "unreadable" | "mergeCopy" | "find" | "circle" | "saveCircle" | "season" | "saveSeason"
>;
type Stored = Pick<Settings, "get" | "set">;

/** Returns the text of a file with the evenings, circle, season and settings of the device. */
export function copyOfDevice(store: Store, settings: Stored): string {
  return JSON.stringify({
    overtrick: "copy",
    version: VERSION,
    // The file that is saved if the pane cannot start has the evenings under the same name.
    evenings: [...store.all().map(eveningText), ...store.unreadable().map(({ text }) => text)],
    circle: readCircle(store.circle()),
    season: readSeason(store.season()),
    settings: Object.fromEntries(
      COPIED_SETTINGS.flatMap((name) => {
        const value = settings.get<unknown>(name, null);
        return value === null ? [] : [[name, value] as const];
      })
    ),
  });
}

/**
 * Adds a copy to the device. Evenings are merged; circle and season are merged by the times of their changes; settings
 * that the device has stay, and names are added to them.
 * @throws InputError if the text is no copy, or a copy of a later version.
 */
export function bringIn(text: string, fileName: string, store: Store, settings: Stored): BroughtIn {
  const copy = parseJson(text);
  if (!isRecord(copy) || copy.overtrick !== "copy" || typeof copy.version !== "number" || !Array.isArray(copy.evenings))
    throw new InputError(texts.notACopy(fileName));
  if (copy.version > VERSION) throw new InputError(texts.later(fileName));
  const count = { changed: 0, unchanged: 0, unreadable: 0 };
  for (const stored of copy.evenings as readonly unknown[]) {
    const evening = typeof stored === "string" ? readEvening(parseJson(stored)) : null;
    if (!evening) {
      count.unreadable++;
      continue;
    }
    const textBefore = textOf(store, evening.id);
    store.mergeCopy(evening);
    count[textOf(store, evening.id) === textBefore ? "unchanged" : "changed"]++;
  }
  const circle = readCircle(store.circle());
  saveIfChanged(circle, mergeCircles(circle, readCircle(copy.circle)), store.saveCircle);
  const season = readSeason(store.season());
  saveIfChanged(season, mergeSeasons(season, readSeason(copy.season)), store.saveSeason);
  const copied = isRecord(copy.settings) ? copy.settings : {};
  for (const name of COPIED_SETTINGS) {
    const [local, other] = [settings.get<unknown>(name, null), copied[name]];
    if (other === undefined) continue;
    if (NAME_SETTINGS.includes(name)) settings.set(name, withNames(textsIn(other), textsIn(local)));
    else if (local === null) settings.set(name, other);
  }
  return count;
}

function textOf(store: Store, id: string): string {
  const evening = store.find(id);
  return evening ? eveningText(evening) : "";
}

function saveIfChanged<T>(before: T, merged: T, save: (value: T) => void): void {
  if (JSON.stringify(before) !== JSON.stringify(merged)) save(merged);
}
