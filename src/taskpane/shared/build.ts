/** What the build says of itself; webpack.config.js and jest.config.js put it in. */
declare const OVERTRICK_BUILD: {
  /** As in package.json. */
  readonly version: string;
  /** Where the guide is, from the pane. */
  readonly guide: string;
};

export const build = OVERTRICK_BUILD;
