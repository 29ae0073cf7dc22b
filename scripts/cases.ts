/* global console, process */
// Writes what the golden cases in test/cases must be, as it is now: all of them, or those named.
// Run by "npm run cases"; read the difference with "git diff test/cases" before committing it.
import { caseNames, updateCases } from "../test/support/case-files";

const named = process.argv.slice(2);
const names = caseNames();
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no case ${unknown.join(", ")} in test/cases.`);
const changed = updateCases(named.length > 0 ? named : names);
console.log(changed.length > 0 ? changed.join("\n") : "Nothing has changed.");
