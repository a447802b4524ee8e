import { useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { inLocale } from '#language/label.ts';
import { formatLongDate, MONTHS, SHORT_MONTHS } from '#language/values/buddhistEra.ts';
import { BUDDHIST_YEAR_OFFSET } from '#language/values/buddhistYear.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PlainButton } from '../../ui/button/Button.tsx';
import { texts } from '../texts.ts';
import css from './Calendar.module.css';
import { CalendarFoot } from './CalendarFoot.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { addMonths, dayByKey, monthOf, weeksOfMonth, yearsAround, YEARS_PER_PAGE } from './months.ts';
import { today } from '../../today.ts';
import { CalendarGrid, type CalendarCell } from './CalendarGrid.tsx';

export interface CalendarProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly value: PlainDate | null;
  readonly onPick: (value: PlainDate | null) => void;
  readonly onClose: () => void;
}

type Panel = 'days' | 'months' | 'years';

const MONTHS_IN_YEAR = 12;
/** How far the arrows next to the title move, in months. */
const arrowMonths = {
  days: 1,
  months: MONTHS_IN_YEAR,
  years: YEARS_PER_PAGE * MONTHS_IN_YEAR,
} as const satisfies Record<Panel, number>;
const columns = { months: 3, years: 4 } as const;

