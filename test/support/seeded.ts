// What properties draw is the same each time with `npm test`, so that a change fails where it is made, and
// another with each `npm run soak`, which says what it has drawn from. Loaded by the suites that have properties.
jest.mock("fast-check", () => {
  const actual = jest.requireActual<typeof import("fast-check")>("fast-check");
  const { SEED } = jest.requireActual<typeof import("./runs")>("./runs");
  actual.configureGlobal({ ...actual.readConfigureGlobal(), seed: SEED });
  return actual;
});
