import type { ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { Combobox } from '#platform/web/fields/options/Combobox.tsx';
import { isMatch, optionOf } from '#platform/web/fields/options/option.ts';
import { OptionList } from '#platform/web/fields/options/OptionList.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';

const LOOKUP = { key: 'key', th: 'value', en: 'value2' } as const;
const PLACE = { key: 'code', th: 'nameTh', en: 'nameEn' } as const;

export interface OfferedFieldProps {
  readonly name: string;
  /** All options: anonymous people may not search for more. */
  readonly rows: readonly { readonly id: string }[];
  readonly record?: string;
}

/** A reference chosen from the options of the page. */
export function OfferedField({ name, rows, record = '' }: OfferedFieldProps): ReactElement | null {
  const { modelField, snapshot, props } = useControl(record, name);
  const locale = useLocale();
  const label = useLabel();
  if (!snapshot.flags.isVisible) return null;
  const { field } = modelField;
  const card = field.kind === 'ref' ? PLACE : LOOKUP;
  const value = snapshot.value as CardValue | null;
  const frame = {
    help: field.help === undefined ? undefined : label(field.help),
    problem: snapshot.problem === undefined ? undefined : problemText(snapshot.problem, locale),
  };
  const explained = describedBy(props.id, frame);
  // Numbers mean nothing to people who see the list for the first time.
  const optionIn = (row: { readonly id: string }) => ({ ...optionOf(card, { ...row }, locale), key: '' });
  return (
    <FieldFrame id={props.id} label={label(field.label)} isRequired={snapshot.flags.isRequired} {...frame}>
      <Combobox
        input={inputProps({ ...props, ...(explained === undefined ? {} : { describedBy: explained }) })}
        displayText={value === null ? '' : optionIn(value).text}
        value={value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        isInCell={false}
        renderOptions={(open) => (
          <OptionList
            {...open}
            page={{
              options: rows.filter((row) => isMatch(card, { ...row }, open.query)).map(optionIn),
              isLoading: false,
              isFailed: false,
              hasMore: false,
              loadMore: () => undefined,
              retry: () => undefined,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
