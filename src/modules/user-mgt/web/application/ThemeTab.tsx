import { useState, type ReactElement } from 'react';
import {
  colourVariables,
  RADIUS_MAX_PX,
  DEFAULT_THEME,
  RADIUS_VARIABLE,
  variableLabels,
  type LessVar,
} from '#platform/model/settings/themeVariables.ts';
import { problemText } from '#platform/web/api/errors.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import pageCss from './Application.module.css';
import { ColourField, ContrastFigures } from './ColourField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ThemeSample } from './ThemeSample.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import type { TabProps } from './tabProps.ts';
import { texts } from './texts.ts';
import { themeFormOf, themeVariableNames, lessVarOf, problemsOf, type ThemeVariableName } from './themeForm.ts';
import css from './ThemeTab.module.css';
import { useSaveSettings } from './useSaveSettings.ts';

/** Edits colours and shape. The choice is visible in the samples only until it is saved. */
export function ThemeTab({ settings: { theme }, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaveSettings();
  const [draft, setDraft] = useState(() => themeFormOf(theme.lessVar));
  const stored = themeFormOf(theme.lessVar);
  const isChanged = themeVariableNames.some((name) => draft[name].trim() !== stored[name]);
  const lessVar = lessVarOf(draft, theme.lessVar);
  const problems = problemsOf(draft);
  useUnsavedGuard(mayEdit && isChanged);
  const problemAt = (name: ThemeVariableName): string | undefined => {
    const found = problems.get(name);
    return found === undefined ? saving.problemAt('theme', `lessVar.${name}`) : problemText(found, locale);
  };
  const change = (name: ThemeVariableName, value: string): void => setDraft((before) => ({ ...before, [name]: value }));
  if (!mayEdit) return <ReadOnly theme={theme} />;
  const isDefault = themeVariableNames.every((name) => draft[name] === '');
  return (
    <div className={pageCss.tab}>
      <div className={css.columns}>
        <SettingsSection title={t('colours')} help={t('coloursHelp')} lastChange={theme}>
          {colourVariables.map((name) => (
            <ColourField
              key={name}
              name={name}
              value={draft[name]}
              problem={problemAt(name)}
              onChange={(value) => change(name, value)}
            />
          ))}
          <p className={css.hint}>{t('contrastHelp')}</p>
          <RadiusField
            value={draft[RADIUS_VARIABLE]}
            problem={problemAt(RADIUS_VARIABLE)}
            onChange={(value) => change(RADIUS_VARIABLE, value)}
          />
          <Button
            className={css.start}
            icon="undo"
            disabledReason={isDefault ? t('isDefault') : undefined}
            onClick={() => setDraft(themeFormOf({}))}
          >
            {t('defaultAll')}
          </Button>
        </SettingsSection>
        <Samples lessVar={lessVar} />
      </div>
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        blockedReason={problems.size > 0 ? t('mendFirst') : undefined}
        onSave={() =>
          void saving.run([
            {
              section: 'theme',
              body: { lessVar, version: theme.version },
              done: (saved) => setDraft(themeFormOf(saved.lessVar)),
            },
          ])
        }
        onUndo={() => {
          saving.clearErrors();
          setDraft(stored);
        }}
        onReload={() => {
          saving.clearErrors();
          void reload().then((latest) => latest !== undefined && setDraft(themeFormOf(latest.theme.lessVar)));
        }}
      />
    </div>
  );
}

function Samples({ lessVar }: { readonly lessVar: LessVar }): ReactElement {
  return (
    <div className={css.samples}>
      <ThemeSample theme="light" lessVar={lessVar} />
      <ThemeSample theme="dark" lessVar={lessVar} />
    </div>
  );
}

function RadiusField({
  value,
  problem,
  onChange,
}: {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel()(variableLabels[RADIUS_VARIABLE]);
  const id = `theme-${RADIUS_VARIABLE}`;
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <div className={css.radius}>
        <input
          id={id}
          type="number"
          min={0}
          max={RADIUS_MAX_PX}
          step={1}
          className={inputCss.input}
          value={value.replace('px', '')}
          placeholder={DEFAULT_THEME[RADIUS_VARIABLE].replace('px', '')}
          aria-describedby={describedBy(id, { help: undefined, problem })}
          {...(problem === undefined ? {} : { 'aria-invalid': true })}
          onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}px`)}
        />
        <span className={css.unit}>{t('radiusUnit', { n: RADIUS_MAX_PX })}</span>
      </div>
    </FieldFrame>
  );
}

function ReadOnly({ theme }: { readonly theme: TabProps['settings']['theme'] }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const form = themeFormOf(theme.lessVar);
  const colours = colourVariables.map((name) => {
    const value = form[name] === '' ? DEFAULT_THEME[name] : form[name];
    const swatch = (
      <span className={css.swatchLine}>
        <span className={css.swatch} style={{ background: value }} />
        {value}
        <ContrastFigures name={name} value={form[name]} />
      </span>
    );
    return [label(variableLabels[name]), swatch] as const;
  });
  const radius = form[RADIUS_VARIABLE] === '' ? DEFAULT_THEME[RADIUS_VARIABLE] : form[RADIUS_VARIABLE];
  return (
    <div className={css.columns}>
      <SettingsSection title={t('colours')} lastChange={theme}>
        <ReadOnlySettings rows={[...colours, [label(variableLabels[RADIUS_VARIABLE]), radius]]} />
      </SettingsSection>
      <Samples lessVar={theme.lessVar} />
    </div>
  );
}
