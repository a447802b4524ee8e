/** Summarises an answer in one line: its status, the key of its message, and the problem of each field. */
import type { TestAnswer, TestApp } from './app.ts';

interface ErrorBody {
  readonly messageKey?: string;
  readonly fields?: readonly { readonly path: string; readonly messageKey: string }[];
}

/** `200`, `409 staleVersion`, `422 formInvalid subject required`. */
export function answerSummary({ status, body }: Pick<TestAnswer, 'status' | 'body'>): string {
  if (status === 200) return '200';
  const { messageKey, fields = [] } = (body ?? {}) as ErrorBody;
  return [
    status,
    messageKey,
    ...fields.flatMap((field) => (field.messageKey === messageKey ? [] : [field.path, field.messageKey])),
  ].join(' ');
}

/** Returns the text that a person reads, Thai unless English is requested. */
export function answerMessage({ body }: Pick<TestAnswer, 'body'>): string {
  return String((body as { message?: unknown }).message);
}

export interface StoredStep {
  readonly action: string;
  readonly actor: string | null;
  readonly principal: string | null;
  readonly remark: string | null;
}

/** Returns the stored steps of a case or a dossier, oldest first. */
export async function readStoredSteps({ app }: TestApp, recordId: string): Promise<readonly StoredStep[]> {
  const { rows } = await app.pools.api.query<StoredStep>(
    'select "action", "actor_id" as "actor", "principal_id" as "principal", "remark" from "status_history" where "record_id" = $1 order by "seq"',
    [recordId],
  );
  return rows;
}

export async function readStoredActions(test: TestApp, recordId: string): Promise<readonly string[]> {
  return (await readStoredSteps(test, recordId)).map(({ action }) => action);
}
