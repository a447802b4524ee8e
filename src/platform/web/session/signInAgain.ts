/** Asks for a new sign-in over the open page when the token was refused; the page stays as it is. */
import { createStore } from '../store.ts';
import { info } from './info.ts';
import { refreshNow } from './refresh.ts';

export interface SignInPrompt {
  readonly username: string;
  readonly resolve: (isSignedIn: boolean) => void;
}

/** Set while the overlay is shown. */
export const signInPrompt = createStore<SignInPrompt | undefined>(undefined);

let waiting: Promise<boolean> | undefined;

/** Returns true if the failed call may be repeated. All calls that fail meanwhile wait for the same answer. */
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
