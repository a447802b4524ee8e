/**
 * An administrator ends the sessions of one person, or of everybody but themselves: after the loss of a computer, on
 * suspicion, or for maintenance.
 */
import { z } from 'zod';
import { mayManageAccount, mayManageUsers } from '../access/actor/mayAssignRoles.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { readBody, idSchema } from '../http/strictBody.ts';

const bodySchema = z
  .strictObject({ id: idSchema.optional(), all: z.literal(true).optional() })
  .refine(({ id, all }) => (id === undefined) !== (all === undefined), { path: ['id'] });

export const endSessionsCall: Call = {
  method: 'PUT',
  path: '/api/v1/security/users/end-sessions',
  summary: ['ให้ผู้ใช้งานออกจากระบบ', 'End the sessions of one user, or of everyone else'],
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(bodySchema, { io: 'input' }),
  handle: async ({ app, actor, body, requestId, ip, userAgent }) => {
    const { sessionId, username } = actor;
    const { id } = readBody(bodySchema, body);
    if (sessionId === null) throw unauthenticated();
    if (id === undefined && !mayManageUsers(actor)) throw forbidden();
    if (
      id !== undefined &&
      (!(await mayManageAccount(app.pools.api, actor, id)) ||
        (await app.pools.api.query('select from "user" where "id" = $1', [id])).rowCount === 0)
    )
      throw notFound();
    return {
      count: await app.sessions.endAll(
        id === undefined ? { everybodyExcept: sessionId } : { userId: id, except: sessionId },
        'administrator',
        { username, origin: { ip, userAgent, requestId } },
      ),
    };
  },
};
