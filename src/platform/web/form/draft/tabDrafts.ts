/**
 * Stores what is typed in the tab itself (sessionStorage), so that a reload or a lost network loses nothing. The key is
 * the entry of the tab's history, so that a reload finds its own form again and another visit does not.
 */
import type { DraftBody } from './draftBody.ts';

export interface TabDraft {
  readonly userId: string;
  /** The holder it was written for; null if the person acted for nobody. */
  readonly actingForId: string | null;
  readonly entity: string;
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: DraftBody;
  readonly atMs: number;
  /** The draft is also on the server. */
  readonly isKept: boolean;
}

/** People who may see it again: the same person, on behalf of the same holder. */
export type TabDraftOwner = Pick<TabDraft, 'userId' | 'actingForId'>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'haz.form ';

export function createTabDrafts(storage: () => DraftStorage) {
  const names = (): string[] =>
    Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter((name) =>
      name.startsWith(PREFIX),
    );
  const read = (name: string): TabDraft | undefined => {
    try {
      const parsed = JSON.parse(storage().getItem(name) ?? 'null') as Partial<TabDraft> | null;
      return typeof parsed?.userId === 'string' &&
        typeof parsed.recordId === 'string' &&
        typeof parsed.atMs === 'number'
        ? (parsed as TabDraft)
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    save: (visit: string, draft: TabDraft): void => {
      try {
        storage().setItem(PREFIX + visit, JSON.stringify(draft));
      } catch {
        // The storage is full, for example of a form with large files. The draft on the server is saved nevertheless.
      }
    },
    remove: (visit: string): void => storage().removeItem(PREFIX + visit),
    /** Finds the draft of this visit; drafts of another person on the same computer are not returned. */
    find: (visit: string, owner: TabDraftOwner): TabDraft | undefined => {
      const draft = read(PREFIX + visit);
      return draft !== undefined && isOwnedBy(draft, owner) ? draft : undefined;
    },
    /** Finds the drafts of other visits in this tab; of all visits without an argument. */
    findOthers: (
      visit: string | undefined,
      owner: TabDraftOwner & Pick<TabDraft, 'entity'>,
    ): readonly (TabDraft & { readonly visit: string })[] =>
      names()
        .filter((name) => visit === undefined || name !== PREFIX + visit)
        .flatMap((name) => {
          const draft = read(name);
          return draft !== undefined && isOwnedBy(draft, owner) && draft.entity === owner.entity
            ? [{ ...draft, visit: name.slice(PREFIX.length) }]
            : [];
        }),
    /**
     * Deletes drafts. Those of the signed-in person remain. While nobody is signed in, drafts that are only in this tab
     * remain for the same person to return to; the others are also on the server.
     */
    forget: (userId: string | undefined): void => {
      for (const name of names()) {
        const draft = read(name);
        const isWanted = draft !== undefined && (userId === undefined ? !draft.isKept : draft.userId === userId);
        if (!isWanted) storage().removeItem(name);
      }
    },
  };
}

export type TabDrafts = ReturnType<typeof createTabDrafts>;

export const tabDrafts = createTabDrafts(() => sessionStorage);

/** Called whenever a person signs in or out. */
export const clearTabDrafts = tabDrafts.forget;

function isOwnedBy(draft: TabDraftOwner, { userId, actingForId }: TabDraftOwner): boolean {
  return draft.userId === userId && draft.actingForId === actingForId;
}
