/** The scan of a document that was signed in ink: attached to its request by an officer, once. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import { readBody, idSchema } from '../../http/strictBody.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ruleBroken, conflict, forbidden } from '../../errors.ts';
import { acceptFile, isRefusal } from '../../files/acceptFile.ts';
import { claimFile } from '../../files/storedFile.ts';
import type { CallContext } from '../../http/call.ts';
import { runOncePerKey } from '../../resource/write/idempotency.ts';
import { writerOf } from '../../resource/engine.ts';
import { writeServerChange } from '../../resource/write/lifecycle.ts';
import { loadCase } from '../case/loadCase.ts';
import { findParties } from '../case/caseParties.ts';
import type { MovedRecord } from '../../workflow/step.ts';

const FIELD = 'refScannedFile';
/** The file in the format of every record: its bytes, or the id of an uploaded file. */
const scanBody = z.strictObject({ id: idSchema, version: z.int().min(1), file: z.record(z.string(), z.unknown()) });

export const scanSchema = z.toJSONSchema(scanBody, { io: 'input' });

export function putScan(context: CallContext): Promise<MovedRecord> {
  const { app, actor, requestId, headers } = context;
  const body = readBody(scanBody, context.body);
  const { id, version, file } = body;
  const entity = getEntity(app.catalogue, 'request');
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(
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
        if (![...parties.keys()].some((party) => party !== APPLICANT_PARTY)) throw forbidden();
        if (request[FIELD] !== null) throw conflict(message('scanAttached'));
        if (request.refStatus !== 'approved' || request.refIssuedSign !== 'notSigned')
          throw conflict(message('scanNotHere'));
        if (request.version !== version) throw conflict(message('staleVersion'), { version: request.version });
        const accepted = await acceptFile({ db, app, actor, entity, field: FIELD, record: id }, file);
        if (isRefusal(accepted)) throw ruleBroken('file', accepted);
        await claimFile(db, { id: accepted.id, entity: entity.name, field: FIELD, record: id });
        return {
          id,
          version: await writeServerChange(app, db, {
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
