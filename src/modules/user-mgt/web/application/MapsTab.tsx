import { useState, type ReactElement } from 'react';
import type { MapSetting } from '#platform/model/settings/appSettings.ts';
import {
  checkMapSettings,
  RADIUS_MAX,
  TILE_ATTRIBUTION_MAX,
  TILE_URL_EXAMPLE,
  TILE_URL_MAX,
  type MapSettingsForm,
} from '#platform/model/settings/mapSettings.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { TabProps } from './tabProps.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { texts } from './texts.ts';
import { useSaveSettings } from './useSaveSettings.ts';

type MapsForm = Readonly<Record<keyof MapSettingsForm, string>>;

/** Edits the distances to protected places, and the server of map pictures. */
export function MapsTab({ settings: { maps }, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaveSettings();
  const [draft, setDraft] = useState(() => mapsFormOf(maps));
  const [isChecked, setIsChecked] = useState(false);
  const stored = mapsFormOf(maps);
  const isChanged = names.some((name) => draft[name].trim() !== stored[name]);
  useUnsavedGuard(mayEdit && isChanged);
  if (!mayEdit) {
    return (
      <div className={css.tab}>
        <SettingsSection title={t('maps')} lastChange={maps}>
          <ReadOnlySettings rows={names.map((name) => [t(name), stored[name]])} />
        </SettingsSection>
      </div>
    );
  }
  const problems = isChecked ? checkMapSettings(valuesOf(draft)) : [];
  const reset = (setting: MapSetting): void => {
    saving.clearErrors();
    setIsChecked(false);
    setDraft(mapsFormOf(setting));
  };
  const input = (name: keyof MapsForm): TextInputProps => {
    const problem = problems.find(({ path }) => path === name);
    return {
      id: `map-${name}`,
      label: t(name),
      value: draft[name],
      problem: problem === undefined ? saving.problemAt('maps', name) : problemText(problem, locale),
      onChange: ({ target }) => setDraft({ ...draft, [name]: target.value }),
    };
  };
  const save = (): void => {
    setIsChecked(true);
    if (checkMapSettings(valuesOf(draft)).length > 0) return;
    const body = { ...valuesOf(draft), version: maps.version };
    void saving.run([{ section: 'maps', body, done: (saved) => reset(saved) }]);
  };
  return (
    <div className={css.tab}>
      <SettingsSection title={t('radii')} help={t('radiiHelp')} lastChange={maps}>
        <div className={css.pair}>
          <TextInput {...input('royalMetres')} isRequired type="number" min={1} max={RADIUS_MAX} />
          <TextInput {...input('publicMetres')} isRequired type="number" min={1} max={RADIUS_MAX} />
        </div>
      </SettingsSection>
      <SettingsSection title={t('tiles')} help={t('tilesHelp')} lastChange={maps}>
        <TextInput {...input('tileUrl')} maxLength={TILE_URL_MAX} placeholder={TILE_URL_EXAMPLE} />
        <TextInput {...input('tileAttribution')} maxLength={TILE_ATTRIBUTION_MAX} help={t('tileAttributionHelp')} />
      </SettingsSection>
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        onSave={save}
        onUndo={() => reset(maps)}
        onReload={() => void reload().then((latest) => latest !== undefined && reset(latest.maps))}
      />
    </div>
  );
}

const names = ['royalMetres', 'publicMetres', 'tileUrl', 'tileAttribution'] as const;

function mapsFormOf({ radii, tiles }: MapSetting): MapsForm {
  return {
    royalMetres: String(radii.royal),
    publicMetres: String(radii.public),
    tileUrl: tiles?.url ?? '',
    tileAttribution: tiles?.attribution ?? '',
  };
}

function valuesOf(form: MapsForm): MapSettingsForm {
  const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  const text = (value: string): string | null => (value.trim() === '' ? null : value.trim());
  return {
    royalMetres: number(form.royalMetres),
    publicMetres: number(form.publicMetres),
    tileUrl: text(form.tileUrl),
    tileAttribution: text(form.tileAttribution),
  };
}
