/** Calls for the roles that a company makes for its people, with no more rights than it has itself. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import type { RecordValues, RecordOf, SentRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { isUuid } from '#language/values/uuid.ts';
import { roleMenu } from '#platform/model/access/access.ts';
import { loadAccessRows, type MenuRow } from '#platform/server/access/rights/accessRows.ts';
import { grantableRights, OWNER_ONLY } from '#platform/server/access/rights/limitCompanyRoles.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { ruleBroken, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { scopedRecordCalls } from '#platform/server/resource/calls/calls.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { newId } from '#platform/server/database/newId.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { companyRole } from '../../people.ts';
import { grantedMenus } from './grantedMenus.ts';
import { ownerCall, ownCompany } from './ownCompany.ts';
import { saveCompanyRecord, withRowIds } from './saveCompanyRecord.ts';

const ROLES = '/api/v1/security/roles/company';

export const roleCalls: readonly Call[] = [
  ...scopedRecordCalls(companyRole).map(ownerCall),
  {
    method: 'PUT',
    path: ROLES,
    summary: ['บันทึกบทบาทของกิจการ', 'Save a role of the company'],
    rights: ['canCreate', 'canEdit'],
    handle: saveRole,
  },
  {
    method: 'GET',
    path: `${ROLES}/menus`,
    summary: ['เมนูและสิทธิที่กิจการให้ต่อได้', 'Menus and rights that the company may pass on'],
    rights: ['canView', 'canSelect'],
    handle: grantedMenus,
  },
];

async function saveRole(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId } = context;
  const holderId = ownCompany(actor);
  const { isActive, ...body }: SentRecord<'role'> = isPlainObject(context.body) ? context.body : {};
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    const stored = await findRole(context, db, body.id);
    await refuseBeyondCompanyRights(db, body.menus);
    const sent = { ...body, ...('menus' in body ? { menus: withRowIds(body.menus, stored?.menus, 'refMenu') } : {}) };
    const managed: Partial<RecordValues<'role'>> = {
      code: `C-${newId()}`,
      refHolder: { id: holderId },
      isDefault: false,
      refRowScope: 'holder',
      fieldClasses: ['personal'],
    };
    const id = await saveCompanyRecord(app, db, {
      ...writerOf(context),
      entity: companyRole,
      stored,
      body: sent,
      isActive,
      ...(stored === undefined ? { managed } : {}),
    });
    return readRecordJson(app, db, { actor, entity: companyRole, id });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** A role of another company, or of the system, is not found. */
async function findRole(
  { app, actor }: CallContext,
  db: PoolClient,
  id: unknown,
): Promise<RecordOf<'role'> | undefined> {
  if (typeof id !== 'string' || !isUuid(id)) return undefined;
  const stored = await findRecord(app, db, { actor, entity: companyRole, id: id.toLowerCase(), lock: 'update' });
  if (stored !== undefined) return stored;
  const { rows } = await db.query('select 1 from "role" where "id" = $1', [id]);
  if (rows.length > 0) throw notFound();
  return undefined;
}

/** Existing rights that have become too much are cut where rights are read; new ones are refused here. */
async function refuseBeyondCompanyRights(db: Queryable, menus: unknown): Promise<void> {
  const sent = (Array.isArray(menus) ? menus : []).filter(
    (row): row is SentRecord<'roleMenu'> => isPlainObject(row) && row['isDelete'] !== true,
  );
  if (sent.length === 0) return;
  const rows = await loadAccessRows(db);
  const given = grantableRights(rows);
  for (const row of sent) {
    const menu = findMenu(rows.menus, row.refMenu);
    if (menu === undefined) continue;
    const label = [menu.name, menu.nameEn ?? menu.name] as const;
    if (menu.attributes[OWNER_ONLY] === true) throw ruleBroken('menus', message('menuOfTheOwner', { menu: label }));
    const beyond = rights.find((right) => row[right] === true && given.get(menu.id)?.has(right) !== true);
    if (beyond !== undefined)
      throw ruleBroken(
        'menus',
        message('beyondTheCompany', { menu: label, right: roleMenu.fields[beyond]?.label ?? beyond }),
      );
  }
}

function findMenu(menus: readonly MenuRow[], sent: unknown): MenuRow | undefined {
  const { id, key } = isPlainObject(sent) ? sent : {};
  return menus.find((menu) => (typeof id === 'string' ? menu.id === id.toLowerCase() : menu.key === key));
}
