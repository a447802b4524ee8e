/** Offers unfinished earlier work once: to continue, or to be discarded. */
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { findInstant, instantMs } from '#language/values/instant.ts';
import { searchRecords } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { readDraftBody, type DraftBody } from './draftBody.ts';
import { findDrafts, removeDraft, type StoredDraft } from './draftCalls.ts';
import { tabDrafts } from './tabDrafts.ts';
import type { FormSession } from '../page/formSession.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';

export interface DraftOffer {
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: DraftBody;
  readonly atMs: number;
  /** The draft on the server; undefined if only this tab has it. */
  readonly stored: StoredDraft | undefined;
  /** The visit in this tab under which it is stored. */
  readonly visit: string | undefined;
}

interface DraftOffersOptions {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly session: FormSession;
}

export interface DraftOffersState {
  readonly offers: readonly DraftOffer[];
  /** Deletes the draft in the tab and on the server. */
  readonly discard: (offer: DraftOffer) => void;
  /** Continues this draft in its row. */
  readonly take: (offer: DraftOffer) => void;
  /** Does the same with the draft of an existing record, which has only one: perhaps it has not been found yet. */
  readonly takeOnly: () => void;
}

export function useDraftOffers({ entity, opened, session }: DraftOffersOptions): DraftOffersState {
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  const isTaken = useRef(false);
  const { draftSaver, isContinued, historyKey } = session;
  const id = opened.record?.id;
  useEffect(() => {
    if (isContinued) return undefined;
    let isUnmounted = false;
    // Until it is known whether there is an older draft of the record, it must not be overwritten; nor must the copy of
    // this visit in the tab, as long as it waits for a decision.
    if (id !== undefined) draftSaver.hold(session.conflict === undefined ? 'row' : 'all');
    void findOffers({ entity, opened, session }).then((found) => {
      if (isUnmounted || isTaken.current) return;
      setOffers(found);
      if (found.length === 0) draftSaver.hold('nothing');
    });
    return () => void (isUnmounted = true);
    // Asked once for each form: what it is about does not change while it is open.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [draftSaver]);
  const closeOffer = (offer: DraftOffer | undefined): void => {
    setOffers(offers.filter((other) => other !== offer));
    draftSaver.hold('nothing');
  };
  const take = (offer: DraftOffer | undefined): void => {
    closeOffer(offer);
    if (offer?.stored === undefined) draftSaver.resume();
    else draftSaver.adopt(offer.stored);
    // From here on it is stored under this visit.
    if (offer?.visit !== undefined && offer.visit !== historyKey) tabDrafts.remove(offer.visit);
  };
  return {
    offers,
    discard: (offer) => {
      closeOffer(offer);
      if (offer.visit !== undefined) tabDrafts.remove(offer.visit);
      if (offer.stored !== undefined) void removeDraft(offer.stored).catch(() => undefined);
    },
    take,
    takeOnly: () => {
      isTaken.current = true;
      take(offers[0]);
    },
  };
}

async function findOffers({ entity, opened, session: { owner } }: DraftOffersOptions): Promise<readonly DraftOffer[]> {
  const { record } = opened;
  // Read first, because this visit also writes to the tab soon.
  const mirrored = tabDrafts.findOthers(undefined, owner);
  const stored = await findDrafts(owner, record?.id).catch(() => []);
  const isWanted = ({ recordId, baseVersion }: Pick<DraftOffer, 'recordId' | 'baseVersion'>): boolean =>
    record === undefined ? baseVersion === null : recordId === record.id;
  const read = (draft: Omit<DraftOffer, 'body'> & { readonly body: unknown }): readonly DraftOffer[] => {
    const body = isWanted(draft) ? readDraftBody(catalogue, entity, draft.body) : undefined;
    return body === undefined ? [] : [{ ...draft, body }];
  };
  const atServer = stored.flatMap((draft) =>
    read({
      ...draft,
      baseVersion: draft.baseVersion ?? null,
      atMs: msOf(draft.updateDate),
      stored: draft,
      visit: undefined,
    }),
  );
  const inTab = mirrored.flatMap((draft) => read({ ...draft, stored: undefined }));
  const offers = newestOfEach([...atServer, ...inTab]);
  return record === undefined ? withoutCreatedRecords(entity, offers) : offers;
}

/** The server and the tab may both have a draft; the newer content is used, with the row of the older one. */
function newestOfEach(offers: readonly DraftOffer[]): readonly DraftOffer[] {
  const byRecord = new Map<string, DraftOffer>();
  for (const offer of offers) {
    const existing = byRecord.get(offer.recordId);
    const [newer, older] = existing === undefined || existing.atMs < offer.atMs ? [offer, existing] : [existing, offer];
    byRecord.set(offer.recordId, {
      ...newer,
      stored: newer.stored ?? older?.stored,
      visit: newer.visit ?? older?.visit,
    });
  }
  return [...byRecord.values()].toSorted((offer, other) => other.atMs - offer.atMs);
}

/** Leaves out drafts of new records that have been created since. */
async function withoutCreatedRecords(entity: AnyEntity, offers: readonly DraftOffer[]): Promise<readonly DraftOffer[]> {
  if (offers.length === 0) return offers;
  const { data } = await searchRecords(
    entity,
    {
      select: ['id'],
      where: [{ name: 'id', type: 'UUID', operator: 'in', value: offers.map(({ recordId }) => recordId) }],
      page: 0,
      size: offers.length,
    },
    { silent: true, background: true },
  ).catch(() => ({ data: [] }));
  const createdIds = new Set(data.map(({ id }) => id));
  return offers.filter(({ recordId }) => !createdIds.has(recordId));
}

function msOf(text: string): number {
  const at = findInstant(text);
  return at === undefined ? 0 : instantMs(at);
}
