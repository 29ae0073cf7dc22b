import { numberOf } from "../coerce";
import {
  anything,
  condition,
  type Functions,
  number,
  scalarFunction,
  optional,
  arrayFunction,
  text,
  whole,
} from "../declare";
import { type Scalar, VALUE_ERROR } from "../values";
import { wildcards } from "../wildcards";
import { rounded } from "./numbers";

export const TEXTS: Functions = {
  UPPER: scalarFunction([text], (value) => value.toUpperCase()),
  TRIM: scalarFunction([text], (value) => value.replace(/^ +| +$/g, "").replace(/ {2,}/g, " ")),
  LEN: scalarFunction([text], (value) => value.length),
  LEFT: scalarFunction([text, optional(whole, 1)], (value, count) => (count < 0 ? VALUE_ERROR : value.slice(0, count))),
  RIGHT: scalarFunction([text, optional(whole, 1)], (value, count) =>
    count < 0 ? VALUE_ERROR : value.slice(Math.max(value.length - count, 0))
  ),
  MID: scalarFunction([text, whole, whole], (value, start, count) =>
    start < 1 || count < 0 ? VALUE_ERROR : value.slice(start - 1, start - 1 + count)
  ),
  REPT: scalarFunction([text, whole], (value, times) => (times < 0 ? VALUE_ERROR : value.repeat(times))),
  CHAR: scalarFunction([whole], (code) => (code < 1 || code > 255 ? VALUE_ERROR : String.fromCharCode(code))),
  SUBSTITUTE: scalarFunction([text, text, text], (value, old, by) =>
    old === "" || !value.includes(old) ? value : value.split(old).join(by)
  ),
  FIND: scalarFunction([text, text, optional(whole, 1)], (sought, value, start) => {
    if (start < 1 || start > value.length + 1) return VALUE_ERROR;
    return value.indexOf(sought, start - 1) + 1 || VALUE_ERROR;
  }),
  SEARCH: scalarFunction([text, text, optional(whole, 1)], (sought, value, start) => {
    if (start < 1 || start > value.length + 1) return VALUE_ERROR;
    const found = value.slice(start - 1).search(wildcards(sought));
    return found < 0 ? VALUE_ERROR : found + start;
  }),
  VALUE: scalarFunction([anything], (value) => (typeof value === "boolean" ? VALUE_ERROR : numberOf(value))),
  FIXED: scalarFunction([number, optional(whole, 2), optional(condition, false)], fixed),
  HYPERLINK: arrayFunction(1, 2, (link, name = link) => name),
};

/** Prints a number with `decimals` decimals, and commas between thousands. */
function fixed(value: number, decimals: number, isWithoutCommas: boolean): Scalar {
  const [whole = "", ...after] = rounded(value, decimals).toFixed(Math.max(decimals, 0)).split(".");
  return [isWithoutCommas ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ","), ...after].join(".");
}
