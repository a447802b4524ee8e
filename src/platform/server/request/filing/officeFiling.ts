/** Documents that officers begin: their department, and the operator whom they name as the future holder. */
import { idOf } from '#language/readUnknown.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Returns the department of the officer. Officers who may see several departments still belong to one. */
export async function getOwnDepartment(db: Queryable, { userId }: Pick<Actor, 'userId'>): Promise<string> {
  const text = 'select "department_id" as "id" from "user" where "id" = $1 and "department_id" is not null';
  const { rows } = await db.query({ text, values: [userId] });
  if (rows[0] === undefined) throw new Refusal(422, message('officeWithoutDepartment'));
  return String(rows[0]['id']);
}

/** Refuses holders other than companies and individuals that are registered and may act. */
export async function refuseUnregistered(
  db: Queryable,
  { holderId, path }: { readonly holderId: string; readonly path: string },
): Promise<void> {
  const { rows } = await db.query({
    text: `select from "user" where "id" = $1 and "is_active" and "status" = 'usable'
        and "person_type" in ('legalEntity', 'individual')`,
    values: [holderId],
  });
  if (rows.length === 0) throw ruleBroken(path, message('holderNotRegistered'));
}

interface OfficeDocument {
  readonly declaration: RequestDeclaration;
  readonly entity: AnyEntity;
  readonly document: AnyRecord;
}

/** Returns the future holder of a document that only officers begin; null while it names nobody. */
export async function findNamedHolder(
  db: Queryable,
  { declaration: { office }, entity, document }: OfficeDocument,
): Promise<string | null> {
  if (office === undefined) return null;
  const { holderFrom } = office;
  const field = entity.fields[holderFrom];
  if (field?.kind !== 'ref') throw new Error(`"${holderFrom}" of "${entity.name}" names no operator`);
  if (field.refersTo !== undefined) return findHolderOf(db, idOf(document[field.refersTo.snapshot.dossier] ?? null));
  const holderId = idOf(document[holderFrom] ?? null);
  if (holderId !== null) await refuseUnregistered(db, { holderId, path: holderFrom });
  return holderId;
}

async function findHolderOf(db: Queryable, dossierId: string | null): Promise<string | null> {
  const text = 'select "holder_id" as "id" from "dossier" where "id" = $1 and "holder_id" is not null';
  const { rows } = await db.query({ text, values: [dossierId] });
  return rows[0] === undefined ? null : String(rows[0]['id']);
}
