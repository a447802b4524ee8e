/** Saves the form, and navigates afterwards. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { errorText, problemText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { dismissToast, toasts, notify } from '../../ui/feedback/toasts.ts';
import type { OpenForm } from '../store/formContext.ts';
import type { FormSession } from '../page/formSession.ts';
import { placeProblems } from '../store/orderProblems.ts';
import { focusField } from '../layout/reveal.ts';
import type { SaveOutcome } from './saver.ts';
import type { MergeSides } from './mergeSides.ts';
import { texts } from '../texts.ts';
import { reloadRecords, type OpenedRecord } from '../open/useOpenedRecord.ts';

interface SavingOptions {
  readonly entity: AnyEntity;
  /** Path of the list. */
  readonly base: string;
  readonly session: FormSession;
  readonly form: OpenForm;
  /** Allows the next navigation. */
  readonly allowNavigation: () => void;
  readonly page: 'create' | 'edit';
  readonly opened: OpenedRecord;
  readonly onSaved?: (() => void) | undefined;
}

export interface Conflict {
  readonly sides: MergeSides;
  /** The conflict is with an earlier draft, not with the values to be saved now. */
  readonly isOfDraft: boolean;
}

export interface Saving {
  readonly save: () => void;
  /** Continues with the saved record, also if there was nothing to save; a failure is reported as usual. */
  readonly saveThen: (next: (record: WireRecord) => Promise<void>) => Promise<void>;
  /** Leaves the form for a page of the record, when nothing in it is unsaved. */
  readonly leaveFor: (page: 'view' | 'edit', id: string) => void;
  /** Reports that something has to be corrected, and focuses the first problem. */
  readonly showProblems: () => void;
  readonly isUnanswered: boolean;
  /** The record as last saved or opened; undefined for a new one. */
  readonly record: WireRecord | undefined;
  readonly conflict: Conflict | undefined;
  readonly setConflict: (conflict: Conflict | undefined) => void;
}

export function useSaving({
  entity,
  base,
  session,
  form,
  allowNavigation,
  page,
  opened,
  onSaved,
}: SavingOptions): Saving {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isUnanswered, setLost] = useState(false);
  const [record, setRecord] = useState(opened.record);
  const [conflict, setConflict] = useState<Conflict | undefined>(
    session.conflict === undefined ? undefined : { sides: session.conflict, isOfDraft: true },
  );
  const { saver, draftSaver, store } = session;

  const invalidText = problemText({ messageKey: 'formInvalid' }, locale);
  const showProblems = (): void => {
    notify.error(invalidText);
    const computed = store.findComputed('');
    const first =
      computed === undefined
        ? undefined
        : placeProblems(store.model, computed, store.getReport().problems).find(({ isOnForm }) => isOnForm);
    if (first !== undefined) focusField(form, first.problem.address);
  };
  const afterSave = (saved: WireRecord): void => {
    setRecord(saved);
    // Values typed during the save are not saved yet, and remain in the draft.
    if (!saver.isChanged()) void draftSaver.discard();
    reloadRecords(queries, entity);
    onSaved?.();
  };
  const leaveFor: Saving['leaveFor'] = (to, id) => {
    allowNavigation();
    void draftSaver.discard();
    void navigate(`${base}/${id}/${to}`, { replace: true });
  };
  const finish = (saved: WireRecord): void => {
    afterSave(saved);
    notify.success(t('saved'));
    // The saved record has its own page, also if it replaces the record that was opened.
    if (page === 'create' || saved.id !== record?.id) leaveFor('view', saved.id);
  };
  const take = (outcome: SaveOutcome): void => {
    setLost(outcome.kind === 'lost');
    if (outcome.kind === 'saved') finish(outcome.record);
    if (outcome.kind === 'unchanged') notify.info(t('unchanged'));
    if (outcome.kind === 'invalid') showProblems();
    if (outcome.kind === 'conflict') setConflict({ sides: outcome.sides, isOfDraft: false });
    if (outcome.kind === 'refused')
      notify.error(errorText(outcome.error, locale), { detail: outcome.error.body.requestId });
  };
  const attempt = (): ReturnType<typeof saver.save> => {
    for (const notice of toasts.get()) if (notice.text === invalidText) dismissToast(notice.id);
    store.requireComplete(false);
    return saver.save();
  };
  const save = (): void => void attempt().then((outcome) => (outcome === undefined ? undefined : take(outcome)));
  const saveThen: Saving['saveThen'] = async (next) => {
    const outcome = await attempt();
    if (outcome?.kind === 'saved') afterSave(outcome.record);
    const saved = outcome?.kind === 'saved' ? outcome.record : outcome?.kind === 'unchanged' ? record : undefined;
    if (saved !== undefined) await next(saved);
    else if (outcome !== undefined) take(outcome);
  };
  return { save, saveThen, leaveFor, showProblems, isUnanswered, record, conflict, setConflict };
}
