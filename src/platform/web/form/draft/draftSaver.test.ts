import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { DRAFT_DELAY_MS } from '../../constants.ts';
import {
  createDraftSaver,
  REFUSED_PAUSE_MS,
  type DraftContent,
  type DraftSaverPort,
  type DraftRow,
} from './draftSaver.ts';
import { createTabDrafts, type TabDraft } from './tabDrafts.ts';
import { refusalOfDraft } from './draftRefusal.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let title: string | undefined = 'A';
  let isDown = false;
  let refusal: ApiError | undefined;
  let nowMs = (): number => 1000;
  const kept: (string | undefined)[] = [];
  const acts: boolean[] = [];
  const mirrored: (string | undefined)[] = [];
  const titleOf = (content: DraftContent | undefined): string | undefined =>
    content?.body.values['title'] as string | undefined;
  const port: DraftSaverPort = {
    put: ({ row, content, isUserAction }) => {
      acts.push(isUserAction);
      if (isDown) return Promise.reject(new Error('No response'));
      if (refusal !== undefined) return Promise.reject(refusal);
      kept.push(titleOf(content));
      return Promise.resolve({ id: row?.id ?? 'draft', version: (row?.version ?? 0) + 1 });
    },
    remove: vi.fn<(draft: DraftRow) => Promise<void>>(() => Promise.resolve()),
    find: () => Promise.resolve({ id: 'older', version: 4 }),
    saveInTab: (content, isOnServer) =>
      void mirrored.push(isOnServer ? `${titleOf(content) ?? ''}, kept` : titleOf(content)),
    refusalOf: refusalOfDraft,
    nowMs: () => nowMs(),
  };
  const draftSaver = createDraftSaver(port, () =>
    title === undefined ? undefined : { recordId: 'order', baseVersion: 3, body: { values: { title }, base: null } },
  );
  const type = (text: string | undefined): void => {
    title = text;
    draftSaver.scheduleSave();
  };
  /** Makes the server refuse, with a clock that advances. */
  const refuse = (status: number | undefined, body: ApiError['body'] = {}): void => {
    refusal = status === undefined ? undefined : new ApiError(status, 'Refused', body);
    nowMs = Date.now;
  };
  return { draftSaver, port, kept, acts, mirrored, type, refuse, setDown: (down: boolean) => void (isDown = down) };
}

