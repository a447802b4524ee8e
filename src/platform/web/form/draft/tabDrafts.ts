/**
 * What is typed, kept by the tab itself from one moment to the next: a reload, or a network that is gone, loses nothing.
 * Named by the entry of the tab's history, so that a reload finds its own form again and another visit does not.
 */
import type { DraftBody } from './draftBody.ts';

export interface TabDraft {
  readonly userId: string;
  /** The holder it was written for; null for who acts for nobody. */
  readonly actingForId: string | null;
  readonly entity: string;
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: DraftBody;
  readonly atMs: number;
  /** The server has it too. */
  readonly isKept: boolean;
}

/** Who may see it again: the same person, on behalf of the same holder. */
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
      const kept = JSON.parse(storage().getItem(name) ?? 'null') as Partial<TabDraft> | null;
      return typeof kept?.userId === 'string' && typeof kept.recordId === 'string' && typeof kept.atMs === 'number'
        ? (kept as TabDraft)
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
        // Full: a form with large files in it. The server keeps its draft all the same.
      }
    },
    remove: (visit: string): void => storage().removeItem(PREFIX + visit),
    /** Of this very visit; somebody else's work on the same machine is nobody's business. */
    find: (visit: string, owner: TabDraftOwner): TabDraft | undefined => {
      const kept = read(PREFIX + visit);
      return kept !== undefined && isOwnedBy(kept, owner) ? kept : undefined;
    },
    /** Of other visits in this tab; of all where none is this one. */
    findOthers: (
      visit: string | undefined,
      owner: TabDraftOwner & Pick<TabDraft, 'entity'>,
    ): readonly (TabDraft & { readonly visit: string })[] =>
      names()
        .filter((name) => visit === undefined || name !== PREFIX + visit)
        .flatMap((name) => {
          const kept = read(name);
          return kept !== undefined && isOwnedBy(kept, owner) && kept.entity === owner.entity
            ? [{ ...kept, visit: name.slice(PREFIX.length) }]
            : [];
        }),
    /**
     * Of who is here now, everything stays. While nobody is, what only this tab has stays for the same person to come
     * back to; what the server has too is found there.
     */
    forget: (userId: string | undefined): void => {
      for (const name of names()) {
        const kept = read(name);
        const isWanted = kept !== undefined && (userId === undefined ? !kept.isKept : kept.userId === userId);
        if (!isWanted) storage().removeItem(name);
      }
    },
  };
}

export type TabDrafts = ReturnType<typeof createTabDrafts>;

export const tabDrafts = createTabDrafts(() => sessionStorage);

/** Whenever somebody comes or goes. */
export const clearTabDrafts = tabDrafts.forget;

function isOwnedBy(kept: TabDraftOwner, { userId, actingForId }: TabDraftOwner): boolean {
  return kept.userId === userId && kept.actingForId === actingForId;
}
