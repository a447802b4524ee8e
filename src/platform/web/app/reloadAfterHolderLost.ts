/** Reloads the page when the person may no longer act for its holder: they see a message and choose another. */

let reloading: Promise<void> | undefined;

/** Runs once, however many calls of the page were refused. */
export function reloadAfterHolderLost(): Promise<void> {
  reloading ??= follow().finally(() => void (reloading = undefined));
  return reloading;
}

async function follow(): Promise<void> {
  const { reloadSession } = await import('./serverEvents.ts');
  await reloadSession();
}
