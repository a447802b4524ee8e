import { Suspense, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { problemText, type ApiError } from '../../api/errors.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { actionQuestionOf, type ChosenAction, type ActionQuestionContext } from '../state/actionQuestion.ts';
import { CheckChoice } from '../dialog/CheckChoice.tsx';
import { FieldChooser } from '../dialog/FieldChooser.tsx';
import type { FieldChapter } from '../state/fieldChapters.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { StepError } from '../dialog/StepError.tsx';
import { isTooLong, REMARK_MAX, RemarkField } from '../dialog/RemarkField.tsx';
import { texts } from '../texts.ts';
import { useStepAnswer, type StepAnswer } from './useStepAnswer.ts';
import { WarningQuestion } from './WarningQuestion.tsx';

const SignQuestion = lazyComponent(() => import('../signing/SignQuestion.tsx'), 'SignQuestion');

export interface StepDialogProps extends Omit<ActionQuestionContext, 'locale'> {
  readonly action: ChosenAction;
  readonly entity: AnyEntity;
  /** Fields that can be unlocked for the operator. */
  readonly chapters: readonly FieldChapter[];
  readonly editAddress: string | undefined;
  readonly onClose: () => void;
  /** Called with the new document, if one was created. */
  readonly onDone: (message: string, documentId: string | undefined) => void;
  /** Returns true if the surrounding page shows the refusal. */
  readonly takeRefusal?: ((error: ApiError) => boolean) | undefined;
}

/** Asks the questions of the declaration, and takes the step once. */
export function StepDialog({
  action,
  entity,
  caseView,
  workflow,
  chapters,
  editAddress,
  onClose,
  onDone,
  takeRefusal,
}: StepDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const question = actionQuestionOf(action, { caseView, workflow, locale });
  const answer = useStepAnswer({
    action,
    question,
    entity,
    caseView,
    takeRefusal,
    onDone: (documentId) => onDone(question.title, documentId),
  });
  const isIncomplete = answer.problemFields > 0 && editAddress !== undefined;
  const toEdit = isIncomplete ? (
    <ButtonLink to={editAddress} kind="primary" icon="edit">
      {t('toEdit')}
    </ButtonLink>
  ) : undefined;
  return (
    <FormDialog
      title={question.title}
      confirmLabel={question.confirm}
      isDanger={question.isDanger}
      isBusy={answer.isBusy}
      disabledReason={question.closedReason}
      instead={toEdit}
      isConfirmFirst={question.asks === null && question.warnings.length === 0 && question.remark !== 'required'}
      onClose={onClose}
      onSend={answer.send}
    >
      {answer.error === undefined ? null : <StepError error={answer.error} entity={entity} editAddress={editAddress} />}
      <div>
        {question.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Questions answer={answer} entity={entity} chapters={chapters} question={question} />
    </FormDialog>
  );
}

interface QuestionsProps extends Pick<StepDialogProps, 'entity' | 'chapters'> {
  readonly answer: StepAnswer;
  readonly question: ReturnType<typeof actionQuestionOf>;
}

function Questions({ answer, entity, chapters, question }: QuestionsProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { remark, result, fields, missing, signProblem } = answer;
  const textOf = (messageKey: string): string => problemText({ messageKey }, locale);
  const remarkProblem = isTooLong(remark)
    ? t('tooLong', { max: REMARK_MAX })
    : missing.has('remark')
      ? textOf('remarkRequired')
      : undefined;
  return (
    <>
      {question.asks === 'checkResult' ? (
        <CheckChoice
          value={result}
          onChange={answer.setResult}
          problem={missing.has('result') ? textOf('checkResultMissing') : undefined}
        />
      ) : null}
      {question.asks === 'fields' ? (
        <FieldChooser
          entity={entity}
          chapters={chapters}
          value={fields}
          onChange={answer.setFields}
          problem={missing.has('fields') ? textOf('unlockWhich') : undefined}
        />
      ) : null}
      {question.warnings.length === 0 ? null : (
        <WarningQuestion
          entity={entity}
          warnings={question.warnings}
          value={answer.acknowledged}
          onChange={answer.setAcknowledged}
          problem={missing.has('warnings') ? t('warningsMissing') : undefined}
        />
      )}
      {question.signs === null ? null : (
        <Suspense fallback={<Skeleton lines={3} />}>
          <SignQuestion
            signs={question.signs}
            problem={
              missing.has('password')
                ? textOf('signPasswordMissing')
                : signProblem === undefined
                  ? undefined
                  : problemText(signProblem, locale)
            }
          />
        </Suspense>
      )}
      {question.remark === 'none' ? null : (
        <RemarkField
          label={t(question.remark === 'required' ? 'remark' : 'remarkOptional')}
          help={t('remarkHelp')}
          value={remark}
          onChange={answer.setRemark}
          isRequired={question.remark === 'required'}
          problem={remarkProblem}
        />
      )}
    </>
  );
}
