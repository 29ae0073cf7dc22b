import type { Page } from "playwright-core";

/** All that people read on a page as it is, with what only screen readers say. */
export function readInPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || parent.closest("script, style, noscript")) continue;
      // The options of a list are shown when it is opened.
      if (isShown(parent.closest("select, datalist") ?? parent)) found.push(texts.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      if (isShown(element))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ""))];
  });
}

/** What of a page does not go into its room, in words. */
export function cutInPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const say = (element: Element, what: string) => {
      const name = element.tagName.toLowerCase() + (element.className ? `.${String(element.className)}` : "");
      found.push(`${name} ${what}: ${(element.textContent ?? "").trim().slice(0, 60)}`);
    };
    if (document.scrollingElement!.scrollWidth > width) say(document.body, "scrolls sideways");
    const canvas = document.createElement("canvas").getContext("2d")!;
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return canvas.measureText(text).width;
    };
    const shownIn = (field: HTMLElement) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
      return field instanceof HTMLInputElement && field.value === "" ? field.placeholder : "";
    };
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("svg, option, script")) continue;
      const style = getComputedStyle(element);
      const inner = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // The list shows the whole text when it is opened, and a field an example: there an ellipsis says that it goes on.
      if (element.matches("select, input, textarea")) {
        const text = shownIn(element);
        if (widthOf(text, style) > inner && style.textOverflow !== "ellipsis")
          say(element, `has no room for "${text}"`);
        continue;
      }
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()
      );
      if (own.length === 0) continue;
      // What is for screen readers only has no room on purpose; a table may scroll in its frame.
      if (style.clipPath !== "none" || style.clip !== "auto" || element.closest(".table-frame")) continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.display !== "inline") say(element, "is too narrow");
      const range = document.createRange();
      for (const node of own) {
        range.selectNodeContents(node);
        const box = element.closest("button, td, th, summary, label, li")?.getBoundingClientRect();
        for (const { left, right } of range.getClientRects()) {
          if (left < -1 || right > width + 1) say(element, "leaves the page");
          else if (box && (left < box.left - 1 || right > box.right + 1)) say(element, "leaves its box");
        }
      }
    }
    return [...new Set(found)];
  });
}
