/** Creates the first administrator of a new installation, without telling anybody a password. */
import { getEntity } from '#language/catalogue.ts';
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { rights } from '#language/rights.ts';
import { ADMIN_ROLE } from '#platform/model/access/accessRules.ts';
import { systemActor } from '../access/actor/actor.ts';
import { findAccount } from '../account/accountRows.ts';
import { makeResetLink } from '../account/forgotPassword.ts';
import type { App } from '../app.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../database/newId.ts';
import { save } from '../resource/write/save.ts';
import type { Queryable } from '../database/queryable.ts';
import { StartProblem } from '../startProblem.ts';

export interface FirstAdministrator {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
}

/** Returns the link by which they choose their password. Called again before it was used, it makes another. */
export async function createFirstAdministrator(app: App, person: FirstAdministrator): Promise<string> {
  const actor = systemActor('first administrator');
  return inTransaction(app.pools.api, {}, async (db) => {
    // Of two concurrent calls, one is the first.
    await db.query(`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
    if (await hasAdministrator(db))
      throw new StartProblem('There is an administrator already: they make further ones on the page of users.');
    const id = (await findAdministrator(db, person.username)) ?? newId();
    const body = {
      id,
      username: person.username,
      fullName: person.fullName,
      email: person.email,
      refPersonType: { key: OFFICER },
      roles: [{ refRole: { key: ADMIN_ROLE } }],
    };
    if ((await findAccount(db, id)) === undefined)
      await save(app, db, { actor, rights: new Set(rights), entity: getEntity(app.catalogue, 'user'), body });
    const account = await findAccount(db, id);
    if (account === undefined) throw new Error('The administrator was not written');
    const { link } = await makeResetLink(app, db, {
      account: { ...account, email: account.email ?? person.email },
      by: SYSTEM_USERNAME,
      origin: {},
      nowMs: app.securityClock.nowMs(),
    });
    return link;
  });
}

/** A code of PERSON_TYPE. */
const OFFICER = '4';

const ADMINISTRATORS = `from "user" u join "user_role" r on r."user_id" = u."id"
  join "role" o on o."id" = r."role_id" and o."code" = '${ADMIN_ROLE}'`;

/** Whether there is an administrator who can sign in. */
async function hasAdministrator(db: Queryable): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 ${ADMINISTRATORS} join "credential" c on c."user_id" = u."id"
      where u."is_active" and u."status" = 'usable' limit 1`,
  });
  return rows.length > 0;
}

async function findAdministrator(db: Queryable, username: string): Promise<string | undefined> {
  const { rows } = await db.query({
    text: `select u."id" ${ADMINISTRATORS} where u."username" = $1`,
    values: [username],
  });
  return rows[0] === undefined ? undefined : String(rows[0]['id']);
}
