/** The holder the open page was read for is lost: the person is led to where they are told so, and choose another. */

let following: Promise<void> | undefined;

/** Once, however many calls of the page were refused. */
export function followLostHolder(): Promise<void> {
  following ??= follow().finally(() => void (following = undefined));
  return following;
}

async function follow(): Promise<void> {
  const { followSession } = await import('./followServer.ts');
  await followSession();
}
