/** How many records a person may keep of what everybody keeps for themselves: nobody fills a table alone. */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import type { Reference } from '#language/record.ts';
import { broken } from '../errors.ts';
import type { Hooks, WriteContext } from '../resource/hooks.ts';

/** Also those that were put aside. Far more than anybody signs with in a career. */
export const MOST_SIGNATURES = 50;
/** Also those that are over: ten a year for a working life of twenty. */
export const MOST_SUBSTITUTES = 200;

export const ownLimitHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: {
    userSignature: [limitTo(MOST_SIGNATURES, { path: 'refFile', what: ['ลายมือชื่อ', 'Signatures'] })],
    userInstead: [limitTo(MOST_SUBSTITUTES, { path: 'refInstead', what: ['ผู้ปฏิบัติงานแทน', 'Substitutes'] })],
  },
};

function limitTo(limit: number, { path, what }: { path: string; what: Label }): (context: WriteContext) => Promise<void> {
  return async ({ db, entity, action, after }) => {
    if (action !== 'create' || after === undefined) return;
    const table = tableName(entity);
    const owner = (after['refUser'] as Reference).id;
    // One at a time for each person: of two saved at once the later counts the earlier.
    await db.query(`select pg_advisory_xact_lock(hashtext($1 || ' ' || $2))`, [table, owner]);
    const { rows } = await db.query<{ count: number }>(`select count(*)::int as "count" from "${table}" where "user_id" = $1`, [owner]);
    if ((rows[0]?.count ?? 0) > limit) throw broken(path, message('tooMany', { what, limit }));
  };
}
