/** The token failed while somebody was at work: they sign in again over the open page, which stays as it is. */
import { createStore } from '../store.ts';
import { info } from './info.ts';
import { refreshNow } from './refresh.ts';

export interface SignInPrompt {
  readonly username: string;
  readonly resolve: (isSignedIn: boolean) => void;
}

/** Set while the overlay is wanted. */
export const signInPrompt = createStore<SignInPrompt | undefined>(undefined);

let waiting: Promise<boolean> | undefined;

/** True when the call that failed may be made once more. All calls that fail meanwhile wait for the one answer. */
export function signInAgain(): Promise<boolean> {
  waiting ??= refreshOrPrompt().finally(() => void (waiting = undefined));
  return waiting;
}

async function refreshOrPrompt(): Promise<boolean> {
  if (await refreshNow()) return true;
  return new Promise((resolve) => {
    signInPrompt.set({
      username: info.get()?.user?.username ?? '',
      resolve: (isSignedIn) => {
        signInPrompt.set(undefined);
        resolve(isSignedIn);
      },
    });
  });
}
