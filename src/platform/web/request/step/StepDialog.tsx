import { Suspense, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { problemText, type ApiError } from '../../api/errors.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { askingOf, type Asked, type AskingContext } from '../state/asking.ts';
import { CheckChoice } from '../dialog/CheckChoice.tsx';
import { FieldChooser } from '../dialog/FieldChooser.tsx';
import type { FieldChapter } from '../state/fieldChapters.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { Refused } from '../dialog/Refused.tsx';
import { isTooLong, REMARK_MAX, RemarkField } from '../dialog/RemarkField.tsx';
import { texts } from '../texts.ts';
import { useAnswer, type Answer } from './useAnswer.ts';
import { WarningQuestion } from './WarningQuestion.tsx';

const SignQuestion = lazyComponent(() => import('../signing/SignQuestion.tsx'), 'SignQuestion');

export interface StepDialogProps extends Omit<AskingContext, 'locale'> {
  readonly asked: Asked;
  readonly entity: AnyEntity;
  /** What can be opened to the operator. */
  readonly chapters: readonly FieldChapter[];
  readonly editAddress: string | undefined;
  readonly onClose: () => void;
  /** With the new document, where one was made. */
  readonly onDone: (told: string, documentId: string | undefined) => void;
  /** Whether what the server says against it is told by the page around. */
  readonly takeRefusal?: ((error: ApiError) => boolean) | undefined;
}

/** Asks what the declaration wants to know, and does it once. */
export function StepDialog({
  asked,
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
  const asking = askingOf(asked, { caseView, workflow, locale });
  const answer = useAnswer({
    asked,
    asking,
    entity,
    caseView,
    takeRefusal,
    onDone: (documentId) => onDone(asking.title, documentId),
  });
  const isIncomplete = answer.problemFields > 0 && editAddress !== undefined;
  const toEdit = isIncomplete ? (
    <ButtonLink to={editAddress} kind="primary" icon="edit">
      {t('toEdit')}
    </ButtonLink>
  ) : undefined;
  return (
    <FormDialog
      title={asking.title}
      confirmLabel={asking.confirm}
      isDanger={asking.isDanger}
      isBusy={answer.isBusy}
      disabledReason={asking.why}
      instead={toEdit}
      isConfirmFirst={asking.asks === null && asking.warnings.length === 0 && asking.remark !== 'required'}
      onClose={onClose}
      onSend={answer.send}
    >
      {answer.error === undefined ? null : <Refused error={answer.error} entity={entity} editAddress={editAddress} />}
      <div>
        {asking.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Questions answer={answer} entity={entity} chapters={chapters} asking={asking} />
    </FormDialog>
  );
}

interface QuestionsProps extends Pick<StepDialogProps, 'entity' | 'chapters'> {
  readonly answer: Answer;
  readonly asking: ReturnType<typeof askingOf>;
}

function Questions({ answer, entity, chapters, asking }: QuestionsProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { remark, result, fields, missing, signProblem } = answer;
  const say = (messageKey: string): string => problemText({ messageKey }, locale);
  const remarkProblem = isTooLong(remark)
    ? t('tooLong', { max: REMARK_MAX })
    : missing.has('remark')
      ? say('remarkRequired')
      : undefined;
  return (
    <>
      {asking.asks === 'checkResult' ? (
        <CheckChoice
          value={result}
          onChange={answer.setResult}
          problem={missing.has('result') ? say('checkResultMissing') : undefined}
        />
      ) : null}
      {asking.asks === 'fields' ? (
        <FieldChooser
          entity={entity}
          chapters={chapters}
          value={fields}
          onChange={answer.setFields}
          problem={missing.has('fields') ? say('unlockWhich') : undefined}
        />
      ) : null}
      {asking.warnings.length === 0 ? null : (
        <WarningQuestion
          entity={entity}
          warnings={asking.warnings}
          value={answer.acknowledged}
          onChange={answer.setAcknowledged}
          problem={missing.has('warnings') ? t('warningsMissing') : undefined}
        />
      )}
      {asking.signs === null ? null : (
        <Suspense fallback={<Skeleton lines={3} />}>
          <SignQuestion
            signs={asking.signs}
            problem={
              missing.has('password')
                ? say('signPasswordMissing')
                : signProblem === undefined
                  ? undefined
                  : problemText(signProblem, locale)
            }
          />
        </Suspense>
      )}
      {asking.remark === 'none' ? null : (
        <RemarkField
          label={t(asking.remark === 'required' ? 'remark' : 'remarkOptional')}
          help={t('remarkHelp')}
          value={remark}
          onChange={answer.setRemark}
          isRequired={asking.remark === 'required'}
          problem={remarkProblem}
        />
      )}
    </>
  );
}
