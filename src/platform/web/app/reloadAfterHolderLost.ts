/** The holder the open page was read for is lost: the person is led to where they are told so, and choose another. */

let reloading: Promise<void> | undefined;

/** Once, however many calls of the page were refused. */
export function reloadAfterHolderLost(): Promise<void> {
  reloading ??= follow().finally(() => void (reloading = undefined));
  return reloading;
}

async function follow(): Promise<void> {
  const { reloadSession } = await import('./serverEvents.ts');
  await reloadSession();
}
