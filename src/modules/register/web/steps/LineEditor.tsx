import type { ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { FieldProblem } from '#platform/web/fields/FieldFrame.tsx';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { domIdOf, useFieldState, useOpenForm, useRowIds } from '#platform/web/form/store/formContext.ts';
import { focusField } from '#platform/web/form/layout/reveal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { texts } from '../texts.ts';
import css from './steps.module.css';

export interface LineEditorProps {
  readonly address: 'committees' | 'objectives';
  readonly title: 'directors' | 'objectives';
  readonly add: 'addDirector' | 'addObjective';
  readonly line: 'directorLine' | 'objectiveLine';
  readonly names: readonly string[];
}

/** A few lines, one below the other: on a phone a table would have to be scrolled sideways. */
export function LineEditor({ address, title, add, line, names }: LineEditorProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const form = useOpenForm();
  const ids = useRowIds(address);
  const { problem } = useFieldState(address);
  const id = domIdOf(form, address);
  return (
    <section className={css.lines} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={css.sub}>
        {t(title)}
      </h3>
      {ids.map((row, index) => (
        <fieldset key={row} className={css.line}>
          <legend className={css.legend}>{t(line, { n: index + 1 })}</legend>
          <FieldGrid>
            {names.map((name) => (
              <FormField key={name} record={`${address}.${row}`} name={name} />
            ))}
          </FieldGrid>
          <Button
            kind="quiet"
            size="small"
            icon="delete"
            onClick={() => {
              form.store.removeRow(address, row);
              // The button is removed: the focus moves to where a line is added.
              focusField(form, address);
            }}
          >
            {t('removeRow', { n: index + 1 })}
          </Button>
        </fieldset>
      ))}
      <div id={id} tabIndex={-1}>
        <Button icon="add" onClick={() => focusField(form, `${address}.${form.store.addRow(address)}.${names[0]}`)}>
          {t(add)}
        </Button>
        {problem === undefined ? null : <FieldProblem id={id} text={problemText(problem, locale)} />}
      </div>
    </section>
  );
}
