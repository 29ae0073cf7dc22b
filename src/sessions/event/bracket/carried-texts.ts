/** Messages on why points cannot be carried forward from a file. */
export const carriedTexts = {
  part: (typed: string) =>
    `Unknown part "${typed}": choose all, half or 40 %, and most 20 for a maximum, as in "half, most 20".`,
  places: (typed: string, count: number) =>
    `Unknown places "${typed}": give the first and the last place, as in 1-8; the file has ${count} teams.`,
  noVps: (file: string) => `${file} has no victory points to carry forward.`,
  notOver: (file: string, progress: string) => `${file} is not finished: ${progress}`,
  nameless: (file: string) => `The teams in ${file} have no names: type them on its sheet Standings.`,
  noneOfThese: (file: string) => `None of the teams is in ${file}: check the names.`,
  columns: (file: string) => `${file} needs a header line with the columns team and carry.`,
  line: "The line needs a team and its victory points, such as Reds,12.5.",
};
