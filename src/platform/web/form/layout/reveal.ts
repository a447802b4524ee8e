/**
 * Moves to a field wherever it is: in a step that is not open, in a row far down a long table, in the dialog of a row.
 */

/**
 * Opens the next thing that hides the field (a step, a row, a dialog), if the address is inside it. Called until the
 * field is on the page.
 */
export type Revealer = (address: string) => void;

/** Frames to wait while steps, rows and dialogs open. */
const MAX_FRAMES = 60;

export function focusField(
  { prefix, revealers }: { readonly prefix: string; readonly revealers: ReadonlySet<Revealer> },
  address: string,
): void {
  let frames = 0;
  const abort = new AbortController();
  // A person who clicks or types elsewhere meanwhile is not moved back.
  for (const act of ['pointerdown', 'input'])
    addEventListener(act, () => abort.abort(), { capture: true, signal: abort.signal });
  const tryFocus = (): void => {
    if (abort.signal.aborted) return;
    const found = findControl(prefix, address);
    // A form that is being saved, or is behind a dialog that is closing, cannot take the focus yet.
    if (found !== undefined && found.closest('[inert]') === null) {
      abort.abort();
      scrollAndFocus(found);
      return;
    }
    for (const reveal of revealers) reveal(address);
    frames += 1;
    if (frames < MAX_FRAMES) requestAnimationFrame(tryFocus);
    else abort.abort();
  };
  tryFocus();
}

/** A field in the dialog of a row may also be in the table behind it, so its ids have another prefix. */
export const ROW_DIALOG_PREFIX = 'row.';

/** The dialog is above the table, and a dialog of its rows above that. */
function findControl(prefix: string, address: string): HTMLElement | undefined {
  return [`${prefix}${ROW_DIALOG_PREFIX}${ROW_DIALOG_PREFIX}`, `${prefix}${ROW_DIALOG_PREFIX}`, prefix]
    .map((idPrefix) => findById(idPrefix + address))
    .find((element) => element !== null);
}

/** Ids made from addresses contain dots. */
export function findById(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';

function scrollAndFocus(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
  target.focus({ preventScroll: true });
}
