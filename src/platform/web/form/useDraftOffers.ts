/** Work that was left unfinished before, offered once: to go on with, or to be discarded. */
import { useEffect, useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { findInstant, instantMs } from '#language/values/instant.ts';
import { search } from '../api/resource.ts';
import { catalogue } from '../declarations/declared.ts';
import { readDraftBody, type DraftBody } from './draftBody.ts';
import { findDrafts, removeDraft, type DraftOwner, type StoredDraft } from './draftCalls.ts';
import { draftMirror } from './draftMirror.ts';
import type { FormSession } from './formSession.ts';
import type { Opened } from './useOpening.ts';

export interface DraftOffer {
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: DraftBody;
  readonly atMs: number;
  /** At the server; undefined where only this tab has it. */
  readonly stored: StoredDraft | undefined;
  /** In this tab, under another visit. */
  readonly visit: string | undefined;
}

interface Given {
  readonly entity: AnyEntity;
  readonly opened: Opened;
  readonly owner: DraftOwner;
  readonly session: FormSession;
}

export function useDraftOffers({ entity, opened, owner, session }: Given): { readonly offers: readonly DraftOffer[]; readonly settle: (offer: DraftOffer) => void } {
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  const { keeper, isContinued } = session;
  const id = opened.record?.id;
  useEffect(() => {
    if (isContinued) return undefined;
    let isGone = false;
    // Until it is known whether there is an older draft of the record, nothing may be written over it.
    if (id !== undefined) keeper.hold(true);
    void findOffers({ entity, opened, owner }).then((found) => {
      if (isGone) return;
      setOffers(found);
      if (found.length === 0) keeper.hold(false);
    });
    return () => void (isGone = true);
    // Asked once for each form: what it is about does not change while it is open.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [keeper]);
  return {
    offers,
    settle: (offer) => {
      setOffers(offers.filter((one) => one !== offer));
      keeper.hold(false);
    },
  };
}

export function dropOffer({ stored, visit }: DraftOffer): void {
  if (visit !== undefined) draftMirror.drop(visit);
  if (stored !== undefined) void removeDraft(stored).catch(() => undefined);
}

async function findOffers({ entity, opened, owner }: Omit<Given, 'session'>): Promise<readonly DraftOffer[]> {
  const { record } = opened;
  // Before anything else: what this visit types is soon in the tab too.
  const mirrored = draftMirror.findOthers(undefined, { userId: owner.userId, entity: entity.name });
  const stored = await findDrafts(owner, record?.id).catch(() => []);
  const isWanted = ({ recordId, baseVersion }: Pick<DraftOffer, 'recordId' | 'baseVersion'>): boolean => (record === undefined ? baseVersion === null : recordId === record.id);
  const read = (draft: Omit<DraftOffer, 'body'> & { readonly body: unknown }): readonly DraftOffer[] => {
    const body = isWanted(draft) ? readDraftBody(catalogue, entity, draft.body) : undefined;
    return body === undefined ? [] : [{ ...draft, body }];
  };
  const atServer = stored.flatMap((draft) => read({ ...draft, baseVersion: draft.baseVersion ?? null, atMs: msOf(draft.updateDate), stored: draft, visit: undefined }));
  const inTab = mirrored.flatMap((draft) => read({ ...draft, stored: undefined }));
  const offers = newestOfEach([...atServer, ...inTab]);
  return record === undefined ? withoutMade(entity, offers) : offers;
}

/** The server and the tab may both have it; the newer counts, and goes with the row of the older. */
function newestOfEach(offers: readonly DraftOffer[]): readonly DraftOffer[] {
  const byRecord = new Map<string, DraftOffer>();
  for (const offer of offers) {
    const known = byRecord.get(offer.recordId);
    const [newer, older] = known === undefined || known.atMs < offer.atMs ? [offer, known] : [known, offer];
    byRecord.set(offer.recordId, { ...newer, stored: newer.stored ?? older?.stored, visit: newer.visit ?? older?.visit });
  }
  return [...byRecord.values()].toSorted((one, other) => other.atMs - one.atMs);
}

/** A record that has been made since needs no draft of its making. */
async function withoutMade(entity: AnyEntity, offers: readonly DraftOffer[]): Promise<readonly DraftOffer[]> {
  if (offers.length === 0) return offers;
  const { data } = await search(entity, { select: ['id'], where: [{ name: 'id', type: 'UUID', operator: 'in', value: offers.map(({ recordId }) => recordId) }], page: 0, size: offers.length }, { silent: true, background: true }).catch(() => ({ data: [] }));
  const made = new Set(data.map(({ id }) => id));
  return offers.filter(({ recordId }) => !made.has(recordId));
}

function msOf(text: string): number {
  const at = findInstant(text);
  return at === undefined ? 0 : instantMs(at);
}
