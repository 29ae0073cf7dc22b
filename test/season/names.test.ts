import { inOrder, keyOf, pairKey, playersIn } from "../../src/season/names";

test.each([
  ["Ann & Bob"], ["Ann&Bob"], ["Ann / Bob"], ["Ann/Bob"], ["Ann + Bob"], ["Ann and Bob"], ["Ann AND Bob"], ["Ann und Bob"],
  ["Ann u. Bob"], ["Ann en Bob"], ["Ann et Bob"], ["Ann y Bob"], ["Ann, Bob"], ["Ann,Bob"], ["Ann; Bob"], ["Ann - Bob"],
  ["Ann – Bob"], ["  Ann   &  Bob "], ["Ann with Bob"],
])("%s names two players", (pair) => {
  expect(playersIn(pair)).toEqual(["Ann", "Bob"]);
}); // prettier-ignore

test.each([
  ["A. Smith & B Jones", ["A. Smith", "B Jones"]],
  ["Smith, Ann & Jones, Bob", ["Ann Smith", "Bob Jones"]],
  ["Anne-Marie Lund & Bo", ["Anne-Marie Lund", "Bo"]],
  ["A. & B. Smith", ["A. Smith", "B. Smith"]],
  ["A & B Smith", ["A Smith", "B Smith"]],
  ["Ann & Bob Smith", ["Ann", "Bob Smith"]],
  ["Andy Sanders & Yves Etxe", ["Andy Sanders", "Yves Etxe"]],
])("%s", (pair, players) => {
  expect(playersIn(pair)).toEqual(players);
});

test.each([["The Smiths"], [""], ["Ann &"], ["& Bob"], ["Ann & Bob & Cy"], ["Ann, Bob, Cy"], ["Anne-Marie"]])(
  "%p names no two",
  (pair) => {
    expect(playersIn(pair)).toBeNull();
  }
);

test.each([
  ["Ann Smith", "ANN  smith"],
  ["A. Smith", "A Smith"],
  ["A.Smith", "a smith"],
  ["Smith, Ann", "Ann Smith"],
  ["José Núñez", "Jose Nunez"],
  ["Jose\u0301", "José"],
  ["Groß", "Gross"],
  ["Bjørn Åse", "bjorn ase"],
  ["O’Hara", "O'Hara"],
  ["Anne-Marie", "Anne Marie"],
  ["İpek", "ipek"],
])("%s is %s", (first, second) => {
  expect(keyOf(first)).toBe(keyOf(second));
});

test.each([
  ["A Smith", "Ann Smith"],
  ["Ann", "Anna"],
  ["Team 1", "Team 2"],
  ["Müller", "Mueller"],
  ["Smith Ann", "Ann Smith"],
])("%s is not %s", (first, second) => {
  expect(keyOf(first)).not.toBe(keyOf(second));
});

test("a pair is the same in either order", () => {
  expect(pairKey(["bob", "ann"])).toBe(pairKey(["ann", "bob"]));
});

test("a name of three parts stays as it is", () => {
  expect(inOrder("Smith, Ann, jun.")).toBe("Smith, Ann, jun.");
});
