import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { EVENING_KEYS, settingKey, SETTING_NAMES } from "../../../src/taskpane/shared/storage-keys";
import { joinRule } from "../../../src/taskpane/evening/shared/mirrored-store";

const PANE = path.join(__dirname, "../../../src/taskpane");
const KEYS_FILE = "shared/storage-keys.ts";

test("no other file of the pane writes a storage key", () => {
  const files = readdirSync(PANE, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const withKeys = files.filter((file) => /["`]overtrick\.\w/.test(readFileSync(path.join(PANE, file), "utf8")));
  expect(withKeys.map((file) => file.split(path.sep).join("/"))).toEqual([KEYS_FILE]);
});

test("each key of evenings is joined with the disk by its own rule", () => {
  for (const { key, join } of Object.values(EVENING_KEYS))
    expect(joinRule(key.endsWith(".") ? `${key}a` : key)).toBe(join);
});

test("a key without a rule stays in the browser's storage", () => {
  for (const key of [...SETTING_NAMES.map(settingKey), "overtrick.waiting", "overtrick", "evening.a"])
    expect(joinRule(key)).toBeNull();
});
