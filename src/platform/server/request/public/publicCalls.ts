/** Calls about requests and issued documents that are open to everybody, signed in or not. */
import type { Call } from '../../http/call.ts';
import { createFileCheckCall } from './fileCheck.ts';
import { createShortDetailCall } from './shortDetail.ts';
import { createShortStatusCall } from './shortStatus.ts';

export function createPublicCalls(): readonly Call[] {
  return [createShortDetailCall(), createShortStatusCall(), createFileCheckCall()];
}
