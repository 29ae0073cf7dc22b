export const stepperTexts = { fewer: "One fewer", more: "One more" };
