/** Documents that officers begin: which department they belong to, and whom they name as the operator they are for. */
import { idOf } from '#language/readUnknown.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import type { Queryable } from '../../database/queryable.ts';

/** The department of the officer. Who sees several still has one of their own. */
export async function getOwnDepartment(db: Queryable, { userId }: Pick<Actor, 'userId'>): Promise<string> {
  const text = 'select "department_id" as "id" from "user" where "id" = $1 and "department_id" is not null';
  const { rows } = await db.query({ text, values: [userId] });
  if (rows[0] === undefined) throw new Refusal(422, message('officeWithoutDepartment'));
  return String(rows[0]['id']);
}

/** Companies and individuals that are registered and may act. */
export async function refuseUnregistered(
  db: Queryable,
  { holderId, path }: { readonly holderId: string; readonly path: string },
): Promise<void> {
  const { rows } = await db.query({
    text: `select from "user" where "id" = $1 and "is_active" and "status" = 'usable' and "person_type" in ('legalEntity', 'individual')`,
    values: [holderId],
  });
  if (rows.length === 0) throw ruleBroken(path, message('holderNotRegistered'));
}

interface OfficeDocument {
  readonly declaration: RequestDeclaration;
  readonly entity: AnyEntity;
  readonly document: AnyRecord;
}

/** Whom a document that only officers begin is going to belong to; null while it names nobody. */
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
