/** Answers to a question before an action. */
export const questionTexts = { confirm: "Yes, do it", cancel: "Cancel" } as const;
