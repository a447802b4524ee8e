import type { ReactElement } from 'react';
import { decimal as decimalField, type Field } from '#language/field.ts';
import type { MessageRef } from '#language/message.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { problemText } from '../../api/errors.ts';
import { FieldFrame, FieldProblem, problemId } from '../../fields/FieldFrame.tsx';
import { searchFieldOf } from '../../fields/searchField.ts';
import { SearchControl } from '../../fields/SearchControl.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import css from './FilterControl.module.css';
import { readFilter, writeFilter, type Filter, type FilterValue } from './filters.ts';
import { PickFilter } from './PickFilter.tsx';
import type { RangeEnd, InvalidInput, InvalidRangeEnds } from './searchForm.ts';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';
import { WordFilter } from './WordFilter.tsx';
import { YesNoFilter } from './YesNoFilter.tsx';

export interface FilterControlProps {
  readonly filter: Filter;
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** `isTyped`: more characters may follow. */
  readonly onChange: (text: string, isTyped: boolean) => void;
  /** For a range: typed text that is not a valid date or number. */
  readonly invalidEnds?: InvalidRangeEnds | undefined;
  readonly onInvalidInput: (end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly onBlurEnd: (end: RangeEnd) => void;
  readonly cards: CardCache;
}

/** Returns the id of the input for one end of the filter. */
export function inputIdOf(id: string, end: RangeEnd): string {
  return end === 'from' ? id : `${id}-to`;
}

export function FilterControl(props: FilterControlProps): ReactElement {
  const { filter, id, label, text, onChange } = props;
  switch (filter.form) {
    case 'text':
      return (
        <FieldFrame id={id} label={label}>
          <SearchControl
            id={id}
            name={filter.path}
            field={asTextField(filter.field)}
            value={text === '' ? null : text}
            onChange={(value) => onChange(typeof value === 'string' ? value : '', true)}
          />
        </FieldFrame>
      );
    case 'word':
      return <WordFilter {...props} />;
    case 'pick':
      return <PickFilter {...props} />;
    case 'yesNo':
      return <YesNoFilter {...props} />;
    case 'days':
    case 'numbers':
      return <RangeFilter {...props} />;
  }
}

/** Two controls under one label: from and to, either of which may be empty. */
function RangeFilter(props: FilterControlProps): ReactElement {
  const { filter, id, label, invalidEnds } = props;
  return (
    <fieldset className={classes(css.range, filter.form === 'days' && css.days)}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.ends}>
        <EndControl {...props} end="from" />
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        <EndControl {...props} end="to" />
      </div>
      <div className={css.problems} aria-live="polite">
        <EndProblem id={inputIdOf(id, 'from')} invalidInput={invalidEnds?.from} />
        <EndProblem id={inputIdOf(id, 'to')} invalidInput={invalidEnds?.to} />
      </div>
    </fieldset>
  );
}

function EndControl({
  filter,
  id,
  label,
  text,
  onChange,
  invalidEnds,
  onInvalidInput,
  onBlurEnd,
  end,
}: FilterControlProps & { readonly end: RangeEnd }): ReactElement {
  const t = useTexts(texts);
  const value = readFilter(filter, text);
  const range = value?.form === 'days' || value?.form === 'numbers' ? value : undefined;
  const endValue = range?.[end];
  const change = (typed: unknown): void => {
    const { [end]: _, ...kept } = { from: range?.from, to: range?.to };
    const written =
      typed === null ? {} : { [end]: filter.form === 'days' ? (typed as PlainDate) : decimalText(typed as Decimal) };
    onChange(
      writeFilter({ form: filter.form, ...withoutUndefined({ ...kept, ...written }) } as FilterValue),
      filter.form === 'numbers',
    );
  };
  const inputId = inputIdOf(id, end);
  return (
    <SearchControl
      id={inputId}
      name={`${filter.path}-${end}`}
      field={filter.form === 'days' ? DAY : NUMBER}
      label={t(end, { what: label })}
      value={endValue === undefined ? null : filter.form === 'days' ? endValue : decimal(endValue)}
      onChange={change}
      onInvalidInput={(problem) => onInvalidInput(end, problem)}
      onBlur={() => onBlurEnd(end)}
      {...(invalidEnds?.[end]?.isErrorVisible === true ? { isInvalid: true, describedBy: problemId(inputId) } : {})}
    />
  );
}

function EndProblem({
  id,
  invalidInput,
}: {
  readonly id: string;
  readonly invalidInput: InvalidInput | undefined;
}): ReactElement | null {
  const locale = useLocale();
  return invalidInput?.isErrorVisible === true ? (
    <FieldProblem id={id} text={problemText(invalidInput.problem, locale)} />
  ) : null;
}

/** An instant is searched by its day. */
const DAY: Field = { kind: 'date', label: ['วันที่', 'Date'], required: false, class: 'public' };
/** As many digits as can be transferred without loss. */
const NUMBER: Field = decimalField(['จำนวน', 'Number'], { precision: 15, scale: 6 });

/** A field of any kind, searched as text. */
function asTextField(field: Field): Field {
  return field.kind === 'text'
    ? searchFieldOf(field)
    : {
        kind: 'text',
        label: field.label,
        required: false,
        class: field.class,
        max: 1000,
        multiline: false,
        code: true,
        searched: false,
      };
}

function withoutUndefined(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
