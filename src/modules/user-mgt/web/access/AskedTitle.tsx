import type { ReactElement } from 'react';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { Asked } from './asked.ts';
import css from './AskedTitle.module.css';
import { texts } from './texts.ts';
import type { Questions } from './wire.ts';

/** What the answer below is the answer to. */
export function AskedTitle({
  asked,
  questions,
}: {
  readonly asked: Asked;
  readonly questions: Questions;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const title = questions.entities.find(({ name }) => name === asked.entity)?.title;
  const text =
    asked.kind === 'entity'
      ? t('askedEntity', { right: t(asked.right), what: title === undefined ? asked.entity : label(title) })
      : asked.kind === 'page'
        ? t('askedPage', { what: asked.path })
        : t('askedCall', { what: asked.call });
  return <h2 className={css.title}>{text}</h2>;
}
