import { namePlaces, namesOf, nameStep, type NameEvent } from "../../src/play/name-places";

const FOUR = ["Ann & Bob", "Cy / Di", "The Smiths", ""];

test("the two names of each pair, and back", () => {
  const places = namePlaces(FOUR, true);
  expect(places).toEqual({ names: ["Ann", "Bob", "Cy", "Di", "The Smiths", "", "", ""], current: 5 });
  expect(namesOf(places, true)).toEqual(["Ann & Bob", "Cy & Di", "The Smiths", ""]);
  expect(namesOf(namePlaces(["Ann & Bob", ""], false), false)).toEqual(["Ann & Bob", ""]);
});

test("names that are tapped go to the current place and then to the next empty one; those that have one leave it", () => {
  const tap = (name: string): NameEvent => ({ kind: "name", name });
  const events: readonly (readonly [NameEvent, string, number | null])[] = [
    [tap("Eve"), "Ann,Bob,Cy,Di,The Smiths,Eve,,", 6],
    [tap("ANN"), ",Bob,Cy,Di,The Smiths,Eve,,", 0],
    [{ kind: "place", index: 7 }, ",Bob,Cy,Di,The Smiths,Eve,,", 7],
    [tap("Flo"), ",Bob,Cy,Di,The Smiths,Eve,,Flo", 0],
    [tap("Ida"), "Ida,Bob,Cy,Di,The Smiths,Eve,,Flo", 6],
    [tap("Gus"), "Ida,Bob,Cy,Di,The Smiths,Eve,Gus,Flo", null],
    // Nobody waits for a name.
    [tap("Hal"), "Ida,Bob,Cy,Di,The Smiths,Eve,Gus,Flo", null],
    [{ kind: "place", index: 1 }, "Ida,Bob,Cy,Di,The Smiths,Eve,Gus,Flo", 1],
    [tap("Hal"), "Ida,Hal,Cy,Di,The Smiths,Eve,Gus,Flo", null],
    [{ kind: "all", names: ["Ann", ""] }, "Ann,", 1],
  ];
  let places = namePlaces(FOUR, true);
  for (const [event, names, current] of events) {
    places = nameStep(places, event);
    expect([places.names.join(), places.current]).toEqual([names, current]);
  }
});
