/** The lines of a fee as stored: complete, unlike those that a person is still editing. */
import type { RecordOf } from '#language/record.ts';
import type { Statement } from '../statement.ts';

export type StatementLine = RecordOf<'feeStatementLine'>;

export function storedLines({ lines }: Pick<Statement, 'lines'>): readonly StatementLine[] {
  return (lines ?? []) as readonly StatementLine[];
}
