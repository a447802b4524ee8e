/** Calls about powers: offered, changed and reinstated by the owner with a code by mail, suspended and revoked with a reason. */
import { z } from 'zod';
import type { Call } from '#platform/server/http/call.ts';
import { powerBody, savePower } from './savePower.ts';
import { setPowerStatus, statusBody } from './setStatus.ts';

const POWERS = '/api/v1/transaction/user-authorizes';

export const authorizeCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: `${POWERS}/authorize`,
    summary: [
      'บันทึกผู้มอบอำนาจหรือผู้รับมอบอำนาจ (ต้องยืนยันตัวตนด้วย otp)',
      'Save an authoriser or an agent; needs a one-time code in otp',
    ],
    rights: ['canCreate', 'canEdit'],
    bodySchema: z.toJSONSchema(powerBody, { io: 'input' }),
    handle: savePower,
  },
  {
    method: 'PUT',
    path: `${POWERS}/status`,
    summary: [
      'ระงับ ให้มีผลอีกครั้ง (ต้องยืนยันตัวตนด้วย otp) หรือเพิกถอนการมอบอำนาจ',
      'Suspend, reinstate (needs a one-time code in otp) or revoke an authorisation',
    ],
    rights: ['canEdit'],
    bodySchema: z.toJSONSchema(statusBody, { io: 'input' }),
    handle: setPowerStatus,
  },
];
