/** Notes that operator and officer write to each other while a request is in process. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import { message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import { readBody, idSchema, typedText } from '../../http/strictBody.ts';
import { inTransaction } from '../../database/transaction.ts';
import { conflict, forbidden } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import { writerOf } from '../../resource/engine.ts';
import { writeServerChange } from '../../resource/write/lifecycle.ts';
import { readRecordJson } from '../../resource/read/readRecordJson.ts';
import { loadCase } from '../case/loadCase.ts';
import { findParties } from '../case/caseParties.ts';

const NOTE_LENGTH = 2000;
const noteBody = z.strictObject({
  id: idSchema,
  version: z.int().min(1),
  descToOfficer: typedText(NOTE_LENGTH).nullish(),
  descToUser: typedText(NOTE_LENGTH).nullish(),
});

/** Saves a note of the operator to the officer, or of the officer to the operator. */
export function writeNote(context: CallContext): Promise<string> {
  const { app, actor, requestId } = context;
  const { id, version: sent, ...notes } = readBody(noteBody, context.body);
  const entity = getEntity(app.catalogue, 'request');
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    const found = await loadCase(app, db, { actor, id, lock: 'update' });
    const parties = await findParties(app, db, {
      actor,
      declaration: found.declaration,
      documentType: found.request.refDocumentType,
      request: found.request,
      today: app.clock.today(),
    });
    const isOfficer = [...parties.keys()].some((party) => party !== APPLICANT_PARTY);
    if (
      parties.size === 0 ||
      (notes.descToUser !== undefined && !isOfficer) ||
      (notes.descToOfficer !== undefined && !parties.has(APPLICANT_PARTY))
    )
      throw forbidden();
    if (found.request.version !== sent) throw conflict(message('staleVersion'));
    if (!found.request.isOpen)
      throw conflict(
        message('notEditableNow', { status: labelOf(found.declaration.workflow.choice, found.request.refStatus) }),
      );
    const after: AnyRecord = {
      ...found.request,
      ...Object.fromEntries(Object.entries(notes).map(([name, text]) => [name, text === '' ? null : (text ?? null)])),
    };
    await writeServerChange(app, db, { ...writerOf(context), entity, before: found.request, after });
    return readRecordJson(app, db, { actor, entity, id });
  });
}
