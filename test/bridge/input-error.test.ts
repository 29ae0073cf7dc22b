import { InputError } from "../../src/bridge/input-error";

test("an InputError says what it is, and its message as it stands", () => {
  const error = new InputError("The board is missing.");
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toBe("InputError: The board is missing.");
});
