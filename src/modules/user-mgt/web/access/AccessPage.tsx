import { use, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { LoadFailed } from '#platform/web/ui/feedback/LoadFailed.tsx';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { ExplainPage } from '#platform/web/ui/layout/ExplainPage.tsx';
import css from './AccessPage.module.css';
import { AskedTitle } from './AskedTitle.tsx';
import { findQuestion, readAsked, writeAsked, type Asked } from './asked.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { RoleAnswers } from './RoleAnswers.tsx';
import { texts } from './texts.ts';
import { useAnswer, useQuestions } from './useAnswer.ts';
import { UserAnswer } from './UserAnswer.tsx';
import type { Answer } from './wire.ts';

/** Who may do a thing, and why, or why not. The question stands in the address. */
export function AccessPage(): ReactElement {
  const t = useTexts(texts);
  // The vocabularies that answers are told in.
  use(loadEntity('user'));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = readAsked(query);
  const questions = useQuestions();
  const answer = useAnswer(asked);
  const isAsked = findQuestion(asked) !== undefined;
  const ask = (next: Asked): void => {
    // The same question again is asked again: something may have been mended meanwhile.
    if (writeAsked(next).toString() === writeAsked(asked).toString()) void answer.refetch();
    else void navigate(findQuestion(next) === undefined ? '.' : `.?${writeAsked(next).toString()}`);
  };
  if (questions.data === undefined)
    return <Loading title={t('loadFailed')} error={questions.error} onRetry={() => void questions.refetch()} />;
  const isUserPending = asked.user !== '' && answer.data?.user?.id !== asked.user && answer.error === null;
  return (
    <ExplainPage title={t('title')} intro={t('intro')}>
      {isUserPending && isAsked ? (
        <Skeleton kind="form" />
      ) : (
        <QuestionForm
          key={writeAsked(asked).toString()}
          questions={questions.data}
          asked={asked}
          user={asked.user === '' ? null : (answer.data?.user ?? null)}
          isBusy={answer.isFetching}
          onAsk={ask}
        />
      )}
      <section className={css.answer} aria-busy={answer.isFetching}>
        {isAsked ? <AskedTitle asked={asked} questions={questions.data} /> : null}
        {isAsked ? (
          answer.error === null ? (
            <Shown answer={answer.isPlaceholderData ? undefined : answer.data} />
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

function Shown({ answer }: { readonly answer: Answer | undefined }): ReactElement {
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
