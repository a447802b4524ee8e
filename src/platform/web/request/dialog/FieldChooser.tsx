import { useId, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { FieldProblem, problemId } from '../../fields/FieldFrame.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { CheckboxLine } from '../../ui/input/CheckboxLine.tsx';
import type { FieldChapter } from '../state/fieldChapters.ts';
import css from './FieldChooser.module.css';
import { texts } from '../texts.ts';

export interface FieldChooserProps {
  readonly entity: AnyEntity;
  readonly chapters: readonly FieldChapter[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly problem: string | undefined;
}

/** Offers fields with checkboxes, below the headings they have on the form. */
export function FieldChooser({ entity, chapters, value, onChange, problem }: FieldChooserProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const toggle = (name: string): void =>
    onChange(value.includes(name) ? value.filter((chosenName) => chosenName !== name) : [...value, name]);
  return (
    <fieldset className={css.chooser} {...(problem === undefined ? {} : { 'aria-describedby': problemId(id) })}>
      <legend className={css.legend}>
        {t('chooseFields')}
        <output className={css.count}>{t('chosen', { n: value.length })}</output>
      </legend>
      <div className={css.list}>
        {chapters.map(({ number, title, names }) => (
          <fieldset key={number} className={css.chapter}>
            <legend className={css.title}>{`${number} ${label(title)}`}</legend>
            {names.map((name) => (
              <CheckboxLine
                key={name}
                className={css.line}
                checked={value.includes(name)}
                onChange={() => toggle(name)}
              >
                {label(entity.fields[name]?.label ?? [name, name])}
              </CheckboxLine>
            ))}
          </fieldset>
        ))}
      </div>
      {problem === undefined ? null : <FieldProblem id={id} text={problem} />}
    </fieldset>
  );
}
