import { createPlaces, placeOf } from "../../../src/taskpane/shell/places";

test.each([
  ["#workbook", "workbook"],
  ["#play?people=9&until=22:30", "play"],
  // As earlier versions named them, in links and in what they remembered.
  ["#tonight", "play"],
  ["#session?people=9", "workbook"],
  ["tab-session", "workbook"],
  ["tab-scores", "scores"],
  ["#OT3abc", null],
  ["#constructor", null],
  ["", null],
])("the address %s is the place %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test("beside Excel every page leads back home, but for joining a phone, which leads to Play", () => {
  const { current, goTo, back, parentOf } = createPlaces("home", true);
  expect(parentOf("home")).toBeNull();
  for (const name of ["workbook", "season", "results", "evenings", "settings"] as const) {
    goTo(name);
    back();
    expect(current.get()).toBe("home");
  }
  goTo("join");
  back();
  expect(current.get()).toBe("play");
});
