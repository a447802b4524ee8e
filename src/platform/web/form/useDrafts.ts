/** What becomes of older drafts, and of a record that somebody else changed meanwhile. */
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { useVisit } from '../app/visit.ts';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../ui/confirm.ts';
import { notify } from '../ui/notices.ts';
import { staleSides, startFromDraft, type FormSession } from './formSession.ts';
import type { ThreeSides } from './sides.ts';
import { texts } from './texts.ts';
import { dropOffer, useDraftOffers, type DraftOffer } from './useDraftOffers.ts';
import { ownerOf } from './useFormSession.ts';
import type { Opened } from './useOpening.ts';

interface Given {
  readonly entity: AnyEntity;
  readonly opened: Opened;
  readonly session: FormSession;
  readonly setConflict: (sides: ThreeSides | undefined) => void;
}

export interface Drafts {
  readonly offers: readonly DraftOffer[];
  readonly proceed: (offer: DraftOffer) => void;
  readonly discard: (offer: DraftOffer) => void;
  /** Puts what was chosen on top of the newest state, ready to be saved. */
  readonly merge: (theirs: AnyRecord, merged: AnyRecord) => void;
}

export function useDrafts({ entity, opened, session, setConflict }: Given): Drafts {
  const { store, keeper } = session;
  const t = useTexts(texts);
  const { info } = useVisit();
  const { offers, settle } = useDraftOffers({ entity, opened, session, owner: ownerOf(entity, info) });
  /** What has been typed since the page was opened would make room for the draft. */
  const mayReplace = async (): Promise<boolean> => !session.saver.isChanged() || confirm({ title: t('replaceTitle'), text: t('replaceText'), confirmLabel: t('draftContinue'), isDanger: true });
  const proceed = (offer: DraftOffer): void => {
    settle(offer);
    if (offer.stored !== undefined) keeper.adopt(offer.stored);
    const stale = staleSides(store.getBase(), offer, opened);
    if (stale === undefined) store.rebase(startFromDraft(opened, entity, offer.body));
    else setConflict(stale);
  };
  return {
    offers,
    proceed: (offer) => void mayReplace().then((isReplaced) => (isReplaced ? proceed(offer) : undefined)),
    discard: (offer) => {
      settle(offer);
      dropOffer(offer);
    },
    merge: (theirs, merged) => {
      store.rebase({ base: theirs, isNew: false, typed: merged });
      setConflict(undefined);
      notify.info(t('conflictReady'));
    },
  };
}
