/** What the measuring program finds in either page. */
export interface PageUnderTest {
  /** Draws the form, with so many rows. */
  readonly mount: (rows: number) => void;
  /** What the form holds now, told alike by both. */
  readonly values: () => string;
}

declare global {
  interface Window {
    keystroke?: PageUnderTest;
  }
}

export function exposePage(page: PageUnderTest): void {
  window.keystroke = page;
}
