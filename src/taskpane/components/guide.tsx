import { texts } from "../texts";

/** What the build says of itself; webpack.config.js and jest.config.js put it in. */
declare const OVERTRICK_BUILD: {
  /** As in package.json. */
  readonly version: string;
  /** Where the guide is, from the pane. */
  readonly guide: string;
};

/** A link to the guide, in a window of its own: the pane stays as it is. */
function GuideLink({ children }: { readonly children: string }) {
  return (
    <a class="guide" href={OVERTRICK_BUILD.guide} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** What to do with a workbook that has been made. */
export function NextSteps({ placesOn }: { readonly placesOn: string }) {
  return (
    <p>
      {texts.waysOut.next(placesOn)} <GuideLink>{texts.waysOut.more}</GuideLink>
    </p>
  );
}

/** Which version this is, and where it is told how it works. */
export function About() {
  return (
    <footer class="hint">
      {texts.version(OVERTRICK_BUILD.version)} · <GuideLink>{texts.guide}</GuideLink>
    </footer>
  );
}
