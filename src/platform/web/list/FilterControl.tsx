import type { ReactElement } from 'react';
import { decimal as decimalField, type Field } from '#language/field.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { forSearch } from '../fields/forSearch.ts';
import { useTexts } from '../i18n/texts.ts';
import css from './FilterControl.module.css';
import { readFilter, writeFilter, type Filter, type FilterValue } from './filters.ts';
import { PickFilter } from './PickFilter.tsx';
import { texts } from './texts.ts';
import type { Cards } from './useCards.ts';
import { YesNoFilter } from './YesNoFilter.tsx';

export interface FilterControlProps {
  readonly filter: Filter;
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** `isTyped`: more letters may follow. */
  readonly onChange: (text: string, isTyped: boolean) => void;
  readonly cards: Cards;
}

export function FilterControl(props: FilterControlProps): ReactElement {
  const { filter, id, label, text, onChange } = props;
  switch (filter.form) {
    case 'text':
      return (
        <FieldFrame id={id} label={label}>
          <FieldControl id={id} name={filter.path} field={asText(filter.field)} value={text === '' ? null : text} onChange={(value) => onChange(typeof value === 'string' ? value : '', true)} />
        </FieldFrame>
      );
    case 'pick':
      return <PickFilter {...props} />;
    case 'yesNo':
      return <YesNoFilter {...props} />;
    case 'days':
    case 'numbers':
      return <RangeFilter {...props} />;
  }
}

/** Two controls under one name: from here to there, either end open. */
function RangeFilter({ filter, id, label, text, onChange }: FilterControlProps): ReactElement {
  const t = useTexts(texts);
  const value = readFilter(filter, text);
  const range = value?.form === 'days' || value?.form === 'numbers' ? value : undefined;
  const field = filter.form === 'days' ? DAY : NUMBER;
  const change = (end: 'from' | 'to', typed: unknown): void => {
    const { [end]: _, ...kept } = { from: range?.from, to: range?.to };
    const written = typed === null ? {} : { [end]: filter.form === 'days' ? (typed as PlainDate) : decimalText(typed as Decimal) };
    onChange(writeFilter({ form: filter.form, ...withoutUndefined({ ...kept, ...written }) } as FilterValue), filter.form === 'numbers');
  };
  const held = (end: string | undefined): unknown => (end === undefined ? null : filter.form === 'days' ? end : decimal(end));
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.ends}>
        <FieldControl id={id} name={`${filter.path}-from`} field={field} label={t('from', { what: label })} value={held(range?.from)} onChange={(typed) => change('from', typed)} />
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        <FieldControl id={`${id}-to`} name={`${filter.path}-to`} field={field} label={t('to', { what: label })} value={held(range?.to)} onChange={(typed) => change('to', typed)} />
      </div>
    </fieldset>
  );
}

/** A moment is asked for by its day. */
const DAY: Field = { kind: 'date', label: ['วันที่', 'Date'], required: false, class: 'public' };
/** As many digits as travel unharmed. */
const NUMBER: Field = decimalField(['จำนวน', 'Number'], { precision: 15, scale: 6 });

/** Of whatever kind it is, it is looked for by letters. */
function asText(field: Field): Field {
  return field.kind === 'text' ? forSearch(field) : { kind: 'text', label: field.label, required: false, class: field.class, max: 1000, multiline: false, code: true, searched: false };
}

function withoutUndefined(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

