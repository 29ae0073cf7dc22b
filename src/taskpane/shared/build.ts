/** Facts about the build, inserted by webpack.config.js and jest.config.js. */
declare const OVERTRICK_BUILD: {
  /** As in package.json. */
  readonly version: string;
  /** Path of the guide, relative to the pane. */
  readonly guide: string;
  /** True if the pages of a site are beside the pane. */
  readonly site: boolean;
};

export const BUILD = OVERTRICK_BUILD;
