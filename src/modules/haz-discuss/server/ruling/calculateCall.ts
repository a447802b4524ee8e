/**
 * `POST requests/report/calculate-haz-discuss`: what the cases say about a request, or about one that is still being
 * written. For the officer who reviews the request it is the step that processes it; for others it is only a preview.
 */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, invalid, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { idSchema, readBody } from '#platform/server/http/strictBody.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import { judgeCase, takeStep } from '#platform/server/request/step/caseSteps.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { planSave } from '#platform/server/resource/write/plan.ts';
import type { RulingCalculation } from '../../calculateRuling.ts';
import { processRuling } from './processRuling.ts';

const PATH = '/api/v1/transaction/requests/report/calculate-haz-discuss';
const PROCESS_ACTION = 'process';

interface Answer extends RulingCalculation {
  /** True if nothing was stored: the answer is no ruling. */
  readonly isPreview: boolean;
  /** The version of the request after it was processed. */
  readonly version: number | null;
}

const calculateBody = z.union([
  z.strictObject({ id: idSchema, version: z.number().int().optional() }),
  z.strictObject({ record: z.record(z.string(), z.unknown()) }),
]);

export const calculateCall: Call = {
  method: 'POST',
  path: PATH,
  entity: 'request',
  summary: ['ประมวลผลข้อหารือตามกรณีหารือ', 'Process a request for a ruling by the ruling cases'],
  rights: ['canView', 'canCreate', 'canEdit'],
  handle: async (context) => {
    const body = readBody(calculateBody, context.body);
    return 'record' in body ? preview(context, body.record) : calculate(context, body);
  },
};

async function calculate(
  context: CallContext,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Answer> {
  const { app, actor } = context;
  const db = app.pools.api;
  const writer = writerOf(context);
  const found = await loadCase(app, db, { actor, id, lock: 'none' });
  if (found.entity.name !== 'hazDiscuss') throw notFound();
  const { verdicts } = await judgeCase(app, db, { writer, found });
  const mayProcess = verdicts.some(({ action, isAllowed }) => action === PROCESS_ACTION && isAllowed);
  if (!mayProcess) {
    const { calculation } = await processRuling(db, found.document as unknown as RecordValues<'hazDiscuss'>);
    return { ...calculation, isPreview: true, version: null };
  }
  const moved = await takeStep(app, {
    writer,
    id,
    version: version ?? found.request.version,
    action: PROCESS_ACTION,
    remark: null,
    data: {},
  });
  const { document } = await loadCase(app, db, { actor, id, lock: 'none' });
  return { ...(document['calculation'] as RulingCalculation), isPreview: false, version: moved.version };
}

/** The fields that the calculation reads: problems elsewhere in the draft do not matter. */
const READ_FIELDS = new Set([
  'refOperation',
  'refSubOperation',
  'refObjective',
  'refSubObjective',
  'refPhysicalState',
  'mainSubStances',
]);

const SENT_FIELDS = new Set([...READ_FIELDS, 'id', 'version']);

async function preview(context: CallContext, record: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { app, requestId } = context;
  const entity = getEntity(app.catalogue, 'hazDiscuss');
  // Only what is calculated: files of the draft are not stored by a preview.
  const body = Object.fromEntries(Object.entries(record).filter(([name]) => SENT_FIELDS.has(name)));
  return inTransaction(app.pools.api, { requestId, isDryRun: true }, async (db) => {
    const { after, problems } = await planSave(app, db, { ...writerOf(context), entity, body });
    const relevant = problems.filter(({ path }) => READ_FIELDS.has(path.split('.')[0] ?? ''));
    if (relevant.length > 0) throw invalid(relevant);
    const draft = after as unknown as RecordValues<'hazDiscuss'>;
    if (remainingRows(draft.mainSubStances).length === 0) throw badInput(message('substanceOrName'));
    const { calculation } = await processRuling(db, draft);
    return { ...calculation, isPreview: true, version: null };
  });
}
