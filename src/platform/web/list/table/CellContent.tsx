import type { ReactElement } from 'react';
import { inLocale, type Locale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { columnText, valueAt } from '../../fields/columns.ts';
import { EMPTY_VALUE_TEXT } from '../../fields/display.ts';
import { translate } from '../../i18n/texts.ts';
import { ActiveTag, Tag } from '../../ui/feedback/Tag.tsx';
import { UsageShare } from '../../ui/feedback/UsageShare.tsx';
import css from './CellContent.module.css';
import type { ListColumn } from './listColumn.ts';
import { deadlineWordAt } from './deadlines.ts';
import { unknownStatusStyle } from './statusStyles.ts';
import { texts } from '../texts.ts';

/** A function and not a component: a hundred rows of ten columns have a thousand cells. */
export function cellContent(column: ListColumn, row: WireRecord, locale: Locale): ReactElement | string {
  if (column.kind === 'active') return <ActiveTag isActive={row.isActive !== false} />;
  const text = columnText(column, row, locale);
  if (text === '') return <span className={css.nothing}>{EMPTY_VALUE_TEXT}</span>;
  if (column.kind === 'usage') return <UsageShare percent={Number(valueAt(row, column.path))} locale={locale} />;
  if (column.kind === 'yesNo')
    return valueAt(row, column.path) === true ? text : <span className={css.nothing}>{text}</span>;
  const word =
    column.deadlineWord === undefined ? undefined : deadlineWordAt(column.deadlineWord, valueAt(row, column.path));
  if (word !== undefined) return <DeadlineTag word={word} text={text} locale={locale} />;
  return column.status === undefined ? text : <StatusTag column={column} row={row} text={text} locale={locale} />;
}

function StatusTag({
  column: { status },
  row,
  text,
  locale,
}: {
  readonly column: ListColumn;
  readonly row: WireRecord;
  readonly text: string;
  readonly locale: Locale;
}): ReactElement {
  const { tone, icon } = status?.styles.get(String(valueAt(row, `${status.path}.key`))) ?? unknownStatusStyle;
  const word = status?.nameOfRow?.(row);
  return (
    <Tag tone={tone} icon={icon}>
      <span className={css.word}>{word === undefined ? text : inLocale(word, locale)}</span>
    </Tag>
  );
}

function DeadlineTag({
  word,
  text,
  locale,
}: {
  readonly word: NonNullable<ReturnType<typeof deadlineWordAt>>;
  readonly text: string;
  readonly locale: Locale;
}): ReactElement {
  return (
    <Tag tone={word === 'ended' ? 'bad' : 'warn'} icon="clock">
      <span className={css.word}>{`${text} ${translate(texts, locale)(word)}`}</span>
    </Tag>
  );
}
