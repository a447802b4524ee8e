/** What a company pays from, and what its people sign with. */
import type { Call } from '#platform/server/http/call.ts';
import { bankCalls } from './bankCalls.ts';
import { certificateCalls } from './certificateCalls.ts';

export const accountCalls: readonly Call[] = [...bankCalls, ...certificateCalls];
