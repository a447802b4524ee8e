import type { ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { baseOf, type SentTerm } from '#platform/web/api/resource.ts';
import { findOutlined } from '#platform/web/declarations/declared.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { cardOf, cardText, lookupText } from '#platform/web/fields/display.ts';
import { Combobox, type OpenList } from '#platform/web/fields/options/Combobox.tsx';
import { likeTerms, optionOf, type Option } from '#platform/web/fields/options/option.ts';
import { OptionList } from '#platform/web/fields/options/OptionList.tsx';
import { useRemoteOptions } from '#platform/web/fields/options/useRemoteOptions.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';

export interface CasPickerProps extends ControlProps<CardValue, RefField> {
  /** Beside the card and the CAS number: a word of a vocabulary that tells the entries apart. */
  readonly told?: 'refHazType' | undefined;
  /** Where else what is typed is looked for. */
  readonly alsoIn?: string | undefined;
}

/** An entry of a list of substances, found by code, name or CAS number, and told apart by what matters of it. */
export function CasPicker({ told, alsoIn, ...props }: CasPickerProps): ReactElement {
  const { field, value, onChange, onBlur } = props;
  const locale = useLocale();
  return (
    <Combobox
      input={inputProps(props)}
      shown={cardText(cardOf(field), value, locale)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isInCell={false}
      renderOptions={(open) => <Options field={field} told={told} alsoIn={alsoIn} open={open} />}
    />
  );
}

const ACTIVE: readonly SentTerm[] = [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }];
const BY_CODE = [{ name: 'code', type: 'ASC' }] as const;

function Options({
  field,
  told,
  alsoIn,
  open,
}: Pick<CasPickerProps, 'field' | 'told' | 'alsoIn'> & { readonly open: OpenList }): ReactElement {
  const outlined = findOutlined(field.target);
  if (outlined === undefined) throw new Error(`No entity is declared with the name "${field.target}"`);
  const card = cardOf(field);
  const lookedFor = ['casNo', ...(alsoIn === undefined ? [] : [alsoIn])];
  const page = useRemoteOptions(
    {
      wire: outlined.wire,
      card,
      where: ACTIVE,
      sort: BY_CODE,
      key: [baseOf(outlined), 'pick by CAS'],
      select: ['code', 'nameTh', 'nameEn', 'casNo', ...(told === undefined ? [] : [`${told}.value`, `${told}.value2`])],
      termsOf: (query) => {
        const terms = likeTerms(card, query);
        return terms.length === 0
          ? terms
          : [
              ...terms,
              ...lookedFor.map((name): SentTerm => ({ name, operator: 'like', value: query.trim(), logic: 'OR' })),
            ];
      },
      toOption: (row, locale) => optionWith(optionOf(card, row, locale), { row, told, locale }),
    },
    open.query,
  );
  return <OptionList {...open} page={page} />;
}

function optionWith(
  option: Option,
  { row, told, locale }: { readonly row: CardValue; readonly told: CasPickerProps['told']; readonly locale: Locale },
): Option {
  const more = [
    typeof row['casNo'] === 'string' ? `CAS ${row['casNo']}` : '',
    told === undefined ? '' : lookupText(row[told], locale),
  ].filter((text) => text !== '');
  return { ...option, text: [option.text, ...more].join(' · ') };
}
