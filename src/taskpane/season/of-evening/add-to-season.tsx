import type { Host } from "../../../excel/host";
import type { Scored } from "../../../sessions/kinds";
import { Button } from "../../components/button";
import { DropZone } from "../../components/drop-zone";
import { StatusRegion, useActionRunner } from "../../components/status-region";
import { loading } from "../../shared/loading";
import { seasonOfTonightTexts as texts } from "./season-of-tonight-texts";

interface Props {
  readonly scored: Scored;
  readonly host: Host;
}

/** Adds an evening to a season: to its last workbook, or to a new one. */
export function AddToSeason({ scored, host }: Props) {
  const { said: status, attempt } = useActionRunner();
  const add = (file: File | null) =>
    attempt(async () => {
      const { withTonight } = await loading(import("./season-of-tonight"));
      const season = await withTonight(scored, file);
      const lines = [...season.messages, await saveOrOpen(host, season)];
      return { intent: "success", text: lines.map((line) => <p>{line}</p>) };
    });
  return (
    <section class="season">
      <h2>{texts.heading}</h2>
      <DropZone
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
      <StatusRegion said={status} />
    </section>
  );
}

/** Saves a season's workbook, or opens it if the host cannot save files. @returns a sentence for the user. */
async function saveOrOpen(
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
