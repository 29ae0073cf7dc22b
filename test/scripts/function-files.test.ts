import { functionFiles } from "../../scripts/function-files";

const SHORT = "./src/functions/short-names.ts";

test("a build takes all functions", () => {
  const { entry, declaring } = functionFiles({});
  expect(entry).toEqual(["./src/functions/index.ts", SHORT]);
  expect(declaring).toEqual(expect.arrayContaining([SHORT, "./src/functions/vp.ts", "./src/functions/imp.ts"]));
});

test("with names=strict it leaves out the short ones, and nothing else", () => {
  const { entry, declaring } = functionFiles({ names: "strict" });
  expect(entry).toEqual(["./src/functions/index.ts"]);
  expect([...declaring, SHORT].sort()).toEqual(functionFiles({}).declaring.sort());
});

test.each(["lax", true, ""])("names=%s is refused", (names) => {
  expect(() => functionFiles({ names })).toThrow("give --env names=strict, or leave it out.");
});
