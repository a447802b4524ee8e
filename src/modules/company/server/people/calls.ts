/** Calls of an owner for the people of the company. */
import type { Call } from '#platform/server/http/call.ts';
import { employeeCalls } from './employeeCalls.ts';
import { roleCalls } from './roleCalls.ts';

export const peopleCalls: readonly Call[] = [...roleCalls, ...employeeCalls];
