import type { ReactElement } from 'react';
import { date as dateField, decimal as decimalField, type Field } from '#language/field.ts';
import { problemText } from '../../api/errors.ts';
import { FieldProblem, problemId } from '../../fields/FieldFrame.tsx';
import { SearchControl } from '../../fields/SearchControl.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { FilterControlProps } from './FilterControl.tsx';
import { rangeOf, type FilterValue, type Range } from './filterValue.ts';
import css from './RangeFilter.module.css';
import type { RangeEnd } from './searchForm.ts';
import { texts } from '../texts.ts';

/** A point in time is searched by its day. */
const DAY: Field = dateField(['วันที่', 'Date']);
/** No more digits than a JSON number carries exactly. */
const NUMBER: Field = decimalField(['จำนวน', 'Number'], { precision: 15, scale: 6 });

/** Returns the id of the input in which an end of the range is typed. */
export function inputIdOf(id: string, end: RangeEnd): string {
  return end === 'from' ? id : `${id}-to`;
}

/** Two controls under one label. Either end may be empty. */
export function RangeFilter(props: FilterControlProps): ReactElement {
  const { filter, label } = props;
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
        <EndProblem {...props} end="from" />
        <EndProblem {...props} end="to" />
      </div>
    </fieldset>
  );
}

interface EndProps extends FilterControlProps {
  readonly end: RangeEnd;
}

function EndControl({
  filter: { path, form },
  id,
  label,
  value,
  onChange,
  invalidEnds,
  onInvalidInput,
  onBlurEnd,
  end,
}: EndProps): ReactElement {
  const t = useTexts(texts);
  const ends: Range<unknown> = value?.form === 'days' || value?.form === 'numbers' ? value : {};
  const change = (typed: unknown): void => {
    const { from, to }: Range<unknown> = { ...ends, [end]: typed ?? undefined };
    const range = rangeOf(from, to);
    // The control of a day gives days, and that of a number gives numbers; types cannot follow.
    onChange(range && ({ form, ...range } as FilterValue));
  };
  const inputId = inputIdOf(id, end);
  return (
    <SearchControl
      id={inputId}
      name={`${path}-${end}`}
      field={form === 'days' ? DAY : NUMBER}
      label={t(end, { what: label })}
      value={ends[end] ?? null}
      onChange={change}
      onInvalidInput={(problem) => onInvalidInput(end, problem)}
      onBlur={() => onBlurEnd(end)}
      {...(invalidEnds?.[end]?.isErrorVisible === true ? { isInvalid: true, describedBy: problemId(inputId) } : {})}
    />
  );
}

function EndProblem({ id, end, invalidEnds }: EndProps): ReactElement | null {
  const locale = useLocale();
  const invalidInput = invalidEnds?.[end];
  return invalidInput?.isErrorVisible === true ? (
    <FieldProblem id={inputIdOf(id, end)} text={problemText(invalidInput.problem, locale)} />
  ) : null;
}
