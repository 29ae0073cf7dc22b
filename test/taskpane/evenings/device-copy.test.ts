import fc from "fast-check";
import { NO_CHANGES, withName } from "../../../src/play/circle";
import { undoLastAct, type Evening } from "../../../src/play/evening";
import { digestOf } from "../../../src/season/digest";
import { NEW_SEASON } from "../../../src/season/stored-season";
import { eveningStore } from "../../../src/taskpane/evening/shared/evening-store";
import { mirroredStore } from "../../../src/taskpane/evening/shared/mirrored-store";
import { bringIn, copyOfDevice } from "../../../src/taskpane/evenings/device-copy";
import { openSettings } from "../../../src/taskpane/shared/settings";
import { homeEvening } from "../../season/evenings";
import { namedEvenings } from "../../support/named-evenings";
import { runs } from "../../support/runs";

/** A device with its storage in memory. */
function device() {
  const texts = new Map<string, string>();
  const storage = new Proxy(
    {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    },
    {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }
  ) as unknown as Storage;
  const noDisk = () => Promise.reject(new Error("no disk"));
  return { store: eveningStore(mirroredStore(() => storage, noDisk)), settings: openSettings(() => storage) };
}

type Device = ReturnType<typeof device>;
const copyOf = ({ store, settings }: Device) => copyOfDevice(store, settings);
const take = (text: string, { store, settings }: Device) => bringIn(text, "copy.json", store, settings);

function fill({ store, settings }: Device, evenings: readonly Evening[], changed: number): void {
  for (const evening of evenings) store.add(evening);
  store.saveCircle(withName(NO_CHANGES, "Bill", "William", changed));
  const digest = digestOf(homeEvening("one.xlsx", { pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"] }));
  store.saveSeason({ ...NEW_SEASON, changed, options: { best: 5 }, evenings: [digest] });
  settings.set("names", ["Ann", "Bob"]);
  settings.set("minutes", 8);
}

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

test("a copy makes a new device the same, and brought in again changes nothing", () => {
  fc.assert(
    fc.property(namedEvenings(4), (evenings) => {
      const [first, second] = [device(), device()];
      fill(first, evenings, 5);
      const copy = copyOf(first);
      expect(take(copy, second)).toEqual({ changed: 4, unchanged: 0, unreadable: 0 });
      const withoutWrites = (all: readonly Evening[]) => all.map((evening) => ({ ...evening, writes: undefined }));
      expect(withoutWrites(second.store.all())).toEqual(withoutWrites(first.store.all()));
      expect([second.store.circle(), second.store.season()]).toEqual([first.store.circle(), first.store.season()]);
      expect(second.settings.get("minutes", 0)).toBe(8);
      const before = copyOf(second);
      expect(take(copy, second)).toEqual({ changed: 0, unchanged: 4, unreadable: 0 });
      expect(copyOf(second)).toBe(before);
      expect(take(copy, first)).toEqual({ changed: 0, unchanged: 4, unreadable: 0 });
      expect(copyOf(first)).toBe(copy);
    }),
    { numRuns: runs({ ci: 10, soak: 200 }) }
  );
});

test("what is newer on the device stays", () => {
  const [evenings] = fc.sample(namedEvenings(2), 1) as [Evening[]];
  const local = device();
  fill(local, evenings, 5);
  const copy = copyOf(local);
  const changed = local.store.change("e0", (evening) => undoLastAct(evening, evening.changed + 1))!;
  local.store.saveCircle(withName(NO_CHANGES, "Bill", "Billy", 9));
  local.store.saveSeason({ ...NEW_SEASON, changed: 9, options: { best: 3 } });
  local.settings.set("minutes", 7);
  local.settings.set("names", ["Eve"]);
  expect(take(copy, local)).toEqual({ changed: 0, unchanged: 2, unreadable: 0 });
  expect(local.store.find("e0")?.entries).toEqual(changed.entries);
  expect(local.store.circle()).toMatchObject({ people: { bill: { name: "Billy" } } });
  expect(local.store.season()).toMatchObject({ options: { best: 3 }, evenings: { length: 1 } });
  expect([local.settings.get("minutes", 0), local.settings.get("names", [])]).toEqual([7, ["Eve", "Ann", "Bob"]]);
});

test("a copy of a later version, and what is no copy, change nothing and get a sentence", () => {
  const local = device();
  fill(local, fc.sample(namedEvenings(1), 1)[0]!, 5);
  const before = copyOf(local);
  expect(() => take(before.replace('"version":1', '"version":2'), local)).toThrow(
    "copy.json was saved by a later version of Overtrick: go online, open the page again, and bring it in then."
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.nat(before.length - 1).map((end) => before.slice(0, end))
      ),
      (text) => {
        expect(() => take(text, local)).toThrow("is not a copy");
      }
    )
  );
  expect(copyOf(local)).toBe(before);
});

test("evenings that cannot be read are counted, and the others are brought in", () => {
  const [first, second] = [device(), device()];
  fill(first, fc.sample(namedEvenings(2), 1)[0]!, 5);
  const copy = JSON.parse(copyOf(first)) as { evenings: unknown[]; circle: unknown; season: unknown };
  copy.evenings.push("{", 5, JSON.stringify({ id: "later", kind: "of later" }));
  Object.assign(copy, { circle: 7, season: [], settings: null });
  expect(take(JSON.stringify(copy), second)).toEqual({ changed: 2, unchanged: 0, unreadable: 3 });
  expect(second.store.season()).toBeNull();
});
