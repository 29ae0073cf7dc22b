import type { Settings } from "../shared/settings";
import { BUILD } from "../shared/build";
import { LettersButton } from "../shell/letters-button";
import { texts } from "../texts";

/** A link to the guide, or without a site to the help on the functions, in a window of its own: the pane stays as it is. */
export function GuideLink({ children }: { readonly children: string }) {
  return (
    <a class="guide" href={BUILD.guide} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** The version, a link to the guide, and the size of the letters. */
export function About({ settings }: { readonly settings: Settings }) {
  return (
    <footer>
      <span>
        {texts.version(BUILD.version)} · <GuideLink>{BUILD.site ? texts.guide : texts.functionsHelp}</GuideLink>
      </span>
      <LettersButton settings={settings} />
    </footer>
  );
}
