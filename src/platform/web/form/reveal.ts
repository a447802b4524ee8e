/** Leads to a field wherever it stands: in a step that is not open, in a row far down a long table, in a dialog of a row. */

/** Brings the address a step closer, if it leads through here. Called until the field is on the page. */
export type Revealer = (address: string) => void;

/** Frames to wait for what has to be opened on the way. */
const PATIENCE_FRAMES = 60;

export function focusField(address: string, { idOf, revealers }: { readonly idOf: (address: string) => string; readonly revealers: ReadonlySet<Revealer> }): void {
  let frames = 0;
  const look = (): void => {
    const found = findById(idOf(address));
    if (found !== null) {
      arrive(found);
      return;
    }
    for (const reveal of revealers) reveal(address);
    frames += 1;
    if (frames < PATIENCE_FRAMES) requestAnimationFrame(look);
  };
  look();
}

/** Ids of addresses have dots in them. */
export function findById(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

const FOCUSABLE = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';

function arrive(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
  target.focus({ preventScroll: true });
}