export function Calendar({ anchor, value, onPick, onClose }: CalendarProps): ReactElement {
  const t = useTexts(texts);
  const now = today();
  const [cursor, setCursor] = useState(value ?? now);
  const [panel, setPanel] = useState<Panel>('days');
  const [focusTurn, setFocusTurn] = useState(0);
  const activeRef = useRef<HTMLButtonElement>(null);
  const go = (next: PlainDate, toPanel = panel): void => {
    setCursor(next);
    setPanel(toPanel);
    setFocusTurn((turn) => turn + 1);
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = panel === 'days' ? dayByKey(cursor, event) : monthByKey(cursor, event.key, panel);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const sheet = { activeRef, focusTurn, onKey, cursor, value, now };
  return (
    <CalendarPanel anchor={anchor} onClose={onClose} name={t('calendar')} initialFocus={activeRef}>
      <CalendarHead
        cursor={cursor}
        panel={panel}
        onPanel={(next) => go(cursor, panel === next ? 'days' : next)}
        onShift={(by) => setCursor(addMonths(cursor, by * arrowMonths[panel]))}
      />
      {panel === 'days' ? <DayGrid {...sheet} onPick={onPick} /> : null}
      {panel === 'months' ? <MonthGrid {...sheet} onPick={(next) => go(next, 'days')} /> : null}
      {panel === 'years' ? <YearGrid {...sheet} onPick={(next) => go(next, 'months')} /> : null}
      <CalendarFoot onToday={() => onPick(now)} onClear={() => onPick(null)} />
    </CalendarPanel>
  );
}

function CalendarHead({
  cursor,
  panel,
  onPanel,
  onShift,
}: {
  readonly cursor: PlainDate;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  readonly onShift: (by: 1 | -1) => void;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const month = inLocale(MONTHS[monthOf(cursor).month - 1] ?? ['', ''], locale);
  const year = displayYear(cursor, locale);
  const back = { days: 'previousMonth', months: 'previousYear', years: 'earlierYears' } as const;
  const on = { days: 'nextMonth', months: 'nextYear', years: 'laterYears' } as const;
  return (
    <div className={css.bar}>
      <PlainButton
        kind="quiet"
        size="small"
        icon="left"
        isSquare
        aria-label={t(back[panel])}
        onClick={() => onShift(-1)}
      />
      <div className={css.title} aria-live="polite">
        <PlainButton
          kind="quiet"
          size="small"
          className={css.part}
          aria-expanded={panel === 'months'}
          aria-label={t('chooseMonth', { month })}
          onClick={() => onPanel('months')}
        >
          {month}
        </PlainButton>
        <PlainButton
          kind="quiet"
          size="small"
          className={css.part}
          aria-expanded={panel === 'years'}
          aria-label={t('chooseYear', { year })}
          onClick={() => onPanel('years')}
        >
          {year}
        </PlainButton>
      </div>
      <PlainButton
        kind="quiet"
        size="small"
        icon="right"
        isSquare
        aria-label={t(on[panel])}
        onClick={() => onShift(1)}
      />
    </div>
  );
}

interface PanelProps {
  readonly cursor: PlainDate;
  readonly value: PlainDate | null;
  readonly now: PlainDate;
  readonly activeRef: RefObject<HTMLButtonElement | null>;
  readonly focusTurn: number;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPick: (value: PlainDate) => void;
}

function DayGrid({ cursor, value, now, onPick, ...sheet }: PanelProps): ReactElement {
  const locale = useLocale();
  const month = monthOf(cursor);
  const cellOf = (date: PlainDate | null): CalendarCell | null =>
    date === null
      ? null
      : {
          key: date,
          text: String(dateParts(date).day),
          name: formatLongDate(date, locale),
          isActive: date === cursor,
          isChosen: date === value,
          isNow: date === now,
          isFaint: dateParts(date).month !== month.month,
        };
  const rows = weeksOfMonth(month).map((week) => week.map(cellOf));
  const heads = WEEKDAYS.map(([short, full]) => ({ text: inLocale(short, locale), name: inLocale(full, locale) }));
  const name = `${inLocale(MONTHS[month.month - 1] ?? ['', ''], locale)} ${displayYear(cursor, locale)}`;
  return <CalendarGrid {...sheet} name={name} heads={heads} rows={rows} onPick={(key) => onPick(key as PlainDate)} />;
}

function MonthGrid({ cursor, value, now, onPick, ...sheet }: PanelProps): ReactElement {
  const locale = useLocale();
  const { year, month } = monthOf(cursor);
  const is = (date: PlainDate | null, monthNumber: number): boolean =>
    date !== null && monthOf(date).year === year && monthOf(date).month === monthNumber;
  const cells = MONTHS.map((name, index) => ({
    key: String(index + 1),
    text: inLocale(SHORT_MONTHS[index] ?? name, locale),
    name: `${inLocale(name, locale)} ${displayYear(cursor, locale)}`,
    isActive: index + 1 === month,
    isChosen: is(value, index + 1),
    isNow: is(now, index + 1),
  }));
  return (
    <CalendarGrid
      {...sheet}
      name={String(displayYear(cursor, locale))}
      rows={inRows(cells, columns.months)}
      onPick={(key) => onPick(addMonths(cursor, Number(key) - month))}
    />
  );
}

function YearGrid({ cursor, value, now, onPick, ...sheet }: PanelProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { year } = monthOf(cursor);
  const offset = locale === 'th' ? BUDDHIST_YEAR_OFFSET : 0;
  const cells = yearsAround(year, offset).map((cellYear) => ({
    key: String(cellYear),
    text: String(cellYear + offset),
    name: String(cellYear + offset),
    isActive: cellYear === year,
    isChosen: value !== null && monthOf(value).year === cellYear,
    isNow: monthOf(now).year === cellYear,
  }));
  return (
    <CalendarGrid
      {...sheet}
      name={t('chooseYear', { year: year + offset })}
      rows={inRows(cells, columns.years)}
      onPick={(key) => onPick(addMonths(cursor, (Number(key) - year) * MONTHS_IN_YEAR))}
    />
  );
}

function monthByKey(cursor: PlainDate, key: string, panel: 'months' | 'years'): PlainDate | undefined {
  const step = panel === 'months' ? 1 : MONTHS_IN_YEAR;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -step,
    ArrowRight: step,
    ArrowUp: -step * columns[panel],
    ArrowDown: step * columns[panel],
    PageUp: -arrowMonths[panel],
    PageDown: arrowMonths[panel],
  };
  const by = steps[key];
  return by === undefined ? undefined : addMonths(cursor, by);
}

function inRows<T>(cells: readonly T[], width: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
}

function displayYear(date: PlainDate, locale: 'th' | 'en'): number {
  return monthOf(date).year + (locale === 'th' ? BUDDHIST_YEAR_OFFSET : 0);
}

const WEEKDAYS = [
  [
    ['อา', 'Su'],
    ['วันอาทิตย์', 'Sunday'],
  ],
  [
    ['จ', 'Mo'],
    ['วันจันทร์', 'Monday'],
  ],
  [
    ['อ', 'Tu'],
    ['วันอังคาร', 'Tuesday'],
  ],
  [
    ['พ', 'We'],
    ['วันพุธ', 'Wednesday'],
  ],
  [
    ['พฤ', 'Th'],
    ['วันพฤหัสบดี', 'Thursday'],
  ],
  [
    ['ศ', 'Fr'],
    ['วันศุกร์', 'Friday'],
  ],
  [
    ['ส', 'Sa'],
    ['วันเสาร์', 'Saturday'],
  ],
] as const;
