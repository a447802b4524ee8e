import { useState, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import css from './ChangeList.module.css';
import { texts } from './texts.ts';

/** More than three lines in a column. */
const FOLDED_FROM = 200;
const SHOWN = 160;

/** Shows enough of a long text to recognise it; all of it on request. */
export function FoldedText({ text }: { readonly text: string }): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  if (text.length <= FOLDED_FROM) return <span className={css.text}>{text}</span>;
  return (
    <span className={css.text}>
      {isOpen ? text : `${[...text].slice(0, SHOWN).join('')}… `}
      <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'showLess' : 'showAll')}
      </button>
    </span>
  );
}
