import { useState } from "preact/hooks";
import { Segments } from "../components/segments";
import { BUILD } from "../shared/build";
import type { Settings } from "../shared/settings";
import { texts } from "../texts";
import { showLetters } from "./letters";
import { moreTexts } from "./more-texts";

/** The size of the letters, and the version. */
export function SettingsPage({ settings }: { readonly settings: Settings }) {
  const [size, setSize] = useState(settings.get("letters", 0));
  const { heading, sizes } = moreTexts.letters;
  return (
    <>
      <h2>{heading}</h2>
      <Segments
        label={heading}
        options={sizes.map((text, i) => [String(i), text] as const)}
        chosen={String(size)}
        onChoose={(chosen) => {
          settings.set("letters", Number(chosen));
          setSize(Number(chosen));
          showLetters(settings);
        }}
      />
      <p class="hint">{texts.version(BUILD.version)}</p>
    </>
  );
}
