import { toTemplate, slotTexts, SLOT_MARK } from "../../src/formula/template";

test.each([
  ["A1+$B$2:C9*2.5", ["A1", "$B$2:C9", "2.5"], "?+?*?"],
  ["'It''s 1'!A1&\"A1\"", ["'It''s 1'!A1"], '?&"A1"'],
  ["LOG10(TRUE,Sheet2!A1)", ["Sheet2!A1"], "LOG10(TRUE,?)"],
  ["BRIDGE.IMP(A1)-1E-5-1", ["A1", "1E-5", "1"], "BRIDGE.IMP(?)-?-?"],
  ["E1-5", ["E1", "5"], "?-?"],
  ['#DIV/0!+#N/A&"a""b1"&Total_1', ["Total_1"], '#DIV/0!+#N/A&"a""b1"&?'],
])("the holes of %s", (formula, holes, shape) => {
  const found = toTemplate(formula);
  expect([slotTexts(found), found.shape]).toEqual([holes, shape.replace(/\?/g, SLOT_MARK)]);
});
