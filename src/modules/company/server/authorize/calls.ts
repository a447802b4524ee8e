/** Calls about powers: given, changed and reinstated by the owner with a code by mail, suspended and revoked with a reason. */
import { z } from 'zod';
import { typed, readBody } from '#platform/server/auth/strictBody.ts';
import { forbidden } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import { getAgent } from './agent.ts';
import { ownHolder, powerBody, savePower } from './savePower.ts';
import { setPowerStatus, statusBody } from './setStatus.ts';

const POWERS = '/api/v1/transaction/user-authorizes';
const agentBody = z.strictObject({ idCard: typed(30) });

export const authorizeCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: `${POWERS}/authorize`,
    summary: ['บันทึกผู้มอบอำนาจหรือผู้รับมอบอำนาจ (ต้องยืนยันตัวตนด้วย otp)', 'Save an authoriser or an agent; needs a one-time code in otp'],
    rights: ['canCreate', 'canEdit'],
    bodySchema: z.toJSONSchema(powerBody, { io: 'input' }),
    handle: savePower,
  },
  {
    method: 'PUT',
    path: `${POWERS}/status`,
    summary: ['ระงับ ให้มีผลอีกครั้ง (ต้องยืนยันตัวตนด้วย otp) หรือเพิกถอนการมอบอำนาจ', 'Suspend, reinstate (needs a one-time code in otp) or revoke a power'],
    rights: ['canEdit'],
    bodySchema: z.toJSONSchema(statusBody, { io: 'input' }),
    handle: setPowerStatus,
  },
  {
    method: 'POST',
    path: `${POWERS}/agent`,
    summary: ['ค้นหาผู้ที่จะรับมอบอำนาจจากเลขประจำตัวประชาชน', 'Who would be given a power, by their ID card number'],
    rights: ['canCreate', 'canEdit'],
    bodySchema: z.toJSONSchema(agentBody, { io: 'input' }),
    handle: showAgent,
  },
];

/** Named before the power is saved, so that a mistyped number is noticed. Nothing else is told of them. */
async function showAgent(context: CallContext): Promise<{ fullName: string; fullNameEn: string | null }> {
  const { app, actor, body } = context;
  const { idCard } = readBody(agentBody, body);
  // Who may not read numbers must not find them out by asking for one after the other.
  if (!actor.fieldClasses.has('personal')) throw forbidden();
  throttleLookups(context);
  const { fullName, fullNameEn } = await getAgent(app.pools.api, { idCard, holderId: ownHolder(context), today: app.clock.today() });
  return { fullName, fullNameEn };
}
