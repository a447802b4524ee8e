/** A person's own data: read completely, and written within limits by the same pipeline as other records. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { readBody } from '../http/strictBody.ts';
import { inTransaction } from '../database/transaction.ts';
import { ruleBroken, unauthenticated } from '../errors.ts';
import type { Call, CallContext } from '../http/call.ts';
import { save } from '../resource/write/save.ts';
import { readCriteria, search } from '../resource/read/search.ts';
import type { Queryable } from '../database/queryable.ts';
import { otpBody, requireOtp } from './otp.ts';
import { readProfileRows } from './profileRows.ts';

const PATH = '/api/v1/security/users/me/profile';

/** The fields on the profile page, including the person's own identity numbers. */
const profileFields = [
  'version',
  'username',
  'refTitle',
  'fullName',
  'fullNameEn',
  'refPersonType',
  'refDocumentTypePerson',
  'idCard',
  'idTax',
  'email',
  'phone',
  'refDepartment',
  'refImage',
] as const;

/** Declares only which fields are allowed; the pipeline reads their values. */
const profileBody = z.strictObject({
  version: z.int(),
  refTitle: z.unknown().optional(),
  fullName: z.unknown().optional(),
  fullNameEn: z.unknown().optional(),
  phone: z.unknown().optional(),
  email: z.unknown().optional(),
  refImage: z.unknown().optional(),
  otp: otpBody.nullish(),
});

export const profileCalls: readonly Call[] = [
  {
    method: 'GET',
    path: PATH,
    summary: ['ข้อมูลส่วนตัวของผู้ใช้', 'One’s own data'],
    handle: (context) => readProfile(context.app, context.app.pools.api, context.actor),
  },
  {
    method: 'PUT',
    path: PATH,
    summary: [
      'แก้ไขข้อมูลส่วนตัวของผู้ใช้ (เปลี่ยนอีเมลต้องยืนยันตัวตนด้วย otp)',
      'Change one’s own data; another e-mail needs a one-time code in otp',
    ],
    bodySchema: z.toJSONSchema(profileBody),
    handle: async (context) => {
      const { app, actor, body, requestId } = context;
      const sent = readBody(profileBody, body);
      return inTransaction(app.pools.api, { requestId }, async (db) => {
        await saveProfile(context, db, sent);
        return readProfile(app, db, actor);
      });
    },
  },
];

async function readProfile(app: App, db: Queryable, actor: Actor): Promise<unknown> {
  const id = ownId(actor);
  const criteria = readCriteria({
    select: ['id', ...profileFields],
    size: 1,
    where: [{ name: 'id', type: 'UUID', operator: '=', value: id }],
  });
  const [answer, rows] = [
    await search({ catalogue: app.catalogue, choices: app.lookups }, db, {
      actor: withOwnDataAccess(actor),
      entity: userEntity(app),
      criteria,
    }),
    await readProfileRows(db, { userId: id, sessionId: actor.sessionId, today: app.clock.today() }),
  ];
  const [record] = JSON.parse(answer.data) as readonly object[];
  return { ...record, ...rows };
}

async function saveProfile(
  context: CallContext,
  db: PoolClient,
  { otp, ...sent }: z.output<typeof profileBody>,
): Promise<void> {
  const { app, actor, requestId, ip, userAgent } = context;
  const id = ownId(actor);
  const before = await readEmail(db, id);
  await save(app, db, {
    actor: withOwnDataAccess(actor),
    rights: new Set(['canEdit']),
    entity: userEntity(app),
    body: { id, ...sent },
    requestId,
    ip,
    userAgent,
  });
  const after = await readEmail(db, id);
  if (before === after) return;
  // There is no address for a code, and a session left open must not be enough to take over the account.
  if (before === null) throw ruleBroken('email', message('ownEmailNotFound'));
  // Decided by the stored value, whatever was sent; if the code is refused, nothing is written.
  await requireOtp(app, db, {
    actor,
    purpose: 'email',
    otp,
    origin: { ip, userAgent, requestId },
    nowMs: app.securityClock.nowMs(),
  });
}

async function readEmail(db: PoolClient, id: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>(
    'select "email" from "user" where "id" = $1 for no key update',
    [id],
  );
  return rows[0]?.email ?? null;
}

/** Lets people read all of their own data but secrets, whatever their roles may read of others. */
function withOwnDataAccess(actor: Actor): Actor {
  return { ...actor, isOnOwnProfile: true, fieldClasses: new Set([...actor.fieldClasses, 'personal']) };
}

function userEntity(app: App): AnyEntity {
  return getEntity(app.catalogue, 'user');
}

function ownId({ userId }: Actor): string {
  if (userId === null) throw unauthenticated();
  return userId;
}
