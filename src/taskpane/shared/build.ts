/** What the build says of itself; webpack.config.js and jest.config.js put it in. */
declare const OVERTRICK_BUILD: {
  /** As in package.json. */
  readonly version: string;
  /** Where the guide is, from the pane. */
  readonly guide: string;
  /** Whether the pages of a site are beside the pane. */
  readonly site: boolean;
};

export const BUILD = OVERTRICK_BUILD;
