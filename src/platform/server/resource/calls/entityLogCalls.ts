/**
 * What one row of the entity log changed: people who may see the log see who and when, but what was changed only by
 * their field rights.
 */
import type { Call } from '../../http/call.ts';
import { changesOfLog } from '../read/history.ts';

export const entityLogCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/v1/transaction/entity-logs/{id}/_changes',
    summary: ['รายละเอียดการแก้ไข', 'Details of a change'],
    entity: 'entityLog',
    rights: ['canView'],
    handle: ({ app, actor, params }) => changesOfLog(app, app.pools.api, { actor, logId: params['id'] ?? '' }),
  },
];
