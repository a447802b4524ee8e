/** Going out, whoever asks for it: the person, the clock, or a session that could not be renewed. Nothing typed is lost by it. */
import { LOGIN } from '../route/guard.ts';
import { signOut } from './signIn.ts';

type Work = () => Promise<unknown>;

const works = new Set<Work>();
let navigate: ((to: string) => Promise<void>) | undefined;
let leaving: Promise<void> | undefined;

/** While the person still may: an open form sends its draft. Answers how to take it back. */
export function beforeLeaving(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

export function connectLeaving(connected: (to: string) => Promise<void>): void {
  navigate = connected;
}

/** Once, however many calls and timers ask for it. `from` is where the person is led back to. */
export function leave(from?: string): Promise<void> {
  leaving ??= goOut(from).finally(() => void (leaving = undefined));
  return leaving;
}

/** A draft that takes longer stays in the tab's own storage. */
const PATIENCE_MS = 2000;

/** All of them have been tried. */
export async function sendDrafts(): Promise<void> {
  await Promise.allSettled([...works].map((work) => work()));
}

async function goOut(from: string | undefined): Promise<void> {
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([sendDrafts(), enough]);
  await signOut();
  const isBack = from !== undefined && !from.startsWith(LOGIN);
  await navigate?.(isBack ? `${LOGIN}?url=${encodeURIComponent(from)}` : LOGIN);
}
