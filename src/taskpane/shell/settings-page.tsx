import { useState } from "preact/hooks";
import { Lazy } from "../components/lazy";
import { Segments } from "../components/segments";
import { BUILD } from "../shared/build";
import type { Settings } from "../shared/settings";
import { texts } from "../texts";
import { showLetters } from "./letters";
import { moreTexts } from "./more-texts";

const copies = () => import("../evenings/season-parts");

/** The page of settings: text size, clock, a copy of everything, and the version. */
export function SettingsPage({ settings }: { readonly settings: Settings }) {
  const [size, setSize] = useState(settings.get("letters", 0));
  const [hasClock, setClock] = useState(settings.get("clock", true));
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
      <h2>{moreTexts.clock.heading}</h2>
      <Segments
        label={moreTexts.clock.heading}
        options={moreTexts.clock.choices}
        chosen={hasClock ? "on" : "off"}
        onChoose={(chosen) => {
          settings.set("clock", chosen === "on");
          setClock(chosen === "on");
        }}
      />
      <p class="hint">{moreTexts.clock.hint}</p>
      <Lazy load={copies}>{({ Copies }) => <Copies settings={settings} />}</Lazy>
      <p class="hint">{texts.version(BUILD.version)}</p>
    </>
  );
}