describe('draftSaver', () => {
  it('saves on the server shortly after the last keystroke, once for all of them', async () => {
    const { draftSaver, kept, type } = setUp();
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 1);
    type('BC');
    expect(draftSaver.state.get().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(kept).toEqual(['BC']);
    expect(draftSaver.state.get()).toEqual({ kind: 'saved', atMs: 1000 });
  });

  it('saves in the tab long before that', async () => {
    const { mirrored, type } = setUp();
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS / 2);
    expect(mirrored).toEqual(['B']);
  });

  it('saves at once when the person leaves', async () => {
    const { draftSaver, kept, mirrored, type } = setUp();
    type('B');
    await draftSaver.flush();
    expect([kept, mirrored]).toEqual([['B'], ['B', 'B, kept']]);
  });

  it('marks the first save as a user action, and a retry not', async () => {
    const { draftSaver, acts, type, setDown } = setUp();
    setDown(true);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(acts).toEqual([true]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(acts.length).toBeGreaterThan(10);
    expect(acts.slice(1)).not.toContain(true);
    await draftSaver.flush();
    expect(acts.at(-1)).toBe(false);
  });

  it('does not retry once the page is left', async () => {
    const { draftSaver, acts, type, setDown } = setUp();
    setDown(true);
    type('B');
    const flushed = draftSaver.flush();
    draftSaver.stop();
    await flushed;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(acts).toHaveLength(1);
  });

  it('retries when there was no answer, and shows that meanwhile', async () => {
    const { draftSaver, kept, type, setDown } = setUp();
    setDown(true);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(draftSaver.state.get().kind).toBe('failed');
    setDown(false);
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
    expect(draftSaver.state.get().kind).toBe('saved');
  });

  it('deletes the draft when the form is unchanged again', async () => {
    const { draftSaver, port, type } = setUp();
    type('B');
    await vi.runAllTimersAsync();
    type(undefined);
    await vi.runAllTimersAsync();
    expect(port.remove).toHaveBeenCalledWith({ id: 'draft', version: 1 });
    expect(draftSaver.state.get().kind).toBe('nothing');
  });

  it('deletes the draft everywhere after the form was saved', async () => {
    const { draftSaver, port, kept, mirrored, type } = setUp();
    type('B');
    await draftSaver.flush();
    type('C');
    await draftSaver.discard();
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
    expect(mirrored.at(-1)).toBeUndefined();
    expect(port.remove).toHaveBeenCalledTimes(1);
  });

  it('deletes a draft that was just being written when the form was saved', async () => {
    const { draftSaver, port, kept, mirrored, type } = setUp();
    type('B');
    const flushed = draftSaver.flush();
    while (kept.length === 0) await Promise.resolve();
    await draftSaver.discard();
    await flushed;
    expect([mirrored.at(-1), draftSaver.state.get().kind]).toEqual([undefined, 'nothing']);
    expect(port.remove).toHaveBeenCalledTimes(1);
  });

  it('deletes the draft of another visit after the form was saved', async () => {
    const { draftSaver, port } = setUp();
    draftSaver.resume();
    await draftSaver.discard();
    expect(port.remove).toHaveBeenCalledWith({ id: 'older', version: 4 });
  });

  it('continues the draft of another visit in the same row', async () => {
    const { draftSaver, port, type } = setUp();
    draftSaver.resume();
    type('B');
    await vi.runAllTimersAsync();
    await draftSaver.discard();
    expect(port.remove).toHaveBeenCalledWith({ id: 'older', version: 5 });
  });

  it('does not overwrite an older draft before the person has decided about it', async () => {
    const { draftSaver, kept, mirrored, type } = setUp();
    draftSaver.hold('row');
    type('B');
    await vi.runAllTimersAsync();
    expect([kept, mirrored]).toEqual([[], ['B']]);
    draftSaver.hold('nothing');
    await vi.runAllTimersAsync();
    expect(kept).toEqual(['B']);
  });

  it('does not overwrite what this visit had typed before, while the person has not chosen between two states', async () => {
    const { draftSaver, port, kept, mirrored, type } = setUp();
    draftSaver.hold('all');
    type('B');
    await vi.runAllTimersAsync();
    await draftSaver.flush();
    await draftSaver.discard();
    expect([kept, mirrored]).toEqual([[], []]);
    expect(port.remove).not.toHaveBeenCalled();
    draftSaver.hold('nothing');
    type('C');
    await vi.runAllTimersAsync();
    expect([kept, mirrored]).toEqual([['C'], ['C', 'C, kept']]);
  });
});

