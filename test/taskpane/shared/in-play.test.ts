import { eveningInPlay } from "../../../src/taskpane/shared/in-play";

const HOUR = 60 * 60 * 1000;
const holding = (stored: Readonly<Record<string, string>>) =>
  eveningInPlay(() => ({ getItem: (key: string) => stored[key] ?? null }));
const changed = (ago: number) => JSON.stringify({ id: "a", changed: Date.now() - ago });

test.each<[string, Readonly<Record<string, string>>, string | null]>([
  ["nothing", {}, null],
  ["an evening that is open", { "overtrick.opened": "a", "overtrick.evening.a": changed(HOUR) }, "a"],
  ["one that was closed", { "overtrick.evening.a": changed(HOUR) }, null],
  ["one of yesterday", { "overtrick.opened": "a", "overtrick.evening.a": changed(20 * HOUR) }, null],
  ["one that was deleted", { "overtrick.opened": "a" }, null],
  ["what cannot be read", { "overtrick.opened": "a", "overtrick.evening.a": "{" }, null],
  ["what is no evening", { "overtrick.opened": "a", "overtrick.evening.a": "7" }, null],
])("with %s kept", (_, stored, inPlay) => {
  expect(holding(stored)).toBe(inPlay);
});

test("where storage is refused no evening is in play", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  expect(eveningInPlay(refuse)).toBeNull();
});
