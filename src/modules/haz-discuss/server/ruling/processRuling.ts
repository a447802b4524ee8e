/** Processing of a request for a ruling: what the cases say about it is stored, and must still be so when it is passed on. */
import { createHash } from 'node:crypto';
import { fieldProblem, message, type MessageRef } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { EffectContext, GuardContext } from '#platform/server/request/step/stepParts.ts';
import { loadRulingCases } from '#modules/master-mgt/server/index.ts';
import { calculateRuling, type RulingCalculation } from '../../calculateRuling.ts';
import { loadQuestion } from './loadQuestion.ts';

type Discuss = RecordValues<'hazDiscuss'>;
type Context = EffectContext<'hazDiscuss'>;

export interface ProcessedRuling {
  readonly calculation: RulingCalculation;
  /** Differs as soon as the question or the answer differs. */
  readonly hash: string;
}

export async function processRuling(
  db: Queryable,
  document: Parameters<typeof loadQuestion>[1],
): Promise<ProcessedRuling> {
  const question = await loadQuestion(db, document);
  if (question === undefined) throw ruleBroken('refOperation', message('operationAndObjectiveFirst'));
  const substanceIds = question.substances.flatMap(({ subStance }) => subStance ?? []);
  const calculation = calculateRuling(await loadRulingCases(db, substanceIds), question);
  const hash = createHash('sha256').update(JSON.stringify({ question, calculation })).digest('hex');
  return { calculation, hash };
}

/** The guard: a cancellation asks nothing. */
export async function findUnprocessed({
  db,
  found: { request, document },
}: GuardContext<'hazDiscuss'>): Promise<MessageRef | undefined> {
  if (request.refRequestType === 'cancel') return undefined;
  if (document.processedHash === null) return message('processFirst');
  const { hash } = await processRuling(db, document);
  if (hash !== document.processedHash) return message('processAgain');
  // Refused here, and not when the letter is issued, because then it would have taken a number and be signed.
  if (document.refDecision === null) return fieldProblem('refDecision', message('rulingMissing'));
  return document.letterTh === null ? fieldProblem('letterTh', message('letterMissing')) : undefined;
}

/** The guard of processing: a cancellation asks for no ruling. */
export async function findNothingAsked({
  found: { request },
}: GuardContext<'hazDiscuss'>): Promise<MessageRef | undefined> {
  return request.refRequestType === 'cancel' ? message('cancellationNotProcessed') : undefined;
}

const PROCESSED_FIELDS = [
  'refCalculated',
  'calculation',
  'processedDate',
  'processedHash',
  'refDecision',
  'decisionReason',
  'letterTh',
  'letterEn',
] as const satisfies readonly (keyof Discuss)[];

/** The effect: what the officer had written stays, as far as it is not about another result. */
export const recordRuling = {
  apply: async ({ db, document, now, detail }: Context): Promise<void> => {
    detail['processed'] = {
      ...Object.fromEntries(PROCESSED_FIELDS.map((name) => [name, document[name]])),
      lines: Object.fromEntries((document.mainSubStances ?? []).map(({ id, refCalculated }) => [id, refCalculated])),
    };
    const { calculation, hash } = await processRuling(db, document);
    const previous = document.calculation as unknown as RulingCalculation | null;
    const { result, letterTh, letterEn } = calculation;
    const isSameResult = document.refCalculated === result;
    const refDecision = isSameResult && document.refDecision !== null ? document.refDecision : result;
    const resultOfLine = new Map(calculation.lines.map((line) => [line.lineId, line.result]));
    Object.assign(document, {
      refCalculated: result,
      calculation,
      processedDate: now,
      processedHash: hash,
      refDecision,
      decisionReason: result === null || refDecision === result ? null : document.decisionReason,
      letterTh: keptText(document.letterTh, { previous: previous?.letterTh, proposed: letterTh, isSameResult }),
      letterEn: keptText(document.letterEn, { previous: previous?.letterEn, proposed: letterEn, isSameResult }),
      mainSubStances: (document.mainSubStances ?? []).map((line) => ({
        ...line,
        refCalculated: resultOfLine.get(String(line.lineId)) ?? null,
      })),
    });
  },
  undo: async ({ document, detail }: Context): Promise<void> => {
    const { lines = {}, ...fields } = (detail['processed'] ?? {}) as {
      readonly lines?: Readonly<Record<string, unknown>>;
    };
    Object.assign(document, fields, {
      mainSubStances: (document.mainSubStances ?? []).map((line) => ({
        ...line,
        refCalculated: lines[line.id] ?? null,
      })),
    });
  },
};

/** Text that the officer has reworded is kept while the result is the same. */
function keptText(
  text: string | null,
  { previous, proposed, isSameResult }: { previous: string | undefined; proposed: string; isSameResult: boolean },
): string | null {
  const isReworded = text !== null && text !== previous;
  return isReworded && isSameResult ? text : proposed === '' ? null : proposed;
}
