/** Leads to a field wherever it stands: in a step that is not open, in a row far down a long table, in a dialog of a row. */

/** Brings the address a step closer, if it leads through here. Called until the field is on the page. */
export type Revealer = (address: string) => void;

/** Frames to wait for what has to be opened on the way. */
const MAX_FRAMES = 60;

export function focusField(
  { prefix, revealers }: { readonly prefix: string; readonly revealers: ReadonlySet<Revealer> },
  address: string,
): void {
  let frames = 0;
  const way = new AbortController();
  // Who goes on by hand meanwhile is not fetched back.
  for (const act of ['pointerdown', 'input'])
    addEventListener(act, () => way.abort(), { capture: true, signal: way.signal });
  const look = (): void => {
    if (way.signal.aborted) return;
    const found = findControl(prefix, address);
    // A form that is just being saved, or lies below a dialog that is just closing, takes no focus yet.
    if (found !== undefined && found.closest('[inert]') === null) {
      way.abort();
      scrollAndFocus(found);
      return;
    }
    for (const reveal of revealers) reveal(address);
    frames += 1;
    if (frames < MAX_FRAMES) requestAnimationFrame(look);
    else way.abort();
  };
  look();
}

/** What stands in a dialog of a row may also stand in the table behind it: its ids begin otherwise. */
export const ROW_DIALOG_PREFIX = 'row.';

/** The dialog lies above the table, and a dialog of its rows above that. */
function findControl(prefix: string, address: string): HTMLElement | undefined {
  return [`${prefix}${ROW_DIALOG_PREFIX}${ROW_DIALOG_PREFIX}`, `${prefix}${ROW_DIALOG_PREFIX}`, prefix]
    .map((one) => findById(one + address))
    .find((element) => element !== null);
}

/** Ids of addresses have dots in them. */
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
