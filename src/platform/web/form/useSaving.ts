/** What happens when a person saves: and where they are after it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { errorText, problemText } from '../api/errors.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../ui/notices.ts';
import { domIdOf, type OpenForm } from './formContext.ts';
import type { FormSession } from './formSession.ts';
import { placeProblems } from './orderProblems.ts';
import { focusField } from './reveal.ts';
import type { SaveOutcome } from './saver.ts';
import type { ThreeSides } from './sides.ts';
import { texts } from './texts.ts';
import { forgetRecords } from './useOpening.ts';

interface Given {
  readonly entity: AnyEntity;
  /** Where the list is. */
  readonly base: string;
  readonly session: FormSession;
  readonly form: OpenForm;
  /** Lets the next navigation through. */
  readonly free: () => void;
  readonly page: 'create' | 'edit';
}

export interface Saving {
  readonly save: () => void;
  readonly isLost: boolean;
  readonly conflict: ThreeSides | undefined;
  readonly setConflict: (sides: ThreeSides | undefined) => void;
}

export function useSaving({ entity, base, session, form, free, page }: Given): Saving {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isLost, setLost] = useState(false);
  const [conflict, setConflict] = useState<ThreeSides | undefined>(session.conflict);
  const { saver, keeper, store } = session;

  const showProblems = (): void => {
    notify.error(problemText({ messageKey: 'formInvalid' }, locale));
    const settled = store.findSettled('');
    const first = settled === undefined ? undefined : placeProblems(store.model, settled, store.getReport().problems).find(({ isOnForm }) => isOnForm);
    if (first !== undefined) focusField(first.problem.address, { idOf: (address) => domIdOf(form, address), revealers: form.revealers });
  };
  const finish = (id: string): void => {
    notify.success(t('saved'));
    // What was typed while it was being saved is not saved yet, and stays in the draft.
    if (!saver.isChanged()) void keeper.discard();
    forgetRecords(queries, entity);
    if (page !== 'create') return;
    free();
    void keeper.discard();
    void navigate(`${base}/${id}/view`, { replace: true });
  };
  const take = (outcome: SaveOutcome): void => {
    setLost(outcome.kind === 'lost');
    if (outcome.kind === 'saved') finish(outcome.record.id);
    if (outcome.kind === 'unchanged') notify.info(t('unchanged'));
    if (outcome.kind === 'invalid') showProblems();
    if (outcome.kind === 'conflict') setConflict(outcome.sides);
    if (outcome.kind === 'refused') notify.error(errorText(outcome.error, locale), { detail: outcome.error.body.requestId });
  };
  const save = (): void => void saver.save().then((outcome) => (outcome === undefined ? undefined : take(outcome)));
  return { save, isLost, conflict, setConflict };
}
