/** Calls for the accounts that a company pays from and the certificates that its people sign with. */
import type { Call } from '#platform/server/http/call.ts';
import { bankCalls } from './bankCalls.ts';
import { certificateCalls } from './certificateCalls.ts';

export const accountCalls: readonly Call[] = [...bankCalls, ...certificateCalls];
