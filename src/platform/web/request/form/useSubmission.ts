/** Saves the document and sends it off. What is still missing is shown where it is missing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isPlainObject } from '#language/patch.ts';
import type { RequestDeclaration } from '#language/request.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { ApiError, errorText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import type { Submission } from '../../form/FormActions.tsx';
import type { RecordFormProps } from '../../form/RecordForm.tsx';
import type { WorkingForm } from '../../form/useRecordForm.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { newId } from '../../newId.ts';
import { notify } from '../../ui/notices.ts';
import { caseQuery, forgetCases, takeStep, type SentStep } from '../caseApi.ts';
import { findUnattached, problemsOf, type FoundProblem } from './foundProblems.ts';
import { submitStepOf } from './formCase.ts';
import { texts } from './texts.ts';

interface Given extends RecordFormProps {
  readonly work: WorkingForm;
  readonly kase: CaseView | undefined;
  readonly declaration: RequestDeclaration;
}

export function requestIdOf(record: WireRecord): string {
  const request = record['refRequest'];
  return isPlainObject(request) ? String(request['id']) : '';
}

export function useSubmission({ entity, page, work, kase, declaration }: Given): Submission | undefined {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Sent, and never answered: sent once more as it was, it is done once. */
  const unanswered = useRef<{ readonly sent: SentStep; readonly key: string } | undefined>(undefined);
  const { saving, session } = work;
  const show = useFound(work);
  const [step] = useState(() => submitStepOf(declaration, kase));
  if (step === undefined) return undefined;

  /** A new document has a page of its own by now, where it is to be mended. */
  const lead = (record: WireRecord, problems: readonly FoundProblem[]): void => {
    if (page === 'create') {
      handedOn.set(record.id, problems);
      saving.leaveFor('edit', record.id);
    } else show(problems);
  };
  const send = async (record: WireRecord): Promise<void> => {
    const { sent, key } = unanswered.current ?? { sent: await stepOf(record), key: newId() };
    unanswered.current = { sent, key };
    // What is sent is not to be asked about any more.
    session.serverCheck?.stop();
    await takeStep(sent, key, { silent: true });
    unanswered.current = undefined;
    notify.success(t('submitted', { action: step.label }));
    saving.leaveFor('view', record.id);
  };
  const stepOf = async (record: WireRecord): Promise<SentStep> => {
    // Saving the document has moved the version of its request.
    const { request } = await queries.query({ ...caseQuery(requestIdOf(record)), staleTime: 0 });
    return { id: request.id, version: request.version, action: step.action };
  };
  const failed = (error: unknown, record: WireRecord): void => {
    if (!(error instanceof ApiError)) {
      notify.error(t('noAnswer', { action: step.label }));
      return;
    }
    unanswered.current = undefined;
    const problems = problemsOf(error, declaration.attachments);
    if (problems.length === 0) notify.error(errorText(error, locale), { detail: error.body.requestId });
    if (problems.length > 0 || page === 'create') lead(record, problems);
  };
  const submit = async (record: WireRecord): Promise<void> => {
    // The server would say the same.
    const unattached = findUnattached(declaration, session.store.getDraft());
    if (unattached !== undefined || session.store.findMissing().length > 0) {
      lead(record, unattached === undefined ? [] : [unattached]);
      return;
    }
    try {
      await send(record);
    } catch (error) {
      failed(error, record);
    } finally {
      forgetCases(queries, entity);
    }
  };
  const run = (): void => {
    setBusy(true);
    void saving.saveThen(submit).finally(() => setBusy(false));
  };
  const words = label(step.label);
  return { label: t('saveAnd', { action: locale === 'en' ? words.toLowerCase() : words }), isBusy, run };
}

/** What kept a new document from being sent, until its own page takes it up. A reload looks for itself. */
const handedOn = new Map<string, readonly FoundProblem[]>();

/** Everything that is missing or wrong is shown from now on. */
function useFound({ session: { store }, saving }: WorkingForm): (problems: readonly FoundProblem[]) => void {
  const show = (problems: readonly FoundProblem[]): void => {
    store.setDemanding(true);
    store.takeRemote(problems);
    store.fail();
    saving.showProblems();
  };
  useEffect(() => {
    const id = String(store.getBase()['id']);
    const found = handedOn.get(id);
    handedOn.delete(id);
    if (found !== undefined) show(found);
    // oxlint-disable-next-line react/exhaustive-deps -- once, where the form was opened for it
  }, []);
  return show;
}
