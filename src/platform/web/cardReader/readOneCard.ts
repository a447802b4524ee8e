/** One card from the agent on this computer: a line is opened for it, and closed as soon as something was said. */
import {
  CARD_READER_URL,
  READ_CARD_MESSAGE,
  parseCardReaderAnswer,
  type IdCardFacts,
} from '#platform/model/linkage/idCardFacts.ts';

/** `absent`: nobody answers there. `noCard`: somebody does, and has no card. `unreadable`: what they say is no card. */
export type CardProblem = 'absent' | 'noCard' | 'unreadable';

export type CardResult = { readonly card: IdCardFacts } | { readonly problem: CardProblem };

/** As much of a WebSocket as is needed. */
export type CardSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

export interface CardOptions {
  readonly open?: (url: string) => CardSocket;
  /** Whoever leaves the page wants nothing any more. */
  readonly signal?: AbortSignal;
}

/** On the same computer an agent that runs answers at once. */
export const ABSENT_AFTER_MS = 3000;
/** To put the card in, and to read its picture. */
export const NO_CARD_AFTER_MS = 20_000;

/** Undefined when it was called off. */
export async function readOneCard({ open = openSocket, signal }: CardOptions = {}): Promise<CardResult | undefined> {
  if (signal?.aborted === true) return undefined;
  return new Promise((resolve) => {
    const line = tryOpenSocket(open);
    if (line === undefined) {
      resolve({ problem: 'absent' });
      return;
    }
    const over = new AbortController();
    const end = (result: CardResult | undefined): void => {
      clearTimeout(timer);
      over.abort();
      line.close();
      resolve(result);
    };
    let isOpen = false;
    let timer = setTimeout(() => end({ problem: 'absent' }), ABSENT_AFTER_MS);
    const heard = { signal: over.signal };
    const hangUp = (): void => end({ problem: isOpen ? 'unreadable' : 'absent' });
    signal?.addEventListener('abort', () => end(undefined), heard);
    line.addEventListener(
      'open',
      () => {
        isOpen = true;
        clearTimeout(timer);
        timer = setTimeout(() => end({ problem: 'noCard' }), NO_CARD_AFTER_MS);
        line.send(READ_CARD_MESSAGE);
      },
      heard,
    );
    line.addEventListener('message', ({ data }) => end(parseCardReaderAnswer(data)), heard);
    line.addEventListener('error', hangUp, heard);
    line.addEventListener('close', hangUp, heard);
  });
}

/** A browser may refuse even to try. */
function tryOpenSocket(open: (url: string) => CardSocket): CardSocket | undefined {
  try {
    return open(CARD_READER_URL);
  } catch {
    return undefined;
  }
}

function openSocket(url: string): CardSocket {
  return new WebSocket(url);
}
