/** Background jobs for invitations: notify invited people, and lapse invitations without an answer. */
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { NOTIFY_INVITED } from './invite.ts';
import { lapseInvitations } from './lapse.ts';
import { notifyInvited } from './notifyInvited.ts';

const LAPSE = 'lapseInvitations';

export const invitationTasks: JobTasks = {
  [NOTIFY_INVITED]: async ({ app, payload }) => {
    await notifyInvited(app, String(payload['id']));
    return undefined;
  },
  [LAPSE]: async ({ app }) => {
    const lapsed = await lapseInvitations(app);
    return lapsed === 0 ? undefined : { lapsed };
  },
};

/** In the morning in Thailand, seven hours ahead of UTC. */
export const invitationCrons: readonly JobCron[] = [{ task: LAPSE, match: '50 0 * * *', maxAttempts: 3 }];
