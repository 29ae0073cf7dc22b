import { decodeText } from "../../../src/sessions/reading/decode-text";

const bytes = (...numbers: number[]) => new Uint8Array(numbers);

describe("a file's bytes as text", () => {
  it("UTF-8, its byte-order mark left out", () => {
    expect(decodeText(bytes(0x63, 0x61, 0x66, 0xc3, 0xa9))).toBe("café");
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x31, 0x2c, 0xe2, 0x99, 0xa0))).toBe("1,♠");
    expect(decodeText(bytes())).toBe("");
  });

  it("UTF-16, as some spreadsheets save it", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x31, 0x00, 0x60, 0x26))).toBe("1♠");
  });

  it("what is no UTF-8 is the Windows code page", () => {
    expect(decodeText(bytes(0x63, 0x61, 0x66, 0xe9))).toBe("café");
    // A dash before a number is a minus that Excel has made a dash of.
    expect(decodeText(bytes(0x96, 0x35, 0x30, 0x20, 0x80, 0x9f))).toBe("–50 €Ÿ");
  });

  it("bytes with a zero are no text: a workbook, say", () => {
    expect(decodeText(bytes(0x50, 0x4b, 3, 4, 0, 0))).toBeNull();
    expect(decodeText(bytes(0xff, 0x31, 0x00))).toBeNull();
    expect(decodeText(bytes(0x31, 0xfe, 0x00))).toBeNull();
  });
});
