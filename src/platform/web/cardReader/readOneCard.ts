/** Reads one card through the agent on this computer: opens a connection, and closes it after the first answer. */
import {
  CARD_READER_URL,
  READ_CARD_MESSAGE,
  parseCardReaderAnswer,
  type IdCardFacts,
} from '#platform/model/linkage/idCardFacts.ts';

/** `absent`: no agent answers. `noCard`: the agent answers and has no card. `unreadable`: its answer is not a card. */
export type CardProblem = 'absent' | 'noCard' | 'unreadable';

export type CardResult = { readonly card: IdCardFacts } | { readonly problem: CardProblem };

/** The members of a WebSocket that are needed here. */
export type CardSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

export interface CardOptions {
  readonly open?: (url: string) => CardSocket;
  /** Aborted if the person leaves the page. */
  readonly signal?: AbortSignal;
}

/** An agent that runs on the same computer answers at once. */
export const ABSENT_AFTER_MS = 3000;
/** Time to insert the card and to read its photo. */
export const NO_CARD_AFTER_MS = 20_000;

/** Returns undefined if it was aborted. */
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
    const listenerOptions = { signal: over.signal };
    const hangUp = (): void => end({ problem: isOpen ? 'unreadable' : 'absent' });
    signal?.addEventListener('abort', () => end(undefined), listenerOptions);
    line.addEventListener(
      'open',
      () => {
        isOpen = true;
        clearTimeout(timer);
        timer = setTimeout(() => end({ problem: 'noCard' }), NO_CARD_AFTER_MS);
        line.send(READ_CARD_MESSAGE);
      },
      listenerOptions,
    );
    line.addEventListener('message', ({ data }) => end(parseCardReaderAnswer(data)), listenerOptions);
    line.addEventListener('error', hangUp, listenerOptions);
    line.addEventListener('close', hangUp, listenerOptions);
  });
}

/** Returns undefined if the browser refuses to open the connection at all. */
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
