/** Finds who already has a number or a name, and releases those of registrations that were never approved. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message, type MessageRef } from '#language/message.ts';
import { foldUsername } from '#platform/model/party/userRules.ts';
import {
  ENDED_REGISTRATION_SQL,
  REVOKED_REGISTRATION_SQL,
  STOPPED_REGISTRATION_SQL,
} from '#platform/server/access/actor/endedRegistration.ts';
import { UNUSED_ACCOUNT_SQL } from '#platform/server/account/openedByCompany.ts';
import type { App } from '#platform/server/app.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { findRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { notifyCompanies } from './notifyCompanies.ts';

/**
 * Concurrent registrations of the same number wait for each other, and then see each other. Locked until the end of the
 * transaction.
 */
export async function lockTaxNumber(db: Queryable, idTax: string): Promise<void> {
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('idTax'), hashtext($1))`, values: [idTax] });
}

export interface WantedIdentity {
  readonly username: string;
  readonly idCard: string;
  /** Tax number of the future holder. */
  readonly idTax: string | null;
}

/**
 * People whose registration was refused or cancelled are archived with all their history; their name, card and tax
 * number are free. So are the numbers of revoked ones, and the card for which a company opened an account that nobody
 * has used. Values of people who wait or were approved are not touched, and are refused when written.
 */
export async function releaseEndedIdentities(
  app: App,
  db: PoolClient,
  { writer, wanted }: { writer: Writer; wanted: WantedIdentity },
): Promise<void> {
  const { rows } = await db.query<{ id: string; isActive: boolean; isUnused: boolean }>(
    `select u."id", u."is_active" as "isActive", ${UNUSED_ACCOUNT_SQL} as "isUnused" from "user" u
where (lower(u."username") = $1 or ${HAS_NUMBER}) and ${ENDED_REGISTRATION_SQL} or ${HAS_NUMBER}
  and ${REVOKED_REGISTRATION_SQL} or u."id_card" = $2 and ${UNUSED_ACCOUNT_SQL} order by u."id" for no key update of u`,
    [foldUsername(wanted.username), wanted.idCard, wanted.idTax],
  );
  for (const { id, isActive, isUnused } of rows) {
    if (isUnused) await notifyCompanies(app, db, id);
    if (isActive) {
      await endMemberships(app, db, { writer, userId: id });
      await setActive(app, db, {
        ...writer,
        entity: getEntity(app.catalogue, 'user'),
        target: { id },
        isActive: false,
      });
    }
    // Last, because the log of their sessions names them.
    await releaseUsername(app, db, { writer, id });
  }
}

const HAS_NUMBER = `u."is_active" and (u."id_card" = $2 or u."person_type" in ('legalEntity', 'individual') and u."id_tax" = $3)`;

async function releaseUsername(
  app: App,
  db: PoolClient,
  { writer, id }: { writer: Writer; id: string },
): Promise<void> {
  const record = await findRecord(app, db, { entity: 'user', id, lock: 'update' });
  if (record === undefined) return;
  await writeRecord(app, db, { writer, entity: 'user', record, values: { username: null } });
  await db.query('delete from "credential" where "user_id" = $1', [id]);
}

async function endMemberships(
  app: App,
  db: PoolClient,
  { writer, userId }: { writer: Writer; userId: string },
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "membership" where ("user_id" = $1 or "holder_id" = $1) and "is_active" order by "id" for no key update',
    [userId],
  );
  for (const { id } of rows)
    await setActive(app, db, {
      ...writer,
      entity: getEntity(app.catalogue, 'membership'),
      target: { id },
      isActive: false,
    });
}

/** Returns the reason why a tax number cannot be registered for a holder. */
export async function findTaxNumberProblem(db: Queryable, idTax: string): Promise<MessageRef | undefined> {
  const { rows } = await db.query({
    text: `select "status" from "user" where "id_tax" = $1 and "is_active" and ${IS_HOLDER}
      order by "status" = 'pending' limit 1`,
    values: [idTax],
  });
  const [holder] = rows;
  if (holder === undefined) return undefined;
  return holder['status'] === 'pending' ? message('taxNumberInProcess') : message('taxNumberRegistered');
}

/** Finds the company an employee wants to join. */
export async function findCompany(db: Queryable, idTax: string): Promise<string | undefined> {
  const { rows } = await db.query({
    text: `select u."id" from "user" u where "id_tax" = $1 and "is_active" and "status" = 'usable' and ${IS_HOLDER}
        and not exists (select from "dossier" d where d."holder_id" = u."id" and ${STOPPED_REGISTRATION_SQL})
      order by "create_date" limit 1`,
    values: [idTax],
  });
  return rows[0] === undefined ? undefined : String(rows[0]['id']);
}

const IS_HOLDER = `"person_type" in ('legalEntity', 'individual')`;
