import { useSyncExternalStore, type ReactElement } from 'react';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import {
  addressLines,
  formatAddress,
  isInBangkok,
  placeTerms,
  type AddressText,
  type PlaceCard,
} from '#platform/model/place/formatAddress.ts';
import { EMPTY_VALUE_TEXT } from '../fields/display.ts';
import { FormField } from '../form/field/FormField.tsx';
import { domIdOf, useField, useFieldValue, useFormStore, useOpenForm } from '../form/store/formContext.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { FieldGrid } from '../ui/layout/FieldGrid.tsx';
import css from './AddressFields.module.css';
import { QuickPlace } from './QuickPlace.tsx';
import { texts } from './texts.ts';
import { usePostcodeOfTambon } from './usePostcode.ts';

/** Shows the fields of `addressFields` in any form: edited from the house to the province, displayed as an address. */
export function AddressFields(): ReactElement {
  return useOpenForm().isReadOnly ? <ReadAddress /> : <WrittenAddress />;
}

function WrittenAddress(): ReactElement {
  const form = useOpenForm();
  const { store } = form;
  const locale = useLocale();
  const province = useFieldValue('refProvince') as PlaceCard | null | undefined;
  const { flags } = useField('refTambon');
  usePostcodeOfTambon();
  const isOpen = flags.isEditable && !store.isClosed('', 'refTambon');
  return (
    <div className={css.address}>
      <AddressFieldGrid names={HOUSE} />
      {isOpen ? (
        <QuickPlace id={domIdOf(form, 'quickPlace')} onFill={(place) => store.setValues('', { ...place })} />
      ) : null}
      <FieldGrid>
        <FormField record="" name="refProvince" />
        <FormField record="" name="refAmphur" label={labelIn(province, 'amphur', locale)} />
        <FormField record="" name="refTambon" label={labelIn(province, 'tambon', locale)} />
        <FormField record="" name="postcode" />
      </FieldGrid>
      <AddressFieldGrid names={ENGLISH} />
      <PrintedAddressPreview />
    </div>
  );
}

const HOUSE = ['houseNo', 'building', 'room', 'moo', 'soi', 'road'] as const;
const ENGLISH = ['addressEn'] as const;

function AddressFieldGrid({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <FieldGrid>
      {names.map((name) => (
        <FormField key={name} record="" name={name} />
      ))}
    </FieldGrid>
  );
}

/** Says khet or amphur as soon as the province is known. */
function labelIn(
  province: PlaceCard | null | undefined,
  kind: 'amphur' | 'tambon',
  locale: Locale,
): string | undefined {
  return province === null || province === undefined
    ? undefined
    : inLocale(placeTerms(isInBangkok(province))[kind] satisfies Label, locale);
}

/** Shows the address as documents will print it while it is being filled in. */
function PrintedAddressPreview(): ReactElement {
  const t = useTexts(texts);
  const [th, en] = [usePrintedAddress('th'), usePrintedAddress('en')];
  return (
    <section className={css.printed} aria-label={t('printed')}>
      <h3 className={css.title}>{t('printed')}</h3>
      <output className={css.lines}>
        {th === '' ? (
          <span className={css.nothing}>{t('nothingYet')}</span>
        ) : (
          <>
            <span lang="th">{th}</span>
            <span lang="en">{en}</span>
          </>
        )}
      </output>
    </section>
  );
}

function usePrintedAddress(locale: Locale): string {
  const store = useFormStore();
  return useSyncExternalStore(store.watchChanges, () => formatAddress(store.getValues() as AddressText, locale));
}

function ReadAddress(): ReactElement {
  const t = useTexts(texts);
  const address = useFormStore().getValues() as AddressText;
  return (
    <dl className={css.read}>
      <ReadLines label={t('inThai')} lines={addressLines(address, 'th')} locale="th" />
      <ReadLines label={t('inEnglish')} lines={addressLines(address, 'en')} locale="en" />
    </dl>
  );
}

function ReadLines({
  label,
  lines,
  locale,
}: {
  readonly label: string;
  readonly lines: readonly string[];
  readonly locale: Locale;
}): ReactElement {
  return (
    <div className={css.value}>
      <dt>{label}</dt>
      <dd lang={locale}>
        {lines.length === 0 ? (
          <span className={css.nothing}>{EMPTY_VALUE_TEXT}</span>
        ) : (
          lines.map((line) => <p key={line}>{line}</p>)
        )}
      </dd>
    </div>
  );
}
