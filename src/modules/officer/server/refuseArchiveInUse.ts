/**
 * A department can be archived only when nobody belongs to it or waits to join it: otherwise they would have no
 * department.
 */
import { message } from '#language/message.ts';
import { conflict } from '#platform/server/errors.ts';
import type { WriteContext } from '#platform/server/resource/hooks.ts';

export async function refuseArchiveInUse({ db, action, after }: WriteContext<'department'>): Promise<void> {
  if (action !== 'archive') return;
  const { rows } = await db.query<{ officers: number; requests: number }>(
    `select (select count(*)::int from "user" where "department_id" = $1 and "is_active") as "officers",
  (select count(*)::int from "user_request" d join "request" r on r."id" = d."request_id"
  where (d."checkpoint_id" = $1 or d."workplace_id" = $1) and r."status" = any($2)) as "requests"`,
    [after?.id, OPEN_STATES],
  );
  const { officers = 0, requests = 0 } = rows[0] ?? {};
  if (officers + requests > 0) throw conflict(message('departmentInUse', { officers, requests }));
}

/** Somebody still has to act on it. */
const OPEN_STATES = ['submitted', 'editRequested', 'waitCustoms', 'waitDocument', 'waitCenter'];
