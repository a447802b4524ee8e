import { memo, type ReactElement } from 'react';
import { getChoice } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { JsonField } from '#language/field.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useLabel } from '../../i18n/locale.ts';
import { CheckboxLine } from '../../ui/input/CheckboxLine.tsx';
import type { ControlProps } from '../control.ts';
import { useCodes } from './useCodes.ts';
import css from './CodesControl.module.css';
import { inputProps } from '../controls/inputProps.ts';

export type CodesField = JsonField & { readonly choice: string };

/** Shows several words of a vocabulary, each with a checkbox, so that all options and the chosen ones are visible. */
export const CodesControl = memo(function CodesControl(
  props: ControlProps<readonly string[], CodesField>,
): ReactElement {
  const { field, value, onChange, onBlur } = props;
  const { id, name, disabled, 'aria-label': label, 'aria-required': _, ...described } = inputProps(props);
  const labelOf = useLabel();
  const textOf = useCodes(field.choice).textOf;
  const chosen = new Set(value ?? []);
  const codes = codesOf(getChoice(catalogue, field.choice));
  const toggle = (code: string): void => {
    // In the order of the vocabulary, so that the same checked words always give the same value.
    const next = codes.filter((item) => (item === code ? !chosen.has(item) : chosen.has(item)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset id={id} tabIndex={-1} className={css.group} aria-label={label ?? labelOf(field.label)} {...described}>
      {codes.map((code) => (
        <CheckboxLine
          key={code}
          className={css.one}
          name={name}
          checked={chosen.has(code)}
          disabled={disabled}
          onChange={() => toggle(code)}
          onBlur={onBlur}
        >
          {textOf(code)}
        </CheckboxLine>
      ))}
    </fieldset>
  );
});
