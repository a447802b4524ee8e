/** The account of an invited person whom the system does not know. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { SentRecord } from '#language/record.ts';
import { systemActor, type Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { OPENED_BY_COMPANY } from '#platform/server/account/openedByCompany.ts';
import { giveFirstPassword, type FirstPassword } from '#platform/server/account/firstPassword.ts';
import type { Origin } from '#platform/server/audit/securityEvent.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { save } from '#platform/server/resource/write/save.ts';

export interface NewPerson extends Writer {
  readonly person: SentRecord<'user'>;
  readonly documentType: string;
  readonly first: FirstPassword;
  readonly company: Label;
  readonly origin: Origin;
}

/** Creates an account for an unknown person; it requires another password before anything else. */
export async function createPerson(
  app: App,
  db: PoolClient,
  { person, documentType, first, company, origin, ...writer }: NewPerson,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(`select "id" from "role" where "code" = 'OPERATOR_EMP'`);
  const actor = systemActorFor(writer.actor, OPENED_BY_COMPANY);
  const body = { ...person, roles: rows.map(({ id }) => ({ refRole: { id } })) };
  const terms = {
    managed: { refPersonType: 'employee', refDocumentTypePerson: documentType },
    isComplete: true,
    refusalOf: () => undefined,
  };
  const { id } = await save(app, db, {
    ...writer,
    actor,
    entity: getEntity(app.catalogue, 'user'),
    rights: new Set(['canCreate']),
    body,
    terms,
  });
  await giveFirstPassword(app, db, { userId: id, by: actor.username, opener: company, first, origin });
  return id;
}

/**
 * The system creates the account, because nobody at the company may create one; the log names the company for which it
 * was created.
 */
function systemActorFor({ userId, username, actingForId, sessionId }: Actor, reason: string): Actor {
  return { ...systemActor(reason), userId, username, actingForId, sessionId };
}
