/**
 * A request for a record of another by its id is answered 404, as for an unknown id. The log records the difference.
 */
import { rootEntityOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import { tableName } from '#language/naming.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { App } from '../../app.ts';
import { Refusal } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import { quote } from '../../database/sqlText.ts';

export async function recordForeignAccess(
  app: App,
  entity: AnyEntity | undefined,
  { context, error }: { context: CallContext; error: unknown },
): Promise<void> {
  if (
    !(error instanceof Refusal) ||
    error.status !== NOT_FOUND ||
    context.actor.userId === null ||
    entity === undefined
  )
    return;
  // A row of a record belongs to the holder of the record.
  if (rootEntityOf(app.catalogue, entity).scope.holder === undefined) return;
  const ids = sentIds(context);
  if (ids.length === 0 || !(await recordExists(app, entity, ids))) return;
  const { actor, call, requestId, ip, userAgent } = context;
  app.sessions.recordRefusal({ actor, call: `${call} (another’s)`, requestId, ip, userAgent });
}

const NOT_FOUND = 404;

/** Ids in the address, in the body, or of the record from which something is made. */
function sentIds({ params, body }: CallContext): readonly string[] {
  const sent = isPlainObject(body)
    ? [body['id'], isPlainObject(body['refBase']) ? body['refBase']['id'] : undefined]
    : [body];
  return [params['id'], ...sent].filter((id) => typeof id === 'string').filter(isUuid);
}

/** A document may be requested by its own id also if the call is about its request. */
async function recordExists(app: App, entity: AnyEntity, ids: readonly string[]): Promise<boolean> {
  const { rows } = await app.pools.api.query(
    `select 1 from ${quote(tableName(entity.name))} where "id" = any($1::uuid[]) union all select 1 from "request"
      where "document_id" = any($1::uuid[]) limit 1`,
    [ids],
  );
  return rows.length > 0;
}
