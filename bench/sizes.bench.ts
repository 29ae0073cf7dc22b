// How large the bundles are that a browser or Excel loads; the build refuses what is too large.
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { built, DIST } from "./dist";
import { shown, type Target } from "./targets";

export async function benchSizes(): Promise<Target[]> {
  const files = readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .map((file) => file.replace(/\\/g, "/"))
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .sort();
  console.log("\nSizes, in KB");
  console.table(
    files.map((file) => {
      const text = built(file);
      return {
        file,
        raw: shown(Buffer.byteLength(text) / 1024),
        gzip: shown(gzipSync(text).length / 1024),
      };
    })
  );
  return [];
}
