import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_READER_URL, READ_CARD_MESSAGE } from '#platform/model/linkage/idCardFacts.ts';
import { ABSENT_AFTER_MS, NO_CARD_AFTER_MS, readOneCard, type CardSocket, type CardResult } from './readOneCard.ts';

const card = JSON.stringify({ citizenId: '1109999000018', firstNameTH: 'ธีรพงษ์', lastNameTH: 'ทะเลใส' });

let line: CardSocket & EventTarget;
let openedUrls: string[];
let sentMessages: string[];
let closed: number;

beforeEach(() => {
  vi.useFakeTimers();
  [openedUrls, sentMessages, closed] = [[], [], 0];
  line = Object.assign(new EventTarget() as WebSocket, {
    send: (text: string) => void sentMessages.push(text),
    close: () => void (closed += 1),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const happen = (name: 'open' | 'error' | 'close'): boolean => line.dispatchEvent(new Event(name));
const hear = (data: unknown): boolean => line.dispatchEvent(new MessageEvent('message', { data }));

async function begin(signal?: AbortSignal): Promise<CardResult | undefined> {
  const open = (url: string): CardSocket => {
    openedUrls.push(url);
    return line;
  };
  return readOneCard({ open, ...(signal === undefined ? {} : { signal }) });
}

describe('readOneCard', () => {
  it('reads the card once the agent answers and closes the connection', async () => {
    const result = begin();
    happen('open');
    hear(card);
    expect(await result).toMatchObject({ card: { citizenId: '1109999000018' } });
    expect([openedUrls, sentMessages, closed]).toEqual([[CARD_READER_URL], [READ_CARD_MESSAGE], 1]);
    happen('close');
    expect([closed, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('waits longer for the card once the agent is connected', async () => {
    const result = begin();
    happen('open');
    vi.advanceTimersByTime(NO_CARD_AFTER_MS - 1);
    hear(card);
    expect(await result).toHaveProperty('card');
  });

  it('returns absent if no agent answers in time', async () => {
    const result = begin();
    vi.advanceTimersByTime(ABSENT_AFTER_MS);
    expect([await result, closed]).toEqual([{ problem: 'absent' }, 1]);
  });

  it.each(['error', 'close'] as const)('returns absent if the connection is refused: %s', async (how) => {
    const result = begin();
    happen(how);
    expect(await result).toEqual({ problem: 'absent' });
  });

  it('returns absent if the browser refuses to open a connection', async () => {
    const refuse = (): never => {
      throw new DOMException('not allowed', 'SecurityError');
    };
    expect(await readOneCard({ open: refuse })).toEqual({ problem: 'absent' });
  });

  it('returns noCard if no card is inserted in time', async () => {
    const result = begin();
    happen('open');
    vi.advanceTimersByTime(NO_CARD_AFTER_MS);
    expect(await result).toEqual({ problem: 'noCard' });
  });

  it.each<[string, () => void, string]>([
    ['says there is none', () => void hear('{"problem":"noCard"}'), 'noCard'],
    ['says something else', () => void hear('{}'), 'unreadable'],
    ['sends no text', () => void hear(new ArrayBuffer(8)), 'unreadable'],
    ['hangs up', () => void happen('close'), 'unreadable'],
  ])('returns the problem if the agent %s', async (_, then, problem) => {
    const result = begin();
    happen('open');
    then();
    expect(await result).toEqual({ problem });
  });

  it('returns undefined if it is aborted', async () => {
    const controller = new AbortController();
    const result = begin(controller.signal);
    controller.abort();
    expect([await result, closed, vi.getTimerCount()]).toEqual([undefined, 1, 0]);
    expect(await begin(controller.signal)).toBeUndefined();
    expect(openedUrls).toHaveLength(1);
  });
});
