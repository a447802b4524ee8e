/**
 * `PUT {base}/counter`: an officer begins a document for an operator who comes to them, and continues with it as the
 * applicant would.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { documentEntitiesOf, requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { readBody, idSchema } from '../../http/strictBody.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Call, CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { baseOf } from '../../resource/address.ts';
import { runOncePerKey } from '../../resource/write/idempotency.ts';
import { writerOf } from '../../resource/engine.ts';
import { newId } from '../../database/newId.ts';
import { save } from '../../resource/write/save.ts';
import { readRecordJson } from '../../resource/read/readRecordJson.ts';
import { choicesIn } from '../case/choicesIn.ts';
import { filingAtCounter, kindOfNew, termsOfNewDocument } from './newFiling.ts';

/** A record with a version already exists, and is changed by the usual call. */
const beginBody = z.strictObject({
  refHolder: z.strictObject({ id: idSchema }),
  record: z.record(z.string(), z.unknown()).refine((sent) => !('version' in sent), { path: ['version'] }),
});

export function counterCalls(catalogue: Catalogue): readonly Call[] {
  return documentEntitiesOf(catalogue)
    .filter(({ name }) => requestDeclarationsOf(catalogue, name).some(({ counterMenu }) => counterMenu !== undefined))
    .map((entity) => ({
      method: 'PUT',
      path: `${baseOf(entity)}/counter`,
      entity: entity.name,
      summary: ['เริ่มคำขอแทนผู้ประกอบการ', 'Start a request for an operator'],
      rights: ['canCreate'],
      handle: (context) => putAtCounter(context, entity),
    }));
}

async function putAtCounter(context: CallContext, entity: AnyEntity): Promise<RawReply> {
  const { app, actor, requestId, headers, body } = context;
  const json = await inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(
      db,
      { writer: writerOf(context), key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() },
      async () => {
        const id = await beginDocument(context, db, entity);
        return JSON.parse(await readRecordJson(app, db, { actor, entity, id })) as unknown;
      },
    ),
  );
  return { raw: true, type: 'application/json; charset=utf-8', body: JSON.stringify(json) };
}

async function beginDocument(context: CallContext, db: PoolClient, entity: AnyEntity): Promise<string> {
  const { app, actor } = context;
  const { refHolder, record } = readBody(beginBody, context.body);
  const filing = await filingAtCounter(db, {
    actor,
    ...kindOfNew(app.catalogue, entity, await choicesIn(context, db, { entity, sent: record })),
    kind: 'new',
    dossierId: newId(),
    holderId: refHolder.id,
  });
  const terms = await termsOfNewDocument(app, db, { actor, entity, filing });
  const { id } = await save(app, db, { ...writerOf(context), entity, body: record, terms });
  return id;
}
