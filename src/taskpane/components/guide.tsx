import { BUILD } from "../shared/build";
import { texts } from "../texts";

/** A link to the guide, or without a site to the help on the functions, in a window of its own: the pane stays as it is. */
function GuideLink({ children }: { readonly children: string }) {
  return (
    <a class="guide" href={BUILD.guide} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** What to do with a workbook that has been made. */
export function NextSteps({ placesOn }: { readonly placesOn: string }) {
  return (
    <p>
      {texts.waysOut.next(placesOn)} {BUILD.site && <GuideLink>{texts.waysOut.more}</GuideLink>}
    </p>
  );
}

/** Which version this is, and where it is told how it works. */
export function About() {
  return (
    <footer class="hint">
      {texts.version(BUILD.version)} · <GuideLink>{BUILD.site ? texts.guide : texts.functionsHelp}</GuideLink>
    </footer>
  );
}
