/** How a document looked once it was signed in ink: attached to its request by an officer, once. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { APPLICANT } from '#platform/model/request/ownParties.ts';
import { readBody, sentId } from '../../http/strictBody.ts';
import { inTransaction } from '../../database/transaction.ts';
import { broken, conflict, forbidden } from '../../errors.ts';
import { acceptFile, isRefusal } from '../../files/fileDoor.ts';
import { claimFile } from '../../files/storedFile.ts';
import type { CallContext } from '../../http/call.ts';
import { onceByKey } from '../../resource/write/bulk.ts';
import { writerOf } from '../../resource/engine.ts';
import { writeDecided } from '../../resource/write/lifecycle.ts';
import { loadCase } from '../case/loadCase.ts';
import { findParties } from '../case/caseParties.ts';
import type { Moved } from '../../workflow/step.ts';

const FIELD = 'refScannedFile';
/** The file as every record takes one: its bytes, or the id of what was uploaded. */
const sent = z.strictObject({ id: sentId, version: z.int().min(1), file: z.record(z.string(), z.unknown()) });

export const scanSchema = z.toJSONSchema(sent, { io: 'input' });

export function putScan(context: CallContext): Promise<Moved> {
  const { app, actor, requestId, headers } = context;
  const body = readBody(sent, context.body);
  const { id, version, file } = body;
  const entity = getEntity(app.catalogue, 'request');
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, (db) =>
    onceByKey(
      db,
      { writer, key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() },
      async () => {
        const { declaration, request } = await loadCase(app, db, { actor, id, lock: 'update' });
        const parties = await findParties(app, db, {
          actor,
          declaration,
          documentType: request.refDocumentType,
          request,
          today: app.clock.today(),
        });
        if (![...parties.keys()].some((party) => party !== APPLICANT)) throw forbidden();
        if (request[FIELD] !== null) throw conflict(message('scanAttached'));
        if (request.refStatus !== 'approved' || request.refIssuedSign !== 'notSigned')
          throw conflict(message('scanNotHere'));
        if (request.version !== version) throw conflict(message('staleVersion'), { version: request.version });
        const accepted = await acceptFile({ db, app, actor, entity, field: FIELD, record: id }, file);
        if (isRefusal(accepted)) throw broken('file', accepted);
        await claimFile(db, { id: accepted.id, entity: entity.name, field: FIELD, record: id });
        return {
          id,
          version: await writeDecided(app, db, {
            ...writer,
            entity,
            before: request,
            after: { ...request, [FIELD]: accepted },
          }),
        };
      },
    ),
  );
}
