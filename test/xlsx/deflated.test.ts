import { inflateSync, strToU8 } from "fflate";
import { deflated } from "../../src/xlsx/deflated";

const native = globalThis.CompressionStream;
afterEach(() => {
  globalThis.CompressionStream = native;
});

const BYTES = strToU8('<c r="A1"/>'.repeat(20_000));

test.each([
  ["here", native],
  [
    "by what packs in another way only",
    class {
      constructor(format: string) {
        if (format === "deflate-raw") throw new TypeError("Unsupported compression format");
      }
    },
  ],
  ["by none", undefined],
])("bytes are packed %s", async (_, packing) => {
  globalThis.CompressionStream = packing as typeof native;
  const packed = await deflated(BYTES);
  expect(packed.length).toBeLessThan(BYTES.length / 50);
  expect(inflateSync(packed)).toEqual(BYTES);
  expect(await deflated(new Uint8Array(0)).then(inflateSync)).toEqual(new Uint8Array(0));
});
