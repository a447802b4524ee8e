/** Saves the document and submits it. Missing values are shown at their fields. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isPlainObject } from '#language/patch.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { ApiError, errorText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import type { Submission } from '../../form/page/FormActions.tsx';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import type { RecordFormState } from '../../form/page/useRecordForm.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { newId } from '../../newId.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { caseQuery, reloadCases, takeStep, type SentStep } from '../caseApi.ts';
import { findSignProblem } from '../signing/signingAnswer.ts';
import { findMissingAttachment, documentProblemsOf, type FoundProblem } from './documentProblems.ts';
import { submitStepOf } from './formCase.ts';
import { texts } from './texts.ts';

interface SubmissionOptions extends RecordFormProps {
  readonly formState: RecordFormState;
  readonly caseView: CaseView | undefined;
  readonly declaration: RequestDeclaration;
}

export function requestIdOf(record: WireRecord): string {
  const request = record['refRequest'];
  return isPlainObject(request) ? String(request['id']) : '';
}

export interface SubmissionState {
  readonly submission: Submission | undefined;
  /** Questions before it is submitted: whether it is signed, and which warnings there are. */
  readonly question: SubmitQuestion | undefined;
}

export interface SubmitQuestion {
  readonly requestId: string;
  readonly action: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Returns true if the problems of the document are shown in the form. */
  readonly takeRefusal: (error: ApiError) => boolean;
}

export function useSubmission({ entity, page, formState, caseView, declaration }: SubmissionOptions): SubmissionState {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [recordInQuestion, setAskedRecord] = useState<WireRecord>();
  /** A step that was sent and not answered; sent again with the same key, it is done only once. */
  const unanswered = useRef<StepWithKey | undefined>(undefined);
  const { saving, session } = formState;
  const lead = useShowProblems(formState, page);
  const [step] = useState(() => submitStepOf(declaration, caseView));
  if (step === undefined) return { submission: undefined, question: undefined };

  const send = async (record: WireRecord): Promise<void> => {
    const found = unanswered.current ?? (await findStep(queries, record, step.action));
    if (found === undefined) {
      setAskedRecord(record);
      return;
    }
    unanswered.current = found;
    // A document that is being submitted is no longer checked by the server.
    session.serverCheck?.stop();
    await takeStep(found.sent, found.key, { silent: true });
    unanswered.current = undefined;
    sent(record);
  };
  const sent = (record: WireRecord): void => {
    notify.success(t('submitted', { action: step.label }));
    saving.leaveFor('view', record.id);
  };
  const failed = (error: unknown, record: WireRecord): void => {
    if (!(error instanceof ApiError)) {
      notify.error(t('noAnswer', { action: step.label }));
      return;
    }
    unanswered.current = undefined;
    const problems = documentProblemsOf(error, declaration.attachments);
    if (problems.length === 0) notify.error(errorText(error, locale), { detail: error.body.requestId });
    if (problems.length > 0 || page === 'create') lead(record, problems);
  };
  const submit = async (record: WireRecord): Promise<void> => {
    // The server would refuse for the same reason.
    const unattached = findMissingAttachment(declaration, session.store.getRecordValues());
    if (unattached !== undefined || session.store.findMissing().length > 0) {
      lead(record, unattached === undefined ? [] : [unattached]);
      return;
    }
    try {
      await send(record);
    } catch (error) {
      failed(error, record);
    } finally {
      reloadCases(queries, entity);
    }
  };
  const run = (): void => {
    setBusy(true);
    void saving.saveThen(submit).finally(() => setBusy(false));
  };
  const submitQuestionFor = (record: WireRecord): SubmitQuestion => ({
    requestId: requestIdOf(record),
    action: step.action,
    onClose: () => {
      setAskedRecord(undefined);
      // A new document has been saved meanwhile, and has its own page.
      if (page === 'create') saving.leaveFor('edit', record.id);
    },
    onDone: () => {
      session.serverCheck?.stop();
      setAskedRecord(undefined);
      sent(record);
    },
    takeRefusal: (error) => {
      const problems = findSignProblem(error) === undefined ? documentProblemsOf(error, declaration.attachments) : [];
      if (problems.length === 0) return false;
      setAskedRecord(undefined);
      lead(record, problems);
      return true;
    },
  });
  const words = label(step.label);
  const submission = { label: t('saveAnd', { action: locale === 'en' ? words.toLowerCase() : words }), isBusy, run };
  return { submission, question: recordInQuestion === undefined ? undefined : submitQuestionFor(recordInQuestion) };
}

interface StepWithKey {
  readonly sent: SentStep;
  readonly key: string;
}

/** Returns undefined if a question has to be answered first: whether it is signed, or whether warnings are accepted. */
async function findStep(queries: QueryClient, record: WireRecord, action: string): Promise<StepWithKey | undefined> {
  // Saving the document has changed the version of its request.
  const { request, actions, warnings } = await queries.query({ ...caseQuery(requestIdOf(record)), staleTime: 0 });
  const isSigned = actions.some((caseAction) => caseAction.action === action && caseAction.signs !== null);
  return isSigned || warnings.length > 0
    ? undefined
    : { sent: { id: request.id, version: request.version, action }, key: newId() };
}

/**
 * Problems that prevented the submission of a new document, until its own page shows them. After a reload they are
 * determined again.
 */
const problemsForNextPage = new Map<string, readonly FoundProblem[]>();

/** From now on shows everything that is missing or wrong: for a new document on its own page, which exists by then. */
function useShowProblems(
  { session: { store }, saving }: RecordFormState,
  page: RecordFormProps['page'],
): (record: WireRecord, problems: readonly FoundProblem[]) => void {
  const show = (problems: readonly FoundProblem[]): void => {
    store.requireComplete(true);
    store.setServerProblems(problems);
    store.showAllProblems();
    saving.showProblems();
  };
  useEffect(() => {
    const id = String(store.getBase()['id']);
    const found = problemsForNextPage.get(id);
    problemsForNextPage.delete(id);
    if (found !== undefined) show(found);
    // oxlint-disable-next-line react/exhaustive-deps -- once, where the form was opened for it
  }, []);
  return (record, problems) => {
    if (page === 'create') {
      problemsForNextPage.set(record.id, problems);
      saving.leaveFor('edit', record.id);
    } else show(problems);
  };
}
