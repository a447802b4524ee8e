import type { ReactElement } from 'react';
import { toCssColour, parseColour } from '#platform/model/settings/colour.ts';
import {
  DEFAULT_THEME,
  ratioText,
  variableLabels,
  type ColourVariable,
} from '#platform/model/settings/themeVariables.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import css from './ThemeTab.module.css';
import { texts } from './texts.ts';
import { contrastsOf, type Contrast } from './themeForm.ts';

export interface ColourFieldProps {
  readonly name: ColourVariable;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A colour, picked or typed, with its contrast next to it. */
export function ColourField({ name, value, problem, onChange }: ColourFieldProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel()(variableLabels[name]);
  const id = `theme-${name}`;
  const colour = parseColour(value.trim()) ?? parseColour(DEFAULT_THEME[name]);
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <div className={css.colour}>
        <input
          type="color"
          className={css.picker}
          aria-label={t('pick', { name: label })}
          value={colour === undefined ? DEFAULT_THEME[name] : toCssColour(colour)}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          className={inputCss.input}
          value={value}
          placeholder={DEFAULT_THEME[name]}
          maxLength={VALUE_MAX}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={describedBy(id, { help: undefined, problem })}
          {...(problem === undefined ? {} : { 'aria-invalid': true })}
          onChange={({ target }) => onChange(target.value)}
        />
        {value === '' ? (
          <span className={css.gap} />
        ) : (
          <IconButton kind="quiet" icon="undo" label={t('defaultOne', { name: label })} onClick={() => onChange('')} />
        )}
      </div>
      <ContrastFigures name={name} value={value} />
    </FieldFrame>
  );
}

const VALUE_MAX = 30;

export function ContrastFigures({
  name,
  value,
}: {
  readonly name: ColourVariable;
  readonly value: string;
}): ReactElement | null {
  const t = useTexts(texts);
  const figures = contrastsOf(name, value);
  if (figures === undefined) return null;
  return (
    <div className={css.figures}>
      <ContrastTag figure={figures.light} text={t('inLight', { ratio: ratioText(figures.light.ratio) })} />
      <ContrastTag figure={figures.dark} text={t('inDark', { ratio: ratioText(figures.dark.ratio) })} />
    </div>
  );
}

function ContrastTag({
  figure: { isEnough },
  text,
}: {
  readonly figure: Contrast;
  readonly text: string;
}): ReactElement {
  return (
    <Tag tone={isEnough ? 'good' : 'bad'} icon={isEnough ? 'check' : 'warning'}>
      {text}
    </Tag>
  );
}
