import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { CaseAnswerView } from './CaseAnswerView.tsx';
import css from './SimulationForm.module.css';
import { texts } from './texts.ts';
import { usePerson } from './useWorkflows.ts';

/** Asks for a real case by its number, and shows what that person sees of it. It is sent by the button. */
export function CaseQuestion({
  declaration,
  userId,
}: {
  readonly declaration: RequestDeclaration;
  readonly userId: string;
}): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState<{ readonly user: string; readonly code: string } | null>(null);
  const [isErrorVisible, setErrorVisible] = useState(false);
  const answer = usePerson({ module: declaration.module, user: question?.user ?? '', code: question?.code });
  const isWhole = userId !== '' && typed.trim() !== '';
  const problem = isErrorVisible && !isWhole ? t('missing') : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setErrorVisible(!isWhole);
    if (!isWhole) return;
    if (question?.user === userId && question.code === typed.trim()) void answer.refetch();
    else setQuestion({ user: userId, code: typed.trim() });
  };
  return (
    <div className={css.whole}>
      <form className={css.whole} onSubmit={submit} noValidate>
        <FieldFrame id={id} label={t('code')} help={t('codeHelp')} isRequired problem={problem}>
          <input
            id={id}
            className={inputCss.input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-required
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={describedBy(id, { help: t('codeHelp'), problem })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
        <div>
          <Button kind="primary" type="submit" icon="search" isBusy={answer.isFetching}>
            {t('ask')}
          </Button>
        </div>
      </form>
      {answer.error === null ? null : (
        <Callout tone="bad" title={t('askFailed')}>
          {failureText(answer.error)}
        </Callout>
      )}
      {question === null || answer.data === undefined || answer.isPlaceholderData || answer.error !== null ? null : (
        <CaseAnswerView answer={answer.data} />
      )}
    </div>
  );
}
