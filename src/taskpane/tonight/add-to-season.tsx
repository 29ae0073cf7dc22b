import type { Host } from "../../excel/host";
import type { Scored } from "../../sessions/kinds";
import { Button } from "../components/button";
import { FileField } from "../components/field";
import { StatusRegion, useActionRunner } from "../components/status-region";
import { loading } from "../shared/loading";
import { seasonOfTonightTexts as texts } from "./season-of-tonight-texts";

interface Props {
  readonly scored: Scored;
  readonly host: Host;
}

/** How an evening comes into a season: into its last workbook, or into a new one. */
export function AddToSeason({ scored, host }: Props) {
  const { said, attempt } = useActionRunner();
  const add = (file: File | null) =>
    attempt(async () => {
      const { withTonight } = await loading(import("./season-of-tonight"));
      const made = await withTonight(scored, file);
      const lines = [...made.said, await handOver(host, made)];
      return { intent: "success", text: lines.map((line) => <p>{line}</p>) };
    });
  return (
    <section class="season">
      <h2>{texts.heading}</h2>
      <FileField
        label={texts.add}
        hint={texts.hint}
        accept=".xlsx"
        onFiles={([file]) => {
          if (file) void add(file);
        }}
      />
      <div class="ways">
        <Button name="begin-season" onPress={() => void add(null)}>
          {texts.begin}
        </Button>
      </div>
      <StatusRegion said={said} />
    </section>
  );
}

/** Saves a season's workbook, or opens it where files are not saved. @returns what was done, in words. */
async function handOver(
  host: Host,
  { workbook, fileName }: { readonly workbook: Parameters<Host["download"]>[0]; readonly fileName: string }
): Promise<string> {
  if (host.can.download) {
    await host.download(workbook, fileName);
    return texts.saved(fileName);
  }
  await host.newWorkbook(workbook);
  return texts.opened;
}
