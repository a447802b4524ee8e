/**
 * Finds what a person would notice at a glance: an empty page, a page too wide, a word cut off or in the wrong
 * language.
 */
import type { Page } from 'playwright-core';
import { findCutMarks } from '../../e2e/support/cutMarks.ts';
import { evaluateInPage } from '../../e2e/support/evaluateInPage.ts';
import type { View } from './options.ts';

export interface SweepFinding {
  readonly kind: 'console' | 'empty' | 'overflow' | 'label' | 'language' | 'cut' | 'axe' | 'elsewhere' | 'failed';
  readonly what: string;
}

export async function inspectPage(page: Page, locale: View['locale']): Promise<SweepFinding[]> {
  const content = await evaluateInPage(page, readPage);
  return [
    ...(content.text.length < SHORTEST_PAGE
      ? [{ kind: 'empty', what: `only ${content.text.length} characters` } as const]
      : []),
    ...(content.isBusy ? [{ kind: 'empty', what: 'still loading' } as const] : []),
    ...(content.excessPx > 1 ? [{ kind: 'overflow', what: `${content.excessPx} px too wide` } as const] : []),
    ...(await findCutMarks(page)).map((what) => ({ kind: 'cut', what }) as const),
    ...content.words.filter((word) => UNFILLED.test(word)).map((what) => ({ kind: 'label', what }) as const),
    ...content.chrome
      .filter((word) => !SAME.test(word) && (locale === 'en' ? THAI.test(word) : isEnglish(word)))
      .map((what) => ({ kind: 'language', what }) as const),
  ];
}

const SHORTEST_PAGE = 20;
/** A parameter that was not filled in, or a value that was not formatted. */
const UNFILLED = /\{\w+\}|\bundefined\b|\bNaN\b|\[object|\bnull\b/;
const THAI = /[\u0E01-\u0E5B]/;
/** Words that are the same in both languages, and the own names of the languages. */
const SAME = /^(?:[A-Z0-9 ./:()…-]+|English|ไทย|Haz)$/;

function isEnglish(word: string): boolean {
  return !THAI.test(word) && /[A-Za-z]{3}/.test(word);
}

/**
 * Runs in the page. Separates texts of the product from data that people have entered: values, cells, names of records.
 */
function readPage(): { text: string; isBusy: boolean; excessPx: number; words: string[]; chrome: string[] } {
  const content = '[data-content], td, dd, textarea, pre, option, [role="option"]';
  const root = document.scrollingElement ?? document.documentElement;
  const main = document.querySelector('main') ?? document.body;
  const isProductText = (element: Element): boolean => element.checkVisibility() && element.closest(content) === null;
  const unique = (texts: string[]): string[] => [
    ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
  ];
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement !== null && isProductText(parentElement)) words.push(textContent ?? '');
  }
  const ours = [
    ...document.querySelectorAll<HTMLElement>(
      'nav a, nav button, h1, h2, h3, label, th, button, legend, dt, [role="tab"]',
    ),
  ].filter(isProductText);
  return {
    text: main.innerText.trim(),
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
    excessPx: root.scrollWidth - root.clientWidth,
    words: unique(words),
    chrome: unique(ours.map((element) => element.innerText)),
  };
}
