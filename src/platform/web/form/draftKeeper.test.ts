import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DELAY_MS } from '../constants.ts';
import { createDraftKeeper, type DraftContent, type KeeperPort, type KeptDraft } from './draftKeeper.ts';
import { createDraftMirror, type MirroredDraft } from './draftMirror.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let title: string | undefined = 'A';
  let isDown = false;
  const kept: (string | undefined)[] = [];
  const mirrored: (string | undefined)[] = [];
  const titleOf = (content: DraftContent | undefined): string | undefined => content?.body.values['title'] as string | undefined;
  const port: KeeperPort = {
    put: (draft, content) => {
      if (isDown) return Promise.reject(new Error('No response'));
      kept.push(titleOf(content));
      return Promise.resolve({ id: draft?.id ?? 'draft', version: (draft?.version ?? 0) + 1 });
    },
    remove: vi.fn<(draft: KeptDraft) => Promise<void>>(() => Promise.resolve()),
    find: () => Promise.resolve({ id: 'older', version: 4 }),
    mirror: (content) => void mirrored.push(titleOf(content)),
    nowMs: () => 1000,
  };
  const keeper = createDraftKeeper(port, () => (title === undefined ? undefined : { recordId: 'order', baseVersion: 3, body: { values: { title }, base: null } }));
  const type = (text: string | undefined): void => {
    title = text;
    keeper.changed();
  };
  return { keeper, port, kept, mirrored, type, setDown: (down: boolean) => void (isDown = down) };
}

describe('what is typed', () => {
  it('is kept at the server a little after the last keystroke, and once for all of them', async () => {
    const { keeper, kept, type } = setUp();
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 1);
    type('BC');
    expect(keeper.state.get().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(kept).toEqual(['BC']);
    expect(keeper.state.get()).toEqual({ kind: 'kept', atMs: 1000 });
  });

  it('is in the tab’s own memory long before that', async () => {
    const { mirrored, type } = setUp();
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS / 2);
    expect(mirrored).toEqual(['B']);
  });

  it('is kept at once when the person leaves', async () => {
    const { keeper, kept, mirrored, type } = setUp();
    type('B');
    await keeper.flush();
    expect([kept, mirrored]).toEqual([['B'], ['B']]);
  });

  it('is tried again when there was no answer, and the person is told meanwhile', async () => {
    const { keeper, kept, type, setDown } = setUp();
    setDown(true);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(keeper.state.get().kind).toBe('failed');
    setDown(false);
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
    expect(keeper.state.get().kind).toBe('kept');
  });

  it('that comes back to what it was leaves no draft behind', async () => {
    const { keeper, port, type } = setUp();
    type('B');
    await vi.runAllTimersAsync();
    type(undefined);
    await vi.runAllTimersAsync();
    expect(port.remove).toHaveBeenCalledWith({ id: 'draft', version: 1 });
    expect(keeper.state.get().kind).toBe('nothing');
  });

  it('once saved is kept nowhere', async () => {
    const { keeper, port, kept, mirrored, type } = setUp();
    type('B');
    await keeper.flush();
    type('C');
    await keeper.discard();
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
    expect(mirrored.at(-1)).toBeUndefined();
    expect(port.remove).toHaveBeenCalledTimes(1);
  });

  it('in another visit, once saved, is kept nowhere either', async () => {
    const { keeper, port } = setUp();
    keeper.resume();
    await keeper.discard();
    expect(port.remove).toHaveBeenCalledWith({ id: 'older', version: 4 });
  });

  it('in another visit goes on in the same draft', async () => {
    const { keeper, port, type } = setUp();
    keeper.resume();
    type('B');
    await vi.runAllTimersAsync();
    await keeper.discard();
    expect(port.remove).toHaveBeenCalledWith({ id: 'older', version: 5 });
  });

  it('does not overwrite an older draft before the person has said what becomes of it', async () => {
    const { keeper, kept, type } = setUp();
    keeper.hold(true);
    type('B');
    await vi.runAllTimersAsync();
    expect(kept).toEqual([]);
    keeper.hold(false);
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
  });
});

describe('the tab’s own memory', () => {
  const draft: MirroredDraft = { userId: 'somsri', entity: 'order', recordId: '1', baseVersion: 3, body: { values: {}, base: null }, atMs: 1 };

  function memory(): Storage {
    const items = new Map<string, string>();
    return { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => void items.set(name, value), removeItem: (name) => void items.delete(name), key: (index) => [...items.keys()][index] ?? null, clear: () => items.clear(), get length() { return items.size; } };
  }

  it('gives a form back to the visit it was typed in, and to that person alone', () => {
    const storage = memory();
    const mirror = createDraftMirror(() => storage);
    mirror.keep('visit', draft);
    expect(mirror.find('visit', 'somsri')).toEqual(draft);
    expect(mirror.find('visit', 'somchai')).toBeUndefined();
    expect(mirror.find('another', 'somsri')).toBeUndefined();
    expect(mirror.findOthers('another', draft)).toEqual([{ ...draft, visit: 'visit' }]);
    mirror.forgetAll();
    expect(storage.length).toBe(0);
  });

  it('that is full or damaged hinders nobody', () => {
    const storage = { removeItem: () => undefined, getItem: () => '{', setItem: () => { throw new DOMException('full', 'QuotaExceededError'); }, key: () => 'haz.form visit', length: 1 };
    const mirror = createDraftMirror(() => storage);
    expect(() => mirror.keep('visit', draft)).not.toThrow();
    expect(mirror.find('visit', 'somsri')).toBeUndefined();
  });
});
