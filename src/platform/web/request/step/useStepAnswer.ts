/** What a person answers in the dialog of a step, and what becomes of it. */
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
  /** What was left open, once it was tried. */
  readonly missing: ReadonlySet<StepQuestion>;
  readonly error: unknown;
  /** What the server says against the password of the certificate. */
  readonly signProblem: FieldError | undefined;
  /** How many fields of the document the server found wanting. */
  readonly problemFields: number;
  readonly isBusy: boolean;
  /** From the form: what is missing is led to. */
  readonly send: (form: HTMLFormElement) => void;
}

export interface StepAnswerOptions {
  readonly action: ChosenAction;
  readonly question: ActionQuestion;
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  readonly onDone: (documentId: string | undefined) => void;
  /** Whether a refusal is told elsewhere. */
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
      const menu = menuKeyFor(action, getRequestDeclaration(catalogue, entity.name));
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
      // Refused is refused, and the next try is another one. Without an answer nobody knows, and the same key asks again.
      if (caught instanceof ApiError) {
        key.current = newId();
        reloadCases(queries, entity);
        // The button gives way to the way to the form: the first thing to mend has the focus.
        if ((caught.body.fields ?? []).length > 0)
          requestAnimationFrame(() =>
            (findSignProblem(caught) === undefined ? form.querySelector('a') : findPasswordInput(form))?.focus(),
          );
      }
    } finally {
      // Used once: whoever tries again types it again.
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
    // Once it is drawn as wrong. Where there is no certificate, the way to one.
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
  { remark: wanted, asks, warnings }: ActionQuestion,
  { remark, result, fields, acknowledged }: EnteredAnswers,
): ReadonlySet<StepQuestion> {
  const missing: StepQuestion[] = [];
  if (wanted === 'required' && remark.trim() === '') missing.push('remark');
  if (asks === 'checkResult' && result === undefined) missing.push('result');
  if (asks === 'fields' && fields.length === 0) missing.push('fields');
  if (warnings.some(({ rule, needsAcknowledgement }) => needsAcknowledgement && !acknowledged.includes(rule)))
    missing.push('warnings');
  return new Set(missing);
}
