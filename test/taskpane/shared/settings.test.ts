import { openSettings, withNames } from "../../../src/taskpane/shared/settings";

function storage(broken: "no" | "full" | "refused" = "no"): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken !== "no") throw new Error(broken);
      kept.set(key, value);
    },
  } as Storage;
}

test("what is set is there again for the next page", () => {
  const device = storage();
  openSettings(() => device).set("session", { boards: 24 });
  expect(openSettings(() => device).get("session", null)).toEqual({ boards: 24 });
  expect(openSettings(() => device).get("minutes", 7)).toBe(7);
});

test.each([
  ["full", () => storage("full")],
  [
    "refused",
    () => {
      throw new Error("refused");
    },
  ],
])("where storage is %s, settings last as long as the page", (_, device) => {
  const settings = openSettings(device);
  settings.set("tab", "tab-scores");
  expect(settings.get("tab", "tab-session")).toBe("tab-scores");
  expect(openSettings(device).get("tab", "tab-session")).toBe("tab-session");
});

test("what is stored but broken is as good as nothing", () => {
  const device = storage();
  device.setItem("overtrick.names", "{");
  expect(openSettings(() => device).get("names", [])).toEqual([]);
});

test("all settings can be forgotten, and nothing else: no evening, and nothing that is not known", () => {
  const device = { ...{ "overtrick.session": "null", "overtrick.names": "[]", another: "mine" } } as unknown as Storage;
  Object.defineProperties(device, {
    getItem: { value: (key: string) => (device as Record<string, string>)[key] ?? null },
    setItem: { value: (key: string, value: string) => ((device as Record<string, string>)[key] = value) },
    removeItem: { value: (key: string) => delete (device as Record<string, string>)[key] },
  });
  const settings = openSettings(() => device);
  settings.set("tab", "tab-scores");
  const evenings = [
    "evening.a",
    "evening.damaged",
    "bookmark.a",
    "drafts.a",
    "seen.a",
    "opened",
    "turn",
    "of-a-later-version",
  ];
  for (const key of evenings) device.setItem(`overtrick.${key}`, "{");
  settings.forget();
  expect(Object.keys(device)).toEqual(["another", ...evenings.map((key) => `overtrick.${key}`)]);
  expect(settings.get("tab", "tab-session")).toBe("tab-session");
});

test("where storage is refused, what the page remembers is forgotten", () => {
  const settings = openSettings(() => {
    throw new Error("refused");
  });
  settings.set("tab", "tab-scores");
  settings.forget();
  expect(settings.get("tab", "tab-session")).toBe("tab-session");
});

test("names: the latest first, each once, blank ones not at all, sixty at the most", () => {
  expect(withNames(["Ann", "Bob"], [" Cy ", "", "Bob"])).toEqual(["Cy", "Bob", "Ann"]);
  const many = Array.from({ length: 100 }, (_, i) => `Pair ${i}`);
  expect(withNames(many, ["New"])).toHaveLength(60);
});
