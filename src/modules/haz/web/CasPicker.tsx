import type { ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { baseOf, type SentTerm } from '#platform/web/api/resource.ts';
import { findIndexedEntity } from '#platform/web/declarations/loadedModules.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { cardOf, cardText, lookupText } from '#platform/web/fields/display.ts';
import { Combobox, type OpenOptionList } from '#platform/web/fields/options/Combobox.tsx';
import { likeTerms, optionOf, type Option } from '#platform/web/fields/options/option.ts';
import { OptionList } from '#platform/web/fields/options/OptionList.tsx';
import { useRemoteOptions } from '#platform/web/fields/options/useRemoteOptions.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';

export interface CasPickerProps extends ControlProps<CardValue, RefField> {
  /** Shown in addition to the card and the CAS number: a vocabulary field that distinguishes the entries. */
  readonly distinguishedBy?: 'refHazType' | undefined;
  /** Another field in which the typed text is searched. */
  readonly alsoSearchIn?: string | undefined;
}

/** Chooses an entry of a list of substances by code, name or CAS number, with the facts that distinguish them. */
export function CasPicker({ distinguishedBy, alsoSearchIn, ...props }: CasPickerProps): ReactElement {
  const { field, value, onChange, onBlur } = props;
  const locale = useLocale();
  return (
    <Combobox
      input={inputProps(props)}
      displayText={cardText(cardOf(field), value, locale)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isInCell={false}
      renderOptions={(open) => (
        <Options field={field} distinguishedBy={distinguishedBy} alsoSearchIn={alsoSearchIn} open={open} />
      )}
    />
  );
}

const ACTIVE: readonly SentTerm[] = [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }];
const BY_CODE = [{ name: 'code', type: 'ASC' }] as const;

function Options({
  field,
  distinguishedBy,
  alsoSearchIn,
  open,
}: Pick<CasPickerProps, 'field' | 'distinguishedBy' | 'alsoSearchIn'> & {
  readonly open: OpenOptionList;
}): ReactElement {
  const indexedEntity = findIndexedEntity(field.target);
  if (indexedEntity === undefined) throw new Error(`No entity is declared with the name "${field.target}"`);
  const card = cardOf(field);
  const lookedFor = ['casNo', ...(alsoSearchIn === undefined ? [] : [alsoSearchIn])];
  const page = useRemoteOptions(
    {
      wire: indexedEntity.wire,
      card,
      where: ACTIVE,
      sort: BY_CODE,
      key: [baseOf(indexedEntity), 'pick by CAS'],
      select: [
        'code',
        'nameTh',
        'nameEn',
        'casNo',
        ...(distinguishedBy === undefined ? [] : [`${distinguishedBy}.value`, `${distinguishedBy}.value2`]),
      ],
      termsOf: (query) => {
        const terms = likeTerms(card, query);
        return terms.length === 0
          ? terms
          : [
              ...terms,
              ...lookedFor.map((name): SentTerm => ({ name, operator: 'like', value: query.trim(), logic: 'OR' })),
            ];
      },
      toOption: (row, locale) => optionWith(optionOf(card, row, locale), { row, distinguishedBy, locale }),
    },
    open.query,
  );
  return <OptionList {...open} page={page} />;
}

function optionWith(
  option: Option,
  {
    row,
    distinguishedBy,
    locale,
  }: { readonly row: CardValue; readonly distinguishedBy: CasPickerProps['distinguishedBy']; readonly locale: Locale },
): Option {
  const more = [
    typeof row['casNo'] === 'string' ? `CAS ${row['casNo']}` : '',
    distinguishedBy === undefined ? '' : lookupText(row[distinguishedBy], locale),
  ].filter((text) => text !== '');
  return { ...option, text: [option.text, ...more].join(' · ') };
}
