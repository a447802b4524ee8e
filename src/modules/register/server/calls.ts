/** The calls of the public registration pages. Their callers are anonymous, so all of them are throttled. */
import { readBody } from '#platform/server/http/strictBody.ts';
import type { Call } from '#platform/server/http/call.ts';
import { throttleByAddress } from '#platform/server/http/throttle.ts';
import { registerBody, registerOfficerBody, schemaOf } from './body.ts';
import { registryCalls } from './lookups.ts';
import { optionsCall } from './options.ts';
import { register } from './register.ts';
import { createUploadCall } from './upload.ts';

const USERS = '/api/v1/security/users';
/** A person who corrects a form sends it several times, and an office shares one address. */
const FREE_REGISTRATIONS = 20;

const throttle = throttleByAddress(FREE_REGISTRATIONS);

const answerSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    username: { type: 'string' },
    personType: { type: 'string' },
    isFromRegistry: { type: 'boolean' },
  },
};

export const registerCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${USERS}/register`,
    summary: ['ลงทะเบียนเป็นนิติบุคคล บุคคลธรรมดา หรือพนักงาน', 'Register as a company, an individual or an employee'],
    bodySchema: schemaOf(registerBody),
    answerSchema,
    handle: async (context) => {
      throttle(context);
      return register(context, readBody(registerBody, context.body));
    },
  },
  {
    method: 'POST',
    path: `${USERS}/register-officer`,
    summary: ['ลงทะเบียนเป็นเจ้าหน้าที่', 'Register as an officer'],
    bodySchema: schemaOf(registerOfficerBody),
    answerSchema,
    handle: async (context) => {
      throttle(context);
      return register(context, { ...readBody(registerOfficerBody, context.body), personType: 'officer' });
    },
  },
  createUploadCall(),
  optionsCall,
  ...registryCalls,
];
