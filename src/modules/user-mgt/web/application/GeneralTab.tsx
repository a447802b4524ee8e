import { useState, type ReactElement } from 'react';
import { BRAND_MAX, ICON_TYPES, PICTURE_TYPES, type Settings } from '#platform/model/settings/appSettings.ts';
import { OUR_BRAND } from '#platform/model/settings/brand.ts';
import { useUnsaved } from '#platform/web/form/draft/useUnsaved.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { BrandPreview, IconPreview } from './BrandPreview.tsx';
import { Part } from './Part.tsx';
import { latest } from './latest.ts';
import { PictureField } from './PictureField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Shown } from './Shown.tsx';
import type { TabProps } from './tabProps.ts';
import { TextInput } from './TextInput.tsx';
import { texts } from './texts.ts';
import { usePicture, type Chosen } from './usePicture.ts';
import { useSaving, type Step } from './useSaving.ts';

interface Draft {
  readonly th: string;
  readonly en: string;
  readonly brand: Chosen;
  readonly logo: Chosen;
  readonly favicon: Chosen;
}

/** Name, logo and icon: what every visitor sees first. */
export function GeneralTab({ settings, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaving();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = (more: Partial<Draft>): void => setDraft((before) => ({ ...before, ...more }));
  const steps = stepsOf(draft, settings, change);
  const isChanged = steps.length > 0;
  useUnsaved(mayEdit && isChanged);
  const brandPicture = usePicture(draft.brand, settings.brand.url);
  const logo = usePicture(draft.logo, settings.logo.url);
  const icon = usePicture(draft.favicon, settings.favicon.url);
  const { lessVar } = settings.theme;
  const named = draft[locale].trim();
  const name = named === '' ? OUR_BRAND[locale] : named;
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
    chosen: draft[section],
    problem: saving.problemAt(section, 'file'),
    onChoose: (chosen) => change({ [section]: chosen }),
    onBusy: (isBusy) =>
      setBusy((before) => new Set([...[...before].filter((one) => one !== section), ...(isBusy ? [section] : [])])),
  });
  return (
    <div className={css.tab}>
      <Part title={t('identity')} stamp={latest(settings.brand, settings.logo)}>
        <div className={css.pair}>
          <div className={css.stack}>
            <TextInput
              id="setting-th"
              label={t('nameTh')}
              help={t('nameHelp')}
              lang="th"
              maxLength={BRAND_MAX}
              value={draft.th}
              placeholder={OUR_BRAND.th}
              problem={saving.problemAt('brand', 'th')}
              onChange={({ target }) => change({ th: target.value })}
            />
            <TextInput
              id="setting-en"
              label={t('nameEn')}
              help={t('nameHelp')}
              lang="en"
              maxLength={BRAND_MAX}
              value={draft.en}
              placeholder={OUR_BRAND.en}
              problem={saving.problemAt('brand', 'en')}
              onChange={({ target }) => change({ en: target.value })}
            />
            <PictureField {...pictureProps('logo')} label={t('logo')} help={t('logoHelp')} />
            <PictureField {...pictureProps('brand')} label={t('brandPicture')} help={t('brandPictureHelp')} />
          </div>
          {previews.brand}
        </div>
      </Part>
      <Part title={t('favicon')} stamp={settings.favicon}>
        <div className={css.pair}>
          <PictureField {...pictureProps('favicon')} label={t('faviconFile')} help={t('faviconHelp')} />
          {previews.favicon}
        </div>
      </Part>
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        trouble={busy.size > 0 ? t('sendingFile') : undefined}
        onSave={() => void saving.run(steps)}
        onUndo={() => {
          saving.forget();
          setDraft(draftOf(settings));
        }}
        onReload={() => {
          saving.forget();
          void reload().then((read) => read !== undefined && setDraft(draftOf(read)));
        }}
      />
    </div>
  );
}

function ReadOnly({
  settings: { brand, logo, favicon },
  previews,
}: {
  readonly settings: Settings;
  readonly previews: Readonly<Record<'brand' | 'favicon', ReactElement>>;
}): ReactElement {
  const t = useTexts(texts);
  const fileOf = ({ file }: Settings['logo']): string => file?.name ?? t('ours');
  return (
    <div className={css.tab}>
      <Part title={t('identity')} stamp={latest(brand, logo)}>
        <div className={css.pair}>
          <Shown
            rows={[
              [t('nameTh'), brand.th ?? OUR_BRAND.th],
              [t('nameEn'), brand.en ?? OUR_BRAND.en],
              [t('logo'), fileOf(logo)],
              [t('brandPicture'), brand.file?.name ?? t('none')],
            ]}
          />
          {previews.brand}
        </div>
      </Part>
      <Part title={t('favicon')} stamp={favicon}>
        <div className={css.pair}>
          <Shown rows={[[t('faviconFile'), fileOf(favicon)]]} />
          {previews.favicon}
        </div>
      </Part>
    </div>
  );
}

function draftOf({ brand }: Settings): Draft {
  return { th: brand.th ?? '', en: brand.en ?? '', brand: undefined, logo: undefined, favicon: undefined };
}

/** Only what was changed is sent: who changes the logo does not hold up somebody who changes the name. */
function stepsOf(draft: Draft, settings: Settings, change: (more: Partial<Draft>) => void): readonly Step[] {
  const { brand, logo, favicon } = settings;
  const isNamed = draft.th.trim() !== (brand.th ?? '') || draft.en.trim() !== (brand.en ?? '');
  return [
    ...(isNamed || draft.brand !== undefined
      ? [
          {
            section: 'brand' as const,
            body: {
              th: draft.th,
              en: draft.en,
              ...(draft.brand === undefined ? {} : { file: draft.brand }),
              version: brand.version,
            },
            done: ({ th, en }: Settings['brand']) => change({ th: th ?? '', en: en ?? '', brand: undefined }),
          },
        ]
      : []),
    ...(draft.logo === undefined
      ? []
      : [
          {
            section: 'logo' as const,
            body: { file: draft.logo, version: logo.version },
            done: () => change({ logo: undefined }),
          },
        ]),
    ...(draft.favicon === undefined
      ? []
      : [
          {
            section: 'favicon' as const,
            body: { file: draft.favicon, version: favicon.version },
            done: () => change({ favicon: undefined }),
          },
        ]),
  ];
}
