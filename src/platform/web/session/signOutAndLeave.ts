/** Going out, whoever asks for it: the person, the clock, or a session that could not be renewed. Nothing typed is lost by it. */
import { LOGIN } from '../route/guard.ts';
import { signOut } from './signIn.ts';

type BeforeSignOut = () => Promise<unknown>;

const beforeSignOutTasks = new Set<BeforeSignOut>();
let navigate: ((to: string) => Promise<void>) | undefined;
let leaving: Promise<void> | undefined;

/** While the person still may: an open form sends its draft. Answers how to take it back. */
export function beforeSignOut(work: BeforeSignOut): () => void {
  beforeSignOutTasks.add(work);
  return () => void beforeSignOutTasks.delete(work);
}

export function connectNavigation(connected: (to: string) => Promise<void>): void {
  navigate = connected;
}

/** Once, however many calls and timers ask for it. `from` is where the person is led back to. */
export function signOutAndLeave(from?: string): Promise<void> {
  leaving ??= flushAndSignOut(from).finally(() => void (leaving = undefined));
  return leaving;
}

/** A draft that takes longer stays in the tab's own storage. */
const PATIENCE_MS = 2000;

/** All of them have been tried. */
export async function flushDrafts(): Promise<void> {
  await Promise.allSettled([...beforeSignOutTasks].map((work) => work()));
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
