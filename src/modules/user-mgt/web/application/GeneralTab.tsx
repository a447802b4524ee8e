import { useState, type ReactElement } from 'react';
import {
  BRAND_MAX,
  ICON_TYPES,
  PICTURE_TYPES,
  type ApplicationSettings,
} from '#platform/model/settings/appSettings.ts';
import { DEFAULT_BRAND } from '#platform/model/settings/brand.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { BrandPreview, IconPreview } from './BrandPreview.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { latestChange } from './latestChange.ts';
import { PictureField } from './PictureField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import type { TabProps } from './tabProps.ts';
import { TextInput } from './TextInput.tsx';
import { texts } from './texts.ts';
import { usePicture, type ChosenPicture } from './usePicture.ts';
import { useSaveSettings, type SaveStep } from './useSaveSettings.ts';

interface GeneralForm {
  readonly th: string;
  readonly en: string;
  readonly brand: ChosenPicture;
  readonly logo: ChosenPicture;
  readonly favicon: ChosenPicture;
}

/** Edits name, logo and icon, which every visitor sees first. */
export function GeneralTab({ settings, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaveSettings();
  const [form, setForm] = useState(() => generalFormOf(settings));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = (more: Partial<GeneralForm>): void => setForm((before) => ({ ...before, ...more }));
  const steps = stepsOf(form, settings, change);
  const isChanged = steps.length > 0;
  useUnsavedGuard(mayEdit && isChanged);
  const brandPicture = usePicture(form.brand, settings.brand.url);
  const logo = usePicture(form.logo, settings.logo.url);
  const icon = usePicture(form.favicon, settings.favicon.url);
  const { lessVar } = settings.theme;
  const typedName = form[locale].trim();
  const name = typedName === '' ? DEFAULT_BRAND[locale] : typedName;
  const previews = {
    brand: <BrandPreview brand={{ name, logo, picture: brandPicture }} lessVar={lessVar} />,
    favicon: <IconPreview icon={icon} name={name} lessVar={lessVar} />,
  };
  if (!mayEdit) return <ReadOnly settings={settings} previews={previews} />;
  const pictureProps = (
    section: 'brand' | 'logo' | 'favicon',
  ): Pick<
    Parameters<typeof PictureField>[0],
    'id' | 'types' | 'stored' | 'chosen' | 'problem' | 'onChoose' | 'onBusy'
  > => ({
    id: `setting-${section}`,
    types: section === 'favicon' ? ICON_TYPES : PICTURE_TYPES,
    stored: settings[section].file,
    chosen: form[section],
    problem: saving.problemAt(section, 'file'),
    onChoose: (chosen) => change({ [section]: chosen }),
    onBusy: (isBusy) =>
      setBusy((before) => new Set([...[...before].filter((other) => other !== section), ...(isBusy ? [section] : [])])),
  });
  return (
    <div className={css.tab}>
      <SettingsSection title={t('identity')} lastChange={latestChange(settings.brand, settings.logo)}>
        <div className={css.pair}>
          <div className={css.stack}>
            <TextInput
              id="setting-th"
              label={t('nameTh')}
              help={t('nameHelp')}
              lang="th"
              maxLength={BRAND_MAX}
              value={form.th}
              placeholder={DEFAULT_BRAND.th}
              problem={saving.problemAt('brand', 'th')}
              onChange={({ target }) => change({ th: target.value })}
            />
            <TextInput
              id="setting-en"
              label={t('nameEn')}
              help={t('nameHelp')}
              lang="en"
              maxLength={BRAND_MAX}
              value={form.en}
              placeholder={DEFAULT_BRAND.en}
              problem={saving.problemAt('brand', 'en')}
              onChange={({ target }) => change({ en: target.value })}
            />
            <PictureField {...pictureProps('logo')} label={t('logo')} help={t('logoHelp')} />
            <PictureField {...pictureProps('brand')} label={t('brandPicture')} help={t('brandPictureHelp')} />
          </div>
          {previews.brand}
        </div>
      </SettingsSection>
      <SettingsSection title={t('favicon')} lastChange={settings.favicon}>
        <div className={css.pair}>
          <PictureField {...pictureProps('favicon')} label={t('faviconFile')} help={t('faviconHelp')} />
          {previews.favicon}
        </div>
      </SettingsSection>
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        blockedReason={busy.size > 0 ? t('sendingFile') : undefined}
        onSave={() => void saving.run(steps)}
        onUndo={() => {
          saving.clearErrors();
          setForm(generalFormOf(settings));
        }}
        onReload={() => {
          saving.clearErrors();
          void reload().then((read) => read !== undefined && setForm(generalFormOf(read)));
        }}
      />
    </div>
  );
}

function ReadOnly({
  settings: { brand, logo, favicon },
  previews,
}: {
  readonly settings: ApplicationSettings;
  readonly previews: Readonly<Record<'brand' | 'favicon', ReactElement>>;
}): ReactElement {
  const t = useTexts(texts);
  const fileOf = ({ file }: ApplicationSettings['logo']): string => file?.name ?? t('ours');
  return (
    <div className={css.tab}>
      <SettingsSection title={t('identity')} lastChange={latestChange(brand, logo)}>
        <div className={css.pair}>
          <ReadOnlySettings
            rows={[
              [t('nameTh'), brand.th ?? DEFAULT_BRAND.th],
              [t('nameEn'), brand.en ?? DEFAULT_BRAND.en],
              [t('logo'), fileOf(logo)],
              [t('brandPicture'), brand.file?.name ?? t('none')],
            ]}
          />
          {previews.brand}
        </div>
      </SettingsSection>
      <SettingsSection title={t('favicon')} lastChange={favicon}>
        <div className={css.pair}>
          <ReadOnlySettings rows={[[t('faviconFile'), fileOf(favicon)]]} />
          {previews.favicon}
        </div>
      </SettingsSection>
    </div>
  );
}

function generalFormOf({ brand }: ApplicationSettings): GeneralForm {
  return { th: brand.th ?? '', en: brand.en ?? '', brand: undefined, logo: undefined, favicon: undefined };
}

/** Only changes are sent: a person who changes the logo does not conflict with another who changes the name. */
function stepsOf(
  form: GeneralForm,
  settings: ApplicationSettings,
  change: (more: Partial<GeneralForm>) => void,
): readonly SaveStep[] {
  const { brand, logo, favicon } = settings;
  const isNamed = form.th.trim() !== (brand.th ?? '') || form.en.trim() !== (brand.en ?? '');
  return [
    ...(isNamed || form.brand !== undefined
      ? [
          {
            section: 'brand' as const,
            body: {
              th: form.th,
              en: form.en,
              ...(form.brand === undefined ? {} : { file: form.brand }),
              version: brand.version,
            },
            done: ({ th, en }: ApplicationSettings['brand']) =>
              change({ th: th ?? '', en: en ?? '', brand: undefined }),
          },
        ]
      : []),
    ...(form.logo === undefined
      ? []
      : [
          {
            section: 'logo' as const,
            body: { file: form.logo, version: logo.version },
            done: () => change({ logo: undefined }),
          },
        ]),
    ...(form.favicon === undefined
      ? []
      : [
          {
            section: 'favicon' as const,
            body: { file: form.favicon, version: favicon.version },
            done: () => change({ favicon: undefined }),
          },
        ]),
  ];
}
