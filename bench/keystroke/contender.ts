/** The interface that the measuring program finds in either page. */
export interface PageUnderTest {
  /** Draws the form with this many rows. */
  readonly mount: (rows: number) => void;
  /** The current values of the form, in the same notation in both pages. */
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
