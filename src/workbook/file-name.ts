const LONGEST = 80;

/**
 * A name for a workbook's file that every system takes: without the characters that separate
 * folders or have a meaning to a system, not too long, and not a device of Windows.
 * @param date year-month-day, or "" for none.
 */
export function fileName(title: string, date: string): string {
  const plain = title
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = [...plain].slice(0, LONGEST).join("").trim();
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short) ? `${short}_` : short;
  return `${[safe || "Bridge", date].filter(Boolean).join(" ")}.xlsx`;
}
