/** Sends rows chosen in a list in a frame or a window of its own to the page that opened it. */
import type { WireRecord } from '../../api/resource.ts';

export interface SelectMessage {
  readonly type: 'haz.select';
  readonly rows: readonly WireRecord[];
}

/** Returns false if the list was opened directly. */
export function hasOpener(): boolean {
  return findOpener() !== undefined;
}

/** Sent only to a page of ours: the target's origin must be the same. */
export function sendSelectionToOpener(rows: readonly WireRecord[]): void {
  const message: SelectMessage = { type: 'haz.select', rows };
  findOpener()?.postMessage(message, location.origin);
  if (isOwnWindow()) window.close();
}

function findOpener(): Window | undefined {
  if (isOwnWindow()) return window.opener as Window;
  return window.parent === window ? undefined : window.parent;
}

function isOwnWindow(): boolean {
  return window.opener !== null && window.opener !== undefined;
}
