import type { ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import type { FileValue } from '#language/record.ts';
import { decimalText, isDecimal } from '#language/values/decimal.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { formatValue, isNumeric, EMPTY_VALUE_TEXT } from './display.ts';
import { UsageShare } from '../ui/feedback/UsageShare.tsx';
import css from './FieldValue.module.css';
import { FileLink } from './file/FileLink.tsx';
import { CodeList } from './options/CodeList.tsx';

export interface FieldValueProps {
  readonly field: Field;
  /** In the form of form values, or as the server sent it. */
  readonly value: unknown;
  /** On one line, and without its unit, which is in the header. */
  readonly isInList?: boolean | undefined;
}

/** Displays a value. Lists, which show thousands, call `formatValue` directly. */
export function FieldValue({ field, value, isInList = false }: FieldValueProps): ReactElement {
  const locale = useLocale();
  const label = useLabel();
  const text = formatValue(field, value, locale);
  if (text === '') return <span className={css.nothing}>{EMPTY_VALUE_TEXT}</span>;
  if (field.kind === 'decimal' && field.display === 'usage')
    return <UsageShare percent={isDecimal(value) ? Number(decimalText(value)) : Number(value)} locale={locale} />;
  if (isInList) return <span className={isNumeric(field) ? css.number : undefined}>{text}</span>;
  switch (field.kind) {
    case 'text':
      return <span className={field.multiline ? css.long : field.code ? css.code : undefined}>{text}</span>;
    case 'uuid':
      return <span className={css.code}>{text}</span>;
    case 'json':
      return field.choice === undefined ? (
        <pre className={css.json}>{JSON.stringify(value, undefined, INDENT)}</pre>
      ) : (
        <CodeList choice={field.choice} codes={value as readonly string[]} />
      );
    case 'integer':
    case 'decimal':
      return <span className={css.number}>{field.unit === undefined ? text : `${text} ${label(field.unit)}`}</span>;
    case 'file':
      return <FileLink file={value as FileValue} />;
    default:
      return <span>{text}</span>;
  }
}

const INDENT = 2;
