import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { noteRecent as Note, readRecent as Read } from './recent.ts';

const people = vi.hoisted(() => ({ id: 'ann' as string | undefined }));
vi.mock('./info.ts', () => ({
  info: { get: () => (people.id === undefined ? undefined : { user: { id: people.id } }) },
}));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

let noteRecent: typeof Note;
let readRecent: typeof Read;

beforeEach(async () => {
  ({ noteRecent, readRecent } = await import('./recent.ts'));
});

afterEach(() => {
  stored.clear();
  people.id = 'ann';
});

afterAll(() => vi.unstubAllGlobals());

describe('recent records', () => {
  it('are the last eight, the newest first', () => {
    for (let n = 1; n <= 10; n += 1) note(String(n));
    expect(titles()).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('contain each record once, whether it was viewed or edited', () => {
    note('1');
    note('2');
    noteRecent({ path: '/app/user-mgt/users/1/edit', title: '1 again', entity: 'user' });
    expect(titles()).toEqual(['1 again', '2']);
  });

  it('are stored per user: another user of the browser does not see them', () => {
    note('1');
    people.id = 'ben';
    expect(titles()).toEqual([]);
  });

  it('are not stored for anonymous users', () => {
    people.id = undefined;
    note('1');
    expect(stored.size).toBe(0);
  });

  it('are ignored if the stored value was tampered with', () => {
    stored.set('haz.recent.ann', '[{"path":"https://elsewhere.example","title":"x","entity":"user","atMs":1}]');
    expect(titles()).toEqual([]);
  });
});

function note(id: string): void {
  noteRecent({ path: `/app/user-mgt/users/${id}/view`, title: id, entity: 'user' });
}

function titles(): string[] {
  return readRecent().map(({ title }) => title);
}