describe('a refused draft', () => {
  const full = { messageKey: 'quotaCount', data: { what: ['ร่าง', 'Draft'], limit: 10 } };
  const tooOften = { messageKey: 'quotaRate', data: { what: ['ร่าง', 'Draft'], seconds: 20 } };

  it('is reported once, remains in the tab, and is not sent again with every keystroke', async () => {
    const { draftSaver, acts, mirrored, type, refuse } = setUp();
    const stateKinds: string[] = [];
    draftSaver.state.subscribe(() => void stateKinds.push(draftSaver.state.get().kind));
    refuse(422, full);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(draftSaver.state.get()).toMatchObject({ kind: 'refused', error: { body: full } });
    for (let word = 0; word < 10; word += 1) {
      type(`B${word}`);
      await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS + 500);
    }
    expect(acts).toHaveLength(1);
    expect(stateKinds).toEqual(['waiting', 'refused']);
    expect(mirrored.at(-1)).toBe('B9');
    // After the typing has ended, the draft is sent once more for the last words, and then not again.
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(acts).toEqual([true, false]);
    expect(draftSaver.state.get().kind).toBe('refused');
  });

  it('is saved once there is room again', async () => {
    const { draftSaver, kept, type, refuse } = setUp();
    refuse(422, full);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    refuse(undefined);
    type('BC');
    await vi.advanceTimersByTimeAsync(REFUSED_PAUSE_MS);
    expect(kept).toEqual(['BC']);
    expect(draftSaver.state.get().kind).toBe('saved');
  });

  it('is sent again automatically after the delay that the server names, if it was sent too often', async () => {
    const { draftSaver, acts, kept, type, refuse } = setUp();
    refuse(429, tooOften);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    expect(draftSaver.state.get().kind).toBe('refused');
    refuse(undefined);
    type('BC');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(acts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toEqual(['BC']);
    expect(draftSaver.state.get().kind).toBe('saved');
  });

  it('is sent once more when the person leaves', async () => {
    const { draftSaver, kept, type, refuse } = setUp();
    refuse(422, full);
    type('B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
    refuse(undefined);
    await draftSaver.flush();
    expect(kept).toEqual(['B']);
  });

  it('is distinguished from an unreachable server and from a person who is signed out', () => {
    for (const status of [401, 500, 503]) expect(refusalOfDraft(new ApiError(status, '', {}))).toBeUndefined();
    expect(refusalOfDraft(new Error('No response'))).toBeUndefined();
  });
});

describe('tabDrafts', () => {
  const draft: TabDraft = {
    userId: 'somsri',
    actingForId: null,
    isKept: false,
    entity: 'order',
    recordId: '1',
    baseVersion: 3,
    body: { values: {}, base: null },
    atMs: 1,
  };

  const somsri = { userId: 'somsri', actingForId: null };

  function memory(): Storage {
    const items = new Map<string, string>();
    return {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
      key: (index) => [...items.keys()][index] ?? null,
      clear: () => items.clear(),
      get length() {
        return items.size;
      },
    };
  }

  it('returns a draft only to the visit and the person that typed it', () => {
    const storage = memory();
    const mirror = createTabDrafts(() => storage);
    mirror.save('visit', draft);
    expect(mirror.find('visit', somsri)).toEqual(draft);
    expect(mirror.find('visit', { ...somsri, userId: 'somchai' })).toBeUndefined();
    expect(mirror.find('another', somsri)).toBeUndefined();
    expect(mirror.findOthers('another', draft)).toEqual([{ ...draft, visit: 'visit' }]);
  });

  it('hides the drafts of one holder from a person who acts for another', () => {
    const storage = memory();
    const mirror = createTabDrafts(() => storage);
    const forA = { ...draft, actingForId: 'A' };
    mirror.save('visit', forA);
    expect([mirror.find('visit', forA), mirror.findOthers(undefined, forA)]).toEqual([
      forA,
      [{ ...forA, visit: 'visit' }],
    ]);
    for (const actingForId of ['B', null]) {
      expect(mirror.find('visit', { ...somsri, actingForId })).toBeUndefined();
      expect(mirror.findOthers(undefined, { ...draft, actingForId })).toEqual([]);
    }
  });

  it('preserves drafts that are not on the server for the same person, and deletes all others', () => {
    const storage = memory();
    const mirror = createTabDrafts(() => storage);
    mirror.save('unsent', draft);
    mirror.save('sent', { ...draft, isKept: true });
    mirror.forget(undefined);
    expect(mirror.findOthers(undefined, draft).map(({ visit }) => visit)).toEqual(['unsent']);
    mirror.forget('somsri');
    expect(storage.length).toBe(1);
    mirror.forget('somchai');
    expect(storage.length).toBe(0);
  });

  it('ignores a full or damaged storage', () => {
    const storage = {
      removeItem: () => undefined,
      getItem: () => '{',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      key: () => 'haz.form visit',
      length: 1,
    };
    const mirror = createTabDrafts(() => storage);
    expect(() => mirror.save('visit', draft)).not.toThrow();
    expect(mirror.find('visit', somsri)).toBeUndefined();
    expect(() => mirror.forget('somsri')).not.toThrow();
  });
});
