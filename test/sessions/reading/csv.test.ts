import { readCsv } from "../../../src/sessions/reading/csv";

const KNOWN = { board: [], points: [] };

test("a file that is longer than any session is read as far as a session may go", () => {
  const { lines, faults } = readCsv(`board,points\n${"1,420\n".repeat(60_000)}`, KNOWN);
  expect(lines).toHaveLength(49_999);
  expect(faults).toEqual([
    {
      line: 1,
      field: "",
      message:
        "The file has more lines than any session needs: only the first 50000 were read. Choose a file with the results of one session.",
    },
  ]);
});

test("blank rows down to the end of a sheet are nothing", () => {
  const { lines, faults } = readCsv(`board,points\n1,420\n${",\n".repeat(1_048_574)}`, KNOWN);
  expect([lines.length, faults]).toEqual([1, []]);
});

test("a field that is longer than any is cut, so that its message can be read; it is no less wrong", () => {
  const { lines, warnings } = readCsv(`board,points,${"x".repeat(5_000)}\n1,420${" ".repeat(400)}0`, KNOWN);
  expect(lines[0]!.fields.points).toBe(`420${" ".repeat(247)}…`);
  expect(warnings[0]!.message).toHaveLength(277);
});

test("a header that is wider than any session is read as far as a session may go", () => {
  const { columns, faults, warnings } = readCsv(`board,${"x,".repeat(300_000)}points\n1,420`, KNOWN);
  expect([columns, warnings.length]).toEqual([["board"], 999]);
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining("The header has more columns than any session needs: only the first 1000 were read"),
  ]);
});
