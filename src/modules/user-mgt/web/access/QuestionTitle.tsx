import type { ReactElement } from 'react';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { QuestionInput } from './questionInput.ts';
import css from './QuestionTitle.module.css';
import { texts } from './texts.ts';
import type { ExplainQuestions } from './wire.ts';

/** Shows the question that is answered below. */
export function QuestionTitle({
  input,
  questions,
}: {
  readonly input: QuestionInput;
  readonly questions: ExplainQuestions;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const title = questions.entities.find(({ name }) => name === input.entity)?.title;
  const text =
    input.kind === 'entity'
      ? t('askedEntity', { right: t(input.right), what: title === undefined ? input.entity : label(title) })
      : input.kind === 'page'
        ? t('askedPage', { what: input.path })
        : t('askedCall', { what: input.call });
  return <h2 className={css.title}>{text}</h2>;
}
