/** The calls for a person's own notices: counting them and marking them as read. Nobody can do so for another. */
import { z } from 'zod';
import { isUuid } from '#language/values/uuid.ts';
import { readBody } from '../http/strictBody.ts';
import { notifyChanged } from '../database/listen.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call } from '../http/call.ts';
import type { Queryable } from '../database/queryable.ts';

/** More than a page of the list shows; people who want more mark all of them. */
const MAX_IDS = 200;

const readNoticesBody = z.union([
  z.strictObject({ ids: z.array(z.string().refine(isUuid)).max(MAX_IDS) }),
  z.strictObject({ all: z.literal(true) }),
]);
const emptyBody = z.strictObject({});

const countSchema = { type: 'object', properties: { count: { type: 'integer' } } };

export const notificationCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/v1/notification/notifications/_read',
    summary: [
      'ทำเครื่องหมายว่าอ่านแล้ว (ระบุรายการ หรือทั้งหมด) คืนจำนวนที่เปลี่ยน',
      'Mark as read, those named or all of them; answers how many changed',
    ],
    bodySchema: z.toJSONSchema(readNoticesBody),
    answerSchema: countSchema,
    handle: async ({ app, actor, body, requestId }) => {
      const selection = readBody(readNoticesBody, body);
      const { userId, username } = actor;
      const ids = 'ids' in selection ? selection.ids.map((id) => id.toLowerCase()) : null;
      return {
        count:
          userId === null
            ? 0
            : await inTransaction(app.pools.api, { requestId }, (db) =>
                markRead(db, { userId, username, ids, nowMs: app.clock.nowMs() }),
              ),
      };
    },
  },
  {
    method: 'POST',
    path: '/api/v1/notification/notifications/unread',
    summary: ['จำนวนที่ยังไม่ได้อ่าน', 'How many are unread'],
    bodySchema: z.toJSONSchema(emptyBody),
    answerSchema: countSchema,
    handle: async ({ app, actor, body }) => {
      readBody(emptyBody, body);
      return { count: actor.userId === null ? 0 : await countUnread(app.pools.api, actor.userId) };
    },
  },
];

/** `ids` null: all. An id of another person is treated like one that does not exist. */
async function markRead(
  db: Queryable,
  { userId, username, ids, nowMs }: { userId: string; username: string; ids: readonly string[] | null; nowMs: number },
): Promise<number> {
  const { rows } = await db.query({
    text: `update "notification" set "is_read" = true, "read_date" = $2, "version" = "version" + 1, "update_by" = $3,
        "update_date" = $2
where "user_id" = $1 and not "is_read" and ($4::uuid[] is null or "id" = any ($4::uuid[])) returning "id"`,
    values: [userId, new Date(nowMs), username, ids],
  });
  // Their other windows reload the count.
  if (rows.length > 0) await notifyChanged(db, 'notification', userId);
  return rows.length;
}

async function countUnread(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query({
    name: 'unread',
    text: 'select count(*)::int as "count" from "notification" where "user_id" = $1 and not "is_read"',
    values: [userId],
  });
  return Number(rows[0]?.['count'] ?? 0);
}
