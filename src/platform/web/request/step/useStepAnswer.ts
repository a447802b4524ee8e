/** The answers of a person in the dialog of a step, and the result of sending them. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { ApiError, type FieldError } from '../../api/errors.ts';
import { useVisit } from '../../route/visit.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { newId } from '../../newId.ts';
import { findMenuId, menuKeyFor, sendAction, type StepAnswers } from './sendAction.ts';
import type { ChosenAction, ActionQuestion } from '../state/actionQuestion.ts';
import { reloadCases } from '../caseApi.ts';
import type { CheckResult } from '../dialog/CheckChoice.tsx';
import { isTooLong } from '../dialog/RemarkField.tsx';
import { findPasswordInput, findSignProblem, readSigningAnswer } from '../signing/signingAnswer.ts';

type StepQuestion = 'remark' | 'result' | 'fields' | 'password' | 'warnings';

export interface StepAnswer {
  readonly remark: string;
  readonly setRemark: (remark: string) => void;
  readonly result: CheckResult | undefined;
  readonly setResult: (result: CheckResult) => void;
  readonly fields: readonly string[];
  readonly setFields: (fields: readonly string[]) => void;
  readonly acknowledged: readonly string[];
  readonly setAcknowledged: (rules: readonly string[]) => void;
  /** Questions without an answer, once the person has tried to send. */
  readonly missing: ReadonlySet<StepQuestion>;
  readonly error: unknown;
  /** The server's problem with the password of the certificate. */
  readonly signProblem: FieldError | undefined;
  /** Number of fields in the document for which the server found problems. */
  readonly problemFields: number;
  readonly isBusy: boolean;
  /** Reads the form; moves to what is missing. */
  readonly send: (form: HTMLFormElement) => void;
}

export interface StepAnswerOptions {
  readonly action: ChosenAction;
  readonly question: ActionQuestion;
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  readonly onDone: (documentId: string | undefined) => void;
  /** Returns true if a refusal is shown elsewhere. */
  readonly takeRefusal?: ((error: ApiError) => boolean) | undefined;
}

export function useStepAnswer({
  action,
  question,
  entity,
  caseView,
  onDone,
  takeRefusal,
}: StepAnswerOptions): StepAnswer {
  const queries = useQueryClient();
  const { info } = useVisit();
  const [remark, setRemark] = useState('');
  const [result, setResult] = useState<CheckResult>();
  const [fields, setFields] = useState<readonly string[]>([]);
  const [acknowledged, setAcknowledged] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const key = useRef(newId());
  const missing = missingAnswers(question, { remark, result, fields, acknowledged });
  const signProblem = findSignProblem(error);
  const perform = async (form: HTMLFormElement, signed: Pick<StepAnswers, 'caPassword'>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const menu = menuKeyFor(action, getRequestDeclaration(catalogue, caseView.request.documentType.code));
      const documentId = await sendAction(action, caseView, {
        answers: { remark, result, fields, acknowledged, ...signed },
        key: key.current,
        menuId: menu === undefined ? undefined : findMenuId(info.menus, menu),
      });
      reloadCases(queries, entity);
      onDone(documentId);
    } catch (caught) {
      if (caught instanceof ApiError && takeRefusal?.(caught) === true) return;
      setError(caught);
      // After a refusal the next try gets a new key. Without an answer the result is unknown, and the same key is sent
      // again.
      if (caught instanceof ApiError) {
        key.current = newId();
        reloadCases(queries, entity);
        // The button is replaced by a link to the form: the first thing to correct gets the focus.
        if ((caught.body.fields ?? []).length > 0)
          requestAnimationFrame(() =>
            (findSignProblem(caught) === undefined ? form.querySelector('a') : findPasswordInput(form))?.focus(),
          );
      }
    } finally {
      // Used once: for another try the person types it again.
      const password = findPasswordInput(form);
      if (password !== null) password.value = '';
      setBusy(false);
    }
  };
  const send = (form: HTMLFormElement): void => {
    if (isBusy) return;
    setTried(true);
    const signing = readSigningAnswer(question.signs, new FormData(form));
    setPasswordMissing(signing.kind === 'passwordMissing');
    const isAnswered = missing.size === 0 && !isTooLong(remark);
    if (isAnswered && signing.kind === 'unsigned') void perform(form, {});
    else if (isAnswered && signing.kind === 'signed') void perform(form, { caPassword: signing.caPassword });
    // Runs after the errors are rendered. Without a certificate, focuses the link to add one.
    else
      requestAnimationFrame(() =>
        form
          .querySelector<HTMLElement>(
            isAnswered && signing.kind === 'notReady' ? 'a' : '[aria-invalid], [type=radio], [type=checkbox]',
          )
          ?.focus(),
      );
  };
  const found: ReadonlySet<StepQuestion> = isPasswordMissing ? new Set([...missing, 'password']) : missing;
  return {
    remark,
    setRemark,
    result,
    setResult,
    fields,
    setFields,
    acknowledged,
    setAcknowledged,
    missing: isTried ? found : NOTHING,
    error: signProblem === undefined ? error : undefined,
    signProblem,
    problemFields: error instanceof ApiError && signProblem === undefined ? (error.body.fields?.length ?? 0) : 0,
    isBusy,
    send,
  };
}

const NOTHING: ReadonlySet<StepQuestion> = new Set();

type EnteredAnswers = Pick<StepAnswer, 'remark' | 'result' | 'fields' | 'acknowledged'>;

function missingAnswers(
  { remark: remarkRule, asks, warnings }: ActionQuestion,
  { remark, result, fields, acknowledged }: EnteredAnswers,
): ReadonlySet<StepQuestion> {
  const missing: StepQuestion[] = [];
  if (remarkRule === 'required' && remark.trim() === '') missing.push('remark');
  if (asks === 'checkResult' && result === undefined) missing.push('result');
  if (asks === 'fields' && fields.length === 0) missing.push('fields');
  if (warnings.some(({ rule, needsAcknowledgement }) => needsAcknowledgement && !acknowledged.includes(rule)))
    missing.push('warnings');
  return new Set(missing);
}
