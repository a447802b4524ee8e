import { use, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { LoadFailed } from '#platform/web/ui/feedback/LoadFailed.tsx';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { ExplainPage } from '#platform/web/ui/layout/ExplainPage.tsx';
import css from './AccessPage.module.css';
import { QuestionTitle } from './QuestionTitle.tsx';
import { findQuestion, readQuestionFromUrl, writeQuestionToUrl, type QuestionInput } from './questionInput.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { RoleAnswers } from './RoleAnswers.tsx';
import { texts } from './texts.ts';
import { useAnswer, useQuestions } from './useAnswer.ts';
import { UserAnswer } from './UserAnswer.tsx';
import type { AccessExplanation } from './wire.ts';

/** Explains who may do something, and why or why not. The question is in the address. */
export function AccessPage(): ReactElement {
  const t = useTexts(texts);
  // The answers use its vocabularies.
  use(loadEntity('user'));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const input = readQuestionFromUrl(query);
  const questions = useQuestions();
  const answer = useAnswer(input);
  const hasQuestion = findQuestion(input) !== undefined;
  const submit = (next: QuestionInput): void => {
    // The same question is sent again: something may have been corrected meanwhile.
    if (writeQuestionToUrl(next).toString() === writeQuestionToUrl(input).toString()) void answer.refetch();
    else void navigate(findQuestion(next) === undefined ? '.' : `.?${writeQuestionToUrl(next).toString()}`);
  };
  if (questions.data === undefined)
    return <Loading title={t('loadFailed')} error={questions.error} onRetry={() => void questions.refetch()} />;
  const isUserPending = input.user !== '' && answer.data?.user?.id !== input.user && answer.error === null;
  return (
    <ExplainPage title={t('title')} intro={t('intro')}>
      {isUserPending && hasQuestion ? (
        <Skeleton kind="form" />
      ) : (
        <QuestionForm
          key={writeQuestionToUrl(input).toString()}
          questions={questions.data}
          initial={input}
          user={input.user === '' ? null : (answer.data?.user ?? null)}
          isBusy={answer.isFetching}
          onAsk={submit}
        />
      )}
      <section className={css.answer} aria-busy={answer.isFetching}>
        {hasQuestion ? <QuestionTitle input={input} questions={questions.data} /> : null}
        {hasQuestion ? (
          answer.error === null ? (
            <AccessAnswer answer={answer.isPlaceholderData ? undefined : answer.data} />
          ) : (
            <LoadFailed title={t('loadFailed')} error={answer.error} onRetry={() => void answer.refetch()} />
          )
        ) : (
          <EmptyState icon="safe" title={t('nothingAsked')} text={t('nothingAskedHelp')} />
        )}
      </section>
    </ExplainPage>
  );
}

function AccessAnswer({ answer }: { readonly answer: AccessExplanation | undefined }): ReactElement {
  const t = useTexts(texts);
  if (answer === undefined) return <Skeleton kind="table" />;
  if (!answer.isKnown)
    return (
      <Callout tone="warn" title={t('noSuchPage')}>
        {t('noSuchPageHelp')}
      </Callout>
    );
  const [answered] = answer.answers;
  return answer.user !== null && answered !== undefined ? (
    <UserAnswer answer={answer} user={answer.user} answered={answered} />
  ) : (
    <RoleAnswers answer={answer} />
  );
}
