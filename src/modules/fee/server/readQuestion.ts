/** Parses the question of a trial as strictly as a record: its references must exist, and its values must fit. */
import type { PoolClient } from 'pg';
import { checkRecord } from '#language/checkRecord.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { isPlainObject, parsePatch } from '#language/patch.ts';
import type { RecordValues, Reference } from '#language/record.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { badInput, invalid } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { resolveReferences } from '#platform/server/resource/write/references.ts';
import type { FeeQuestion } from '../calculateFee.ts';
import { feeQuestion, questionFields, type QuestionName } from '../feeQuestion.ts';
import { loadReferenceWithName } from './loadReferenceWithName.ts';

/** The question, without a document if only the tried rate names it. */
export type TrialQuestion = Omit<FeeQuestion, 'documentType'> & { readonly documentType?: FeeQuestion['documentType'] };

export interface TrialContext extends Pick<CallContext, 'app' | 'actor'> {
  readonly db: PoolClient;
}

export interface TrialBody {
  readonly question: Readonly<Record<string, unknown>>;
  /** A rate as a save would send it, used instead of the stored ones. */
  readonly rate?: unknown;
}

export function splitTrial(body: unknown): TrialBody {
  if (!isPlainObject(body)) throw badInput(message('wrongType', { name: 'body', expected: 'object' }));
  const { rate, ...question } = body;
  const unknown = Object.keys(question).find((name) => !Object.hasOwn(questionFields, name));
  if (unknown !== undefined)
    throw badInput(message('unknownField', { name: unknown.slice(0, NAME_LENGTH) }), [
      fieldProblem(unknown.slice(0, NAME_LENGTH), message('unknownField', { name: unknown.slice(0, NAME_LENGTH) })),
    ]);
  return { question, ...(rate === undefined || rate === null ? {} : { rate }) };
}

const NAME_LENGTH = 100;

export async function readQuestion(
  { app, actor, db }: TrialContext,
  { question: sent, rate }: TrialBody,
): Promise<TrialQuestion> {
  const { catalogue, lookups } = app;
  const { patch, problems: shape } = parsePatch(catalogue, feeQuestion, sent);
  const [first] = shape;
  if (first !== undefined) throw badInput(first, shape);
  const { values, problems } = await resolveReferences(
    { catalogue, lookups, db, actor },
    { entity: feeQuestion, patch, current: undefined, path: '' },
  );
  const broken = checkRecord({ catalogue, entity: feeQuestion, record: values })
    // The tried rate is for one kind of document.
    .filter(({ path, messageKey }) => !(path === 'documentType' && messageKey === 'required' && rate !== undefined))
    .filter(({ path, messageKey }) => messageKey !== 'required' || !problems.some((problem) => problem.path === path));
  const date = values['date'] as PlainDate | null | undefined;
  // Due days are added to it, and dates end in 2200.
  const late = typeof date === 'string' && date >= LAST_YEAR ? [fieldProblem('date', message('invalidFormat'))] : [];
  if (problems.length + broken.length + late.length > 0) throw invalid([...problems, ...broken, ...late]);
  return withReferenceNames({ app, actor, db }, values);
}

const LAST_YEAR = '2199-01-01';

async function withReferenceNames(
  context: TrialContext,
  values: Partial<RecordValues<'feeQuestion'>>,
): Promise<TrialQuestion> {
  const question: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    const field = questionFields[name as QuestionName] as Field;
    question[name] =
      field.kind === 'ref' || field.kind === 'lookup'
        ? await loadReferenceWithName(context.app, context.db, { field, id: (value as Reference).id })
        : value;
  }
  return question as unknown as TrialQuestion;
}
