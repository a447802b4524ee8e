/** Handles older drafts, and a record that another person changed meanwhile. */
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { useTexts } from '../../i18n/texts.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { staleDraftSides, startFromDraft, type FormSession } from './formSession.ts';
import { texts } from '../texts.ts';
import { useDraftOffers, type DraftOffer } from '../draft/useDraftOffers.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';
import type { Saving } from '../save/useSaving.ts';

interface DraftsOptions {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly session: FormSession;
  readonly saving: Pick<Saving, 'conflict' | 'setConflict'>;
}

export interface Drafts {
  readonly offers: readonly DraftOffer[];
  readonly continueDraft: (offer: DraftOffer) => void;
  readonly discard: (offer: DraftOffer) => void;
  /** Applies the chosen values to the newest state, ready to be saved. */
  readonly merge: (theirs: AnyRecord, merged: AnyRecord) => void;
}

export function useDrafts({ entity, opened, session, saving: { conflict, setConflict } }: DraftsOptions): Drafts {
  const { store, saver } = session;
  const t = useTexts(texts);
  const { offers, discard, take, takeOnly } = useDraftOffers({ entity, opened, session });
  /** The draft would replace what has been typed since the page was opened. */
  const mayReplace = async (): Promise<boolean> =>
    !saver.isChanged() ||
    confirm({ title: t('replaceTitle'), text: t('replaceText'), confirmLabel: t('draftContinue'), isDanger: true });
  const proceed = (offer: DraftOffer): void => {
    const now = { base: store.getBase(), isNew: store.isNew() };
    const sides = staleDraftSides(now, offer);
    // The offer remains until the person decides: a person who cancels has lost nothing.
    if (sides !== undefined) {
      setConflict({ sides, isOfDraft: true });
      return;
    }
    take(offer);
    store.rebase(startFromDraft(now, offer.body));
  };
  return {
    offers,
    continueDraft: (offer) => void mayReplace().then((isReplaced) => (isReplaced ? proceed(offer) : undefined)),
    discard,
    merge: (theirs, merged) => {
      if (conflict?.isOfDraft === true) takeOnly();
      store.rebase({ base: theirs, isNew: false, typed: merged });
      setConflict(undefined);
      notify.info(t('conflictReady'));
    },
  };
}
