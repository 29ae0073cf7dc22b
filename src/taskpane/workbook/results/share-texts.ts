/** Texts for sharing a result: apart from the others, so that they load with that page. */
export const shareTexts = {
  madeWith: "Scored with Overtrick",
  copy: "Copy the result",
  picture: "Picture",
  share: "Share",
  text: "The result as text",
  copied: "Copied: paste it into a message.",
  copyYourself: "Copy the selected text with Ctrl+C, or ⌘C on a Mac.",
  drawn: "The picture is below.",
  save: "Save the picture",
  saved: (name: string) => `Saved as ${name}.`,
  copyPicture: "Copy the picture",
  pictureCopied: "Copied: paste the picture into a message.",
  pictureNotCopied: "The picture cannot be copied here: save it instead.",
  shared: "Shared.",
  notShared: "The result cannot be shared from here: copy it instead.",
  notDrawn: "The picture cannot be drawn here: copy the result instead.",
} as const;
