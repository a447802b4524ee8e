/**
 * Signs out, requested by the person, by inactivity, or by a session that could not be renewed. Nothing typed is lost.
 */
import { LOGIN } from '../route/guard.ts';
import { signOut } from './signIn.ts';

type BeforeSignOut = () => Promise<unknown>;

const beforeSignOutTasks = new Set<BeforeSignOut>();
let navigate: ((to: string) => Promise<void>) | undefined;
let leaving: Promise<void> | undefined;

/** Registers a task to run before the sign-out: an open form sends its draft. Returns a function that removes it. */
export function beforeSignOut(task: BeforeSignOut): () => void {
  beforeSignOutTasks.add(task);
  return () => void beforeSignOutTasks.delete(task);
}

export function connectNavigation(connected: (to: string) => Promise<void>): void {
  navigate = connected;
}

/** Runs once, however many calls and timers request it. `from` is the page the person returns to. */
export function signOutAndLeave(from?: string): Promise<void> {
  leaving ??= flushAndSignOut(from).finally(() => void (leaving = undefined));
  return leaving;
}

/** A draft that takes longer remains in the storage of the tab. */
const PATIENCE_MS = 2000;

/** Resolves when all tasks have been tried. */
export async function flushDrafts(): Promise<void> {
  await Promise.allSettled([...beforeSignOutTasks].map((task) => task()));
}

async function flushAndSignOut(from: string | undefined): Promise<void> {
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([flushDrafts(), enough]);
  await signOut();
  const isBack = from !== undefined && !from.startsWith(LOGIN);
  await navigate?.(isBack ? `${LOGIN}?url=${encodeURIComponent(from)}` : LOGIN);
}
