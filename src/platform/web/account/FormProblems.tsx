import type { ReactElement, RefObject } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import css from './FormProblems.module.css';
import { texts } from './texts.ts';
import type { FieldProblems } from './accountProblems.ts';

/** Lists everything that has to be corrected, each with a link to its field. Read out as soon as it appears. */
export function FormProblems({
  form,
  problems,
}: {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: FieldProblems;
}): ReactElement | null {
  const t = useTexts(texts);
  const all = Object.entries(problems);
  if (all.length === 0) return null;
  return (
    <Callout tone="bad" isAlert title={t('correctThese')}>
      <ul className={css.list}>
        {all.map(([name, text]) => (
          <li key={name}>
            {name === '' ? text : <LinkButton onClick={() => focusInput(form.current, name)}>{text}</LinkButton>}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

export function focusInput(form: HTMLFormElement | null, name: string): void {
  inputOf(form, name)?.focus();
}

export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}
