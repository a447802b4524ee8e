/** A call about several records, each in its own transaction: if one fails, the others are still done. */
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { recordForeignAccess } from './recordForeignAccess.ts';
import { badInput } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import { MAX_ROWS, type RowAnswer } from '../write/bulk.ts';
import { errorBodyFor } from '../../http/errorBody.ts';
import { asRefusal } from '../../database/databaseErrors.ts';

export interface EachWork {
  readonly entity: string;
  /** `key` is the `Idempotency-Key` of the caller, made distinct for each row. */
  readonly work: (row: unknown, key: string | undefined) => Promise<{ readonly id: string; readonly version: number }>;
}

export async function eachInOwnTransaction(
  context: CallContext,
  { entity, work }: EachWork,
): Promise<readonly RowAnswer[]> {
  const { app, body, headers } = context;
  if (!Array.isArray(body)) throw badInput(message('wrongType', { name: 'body', expected: 'array' }));
  if (body.length > MAX_ROWS) throw badInput(message('tooMany', { what: 'body', limit: MAX_ROWS }));
  const errorBodyOf = errorBodyFor(context);
  const answers: RowAnswer[] = [];
  for (const [index, row] of (body as unknown[]).entries()) {
    try {
      const key = headers['idempotency-key'];
      const { id, version } = await work(row, key === undefined ? undefined : `${key}#${index}`);
      answers.push({ id, ok: true, version });
    } catch (error) {
      const refusal = asRefusal(app.catalogue, error);
      if (refusal === undefined || refusal.status >= 500) throw error;
      await recordForeignAccess(app, getEntity(app.catalogue, entity), {
        context: { ...context, body: row },
        error: refusal,
      });
      answers.push({ id: sentIdOf(row), ok: false, error: errorBodyOf(refusal) });
    }
  }
  return answers;
}

function sentIdOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null ? (row as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : null;
}
