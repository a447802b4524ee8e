import type { Call } from '#platform/server/http/call.ts';

export const userRequestCalls: readonly Call[] = [];
