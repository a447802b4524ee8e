/** Thai has marks above marks. A box that clips its overflow and is only as high as its line cuts the upper mark. */
import type { Page } from 'playwright-core';
import { evaluateInPage } from './evaluateInPage.ts';

/** Returns the texts whose marks are cut, once each. */
export async function findCutMarks(page: Page): Promise<string[]> {
  return evaluateInPage(page, readCutMarks);
}

/** Runs in the page. Compares the top of the ink of a line with the top of the nearest box that clips. */
function readCutMarks(): string[] {
  const stacked = /[\u0E31\u0E34-\u0E37\u0E47][\u0E48-\u0E4C]/;
  /** Smaller differences are due to rounding of pixels. */
  const tolerancePx = 0.5;
  const pen = document.createElement('canvas').getContext('2d');
  const cut = new Set<string>();
  const cutterOf = (from: Element): Element | null => {
    for (let element: Element | null = from; element !== null; element = element.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(element).overflowY)) return element;
    }
    return null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (
      pen === null ||
      parentElement === null ||
      textContent === null ||
      !stacked.test(textContent) ||
      !parentElement.checkVisibility()
    )
      continue;
    const cutter = cutterOf(parentElement);
    if (cutter === null || cutter.clientHeight <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const [line] = range.getClientRects();
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parentElement);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { actualBoundingBoxAscent, fontBoundingBoxAscent } = pen.measureText(textContent);
    const edge = cutter.getBoundingClientRect().top + cutter.clientTop;
    // A line that is wholly above the box is not shown at all, as the link that only the keyboard reaches.
    if (
      line !== undefined &&
      line.bottom > edge &&
      line.top + fontBoundingBoxAscent - actualBoundingBoxAscent < edge - tolerancePx
    )
      cut.add(textContent.trim());
  }
  return [...cut];
}
