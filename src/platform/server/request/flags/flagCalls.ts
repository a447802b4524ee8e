/** The calls about the flags of a dossier: reading them, and confirming that an officer has seen them. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { isUuid } from '#language/values/uuid.ts';
import { inTransaction } from '../../database/transaction.ts';
import { forbidden, notFound } from '../../errors.ts';
import type { Call, CallContext } from '../../http/call.ts';
import { idSchema, readBody } from '../../http/strictBody.ts';
import type { Queryable } from '../../database/queryable.ts';
import { loadScope } from '../../resource/read/rowScope.ts';
import { findDossier } from '../case/caseRows.ts';
import { confirmFlags, loadFlags } from './flagDossier.ts';

const FLAGS = '/api/v1/transaction/location-flags';
/** More than anybody reads in one list. */
const MAX_IDS = 200;

const confirmBody = z.strictObject({ dossierId: idSchema, ids: z.array(idSchema).min(1).max(MAX_IDS) });

/** The caller must see the dossier itself. */
async function requireDossier({ app, actor }: CallContext, db: Queryable, id: string): Promise<void> {
  const scope = loadScope(actor, getEntity(app.catalogue, 'dossier'));
  if ((await findDossier(app.catalogue, db, { id, lock: 'none', scope })) === undefined) throw notFound();
}

export const flagCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${FLAGS}/of-dossier/{id}`,
    summary: ['สถานที่คุ้มครองที่อยู่ใกล้ที่ตั้งของแฟ้มเรื่อง', 'Protected places near the location of a dossier'],
    handle: async (context) => {
      const dossierId = context.params['id'] ?? '';
      if (!isUuid(dossierId)) throw notFound();
      const db = context.app.pools.api;
      await requireDossier(context, db, dossierId);
      return { flags: await loadFlags(db, dossierId) };
    },
  },
  {
    method: 'PUT',
    path: `${FLAGS}/confirm`,
    summary: ['รับทราบว่าที่ตั้งอยู่ใกล้สถานที่คุ้มครอง', 'Confirm having seen that a location is near protected places'],
    rights: ['canEdit'],
    bodySchema: z.toJSONSchema(confirmBody, { io: 'input' }),
    handle: (context) => {
      const { dossierId, ids } = readBody(confirmBody, context.body);
      const { app, actor, requestId } = context;
      const { userId, username, scope } = actor;
      // The holder of the dossier may read its flags; only officers confirm them.
      if (userId === null || scope.kind === 'holder' || scope.kind === 'agent') throw forbidden();
      return inTransaction(app.pools.api, { requestId }, async (db) => {
        await requireDossier(context, db, dossierId);
        await confirmFlags(db, { dossierId, ids, userId, username, nowMs: app.clock.nowMs() });
        return { flags: await loadFlags(db, dossierId) };
      });
    },
  },
];
