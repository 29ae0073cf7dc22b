import { isOption, OPTIONS, type OptionName, type SessionOptions } from "./session-options";

/** True if parsed JSON has only options of sessions, with values of their types. */
export function areOptions(written: unknown): written is SessionOptions {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return false;
  return Object.entries(written).every(([name, value]) => isOption(name) && isValue(name, value));
}

function isValue(name: OptionName, value: unknown): boolean {
  const isListOf = (type: string) => Array.isArray(value) && value.every((item) => typeof item === type);
  switch (OPTIONS[name].value) {
    case "whole number":
      return typeof value === "number";
    case "number or sizes":
    case "number or list":
      return typeof value === "number" || isListOf("number");
    case "yes or no":
      return typeof value === "boolean";
    case "names":
      return isListOf("string");
    case "word":
    case "date":
    case "text":
      return typeof value === "string";
  }
}
