/** Who an owner means: somebody who is known by their card, or somebody new. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { at, message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { foldIdentity } from '#platform/model/userRules.ts';
import { system, type Actor } from '#platform/server/access/actor.ts';
import type { App } from '#platform/server/app.ts';
import { OPENED_BY_COMPANY, OPENED_BY_SQL } from '#platform/server/account/openedByCompany.ts';
import { giveFirstPassword, type FirstPassword } from '#platform/server/account/firstPassword.ts';
import type { Origin } from '#platform/server/auth/securityEvent.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { save } from '#platform/server/resource/save.ts';
import type { Queryable } from '#platform/server/resource/search.ts';

export interface KnownPerson {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly email: string | null;
}

interface Found extends KnownPerson {
  readonly personType: string;
  readonly mayComeIn: boolean;
  readonly openedBy: string | null;
}

export interface Named {
  readonly documentType: string;
  readonly idCard: string;
  readonly fullName: string;
  readonly email: string;
  /** Who takes them in. */
  readonly holderId: string;
}

/** Two who enter the same person at once: the second finds whom the first has made. Held to the end of the transaction. */
export async function findKnown(db: Queryable, { documentType, idCard, fullName, email, holderId }: Named): Promise<KnownPerson | undefined> {
  const folded = foldIdentity(idCard);
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('idCard'), hashtext($1))`, values: [folded] });
  const { rows } = await db.query({
    text: `select u."id", u."full_name" as "fullName", u."full_name_en" as "fullNameEn", nullif(trim(u."email"), '') as "email", u."person_type" as "personType", u."status" = 'usable' and u."username" is not null as "mayComeIn", ${OPENED_BY_SQL} as "openedBy"
from "user" u where u."id_card" = $1 and u."document_type_person" = $2 and u."is_active"`,
    values: [folded, documentType],
  });
  const found = rows[0] as unknown as Found | undefined;
  if (found === undefined) return undefined;
  // Whose number it is learns only who knows the name too.
  if (foldName(found.fullName) !== foldName(fullName)) throw conflict(message('nameDiffers'));
  if (found.personType !== 'employee' && found.personType !== 'individual') throw conflict(message('isNoEmployee'));
  if (!found.mayComeIn) throw conflict(message('accountNotUsable'));
  // Another company may have named a card that is not its employee's: the address the person gave tells them apart.
  if (found.openedBy !== null && found.openedBy !== holderId && foldName(found.email ?? '') !== foldName(email)) throw conflict(message('openedByAnother'));
  return found;
}

export interface NewPerson extends Writer {
  readonly person: AnyRecord;
  readonly documentType: string;
  readonly first: FirstPassword;
  readonly company: Label;
  readonly origin: Origin;
}

/** Somebody the system does not know: an account that asks for another password before anything else. */
export async function createPerson(app: App, db: PoolClient, { person, documentType, first, company, origin, ...writer }: NewPerson): Promise<string> {
  const { rows } = await db.query<{ id: string }>(`select "id" from "role" where "code" = 'OPERATOR_EMP'`);
  const actor = inTheNameOf(writer.actor, OPENED_BY_COMPANY);
  const body = { ...person, roles: rows.map(({ id }) => ({ refRole: { id } })) };
  const terms = { managed: { refPersonType: 'employee', refDocumentTypePerson: documentType }, isComplete: true, refusalOf: () => undefined };
  try {
    const { id } = await save(app, db, { ...writer, actor, entity: getEntity(app.catalogue, 'user'), rights: new Set(['canCreate']), body, terms });
    await giveFirstPassword(app, db, { userId: id, by: actor.username, opener: company, first, origin });
    return id;
  } catch (error) {
    throw error instanceof Refusal ? belowPerson(error) : error;
  }
}

/** The account is made by the system, because an owner may make none; that it was this owner who had it made stands in the log. */
function inTheNameOf({ userId, username, actingForId, sessionId }: Actor, reason: string): Actor {
  return { ...system(reason), userId, username, actingForId, sessionId };
}

/** What is wrong is told where it was sent. */
function belowPerson({ status, ref, fields }: Refusal): Refusal {
  return new Refusal(status, ref, { fields: fields.map(({ path, ...problem }) => at(`person.${path}`, problem)) });
}

function foldName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
