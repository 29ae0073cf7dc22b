/** The answers to a question that is asked before something is done. */
export const questionTexts = { confirm: "Yes, do it", cancel: "Cancel" } as const;
