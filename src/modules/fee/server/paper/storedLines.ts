/** The lines of a fee as they are stored: whole, unlike those that somebody is still writing. */
import type { RecordOf } from '#language/record.ts';
import type { Statement } from '../statement.ts';

export type StatementLine = RecordOf<'feeStatementLine'>;

export function storedLines({ lines }: Pick<Statement, 'lines'>): readonly StatementLine[] {
  return (lines ?? []) as readonly StatementLine[];
}
