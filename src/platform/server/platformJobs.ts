/** The background jobs of the platform itself. */
import { ANSWER_RESET_TASK, answerReset } from './account/queuePasswordReset.ts';
import { createSealer } from './audit/seal.ts';
import { sweepFiles } from './files/sweepFiles.ts';
import { sendQueuedMail } from './mail/mailTask.ts';
import { SEND_MAIL } from './mail/queueMail.ts';
import { applyRetention } from './operations/retention.ts';
import { notifyStep } from './request/notify/notifyStep.ts';
import { REFLAG_TASK, reflagLocations } from './request/flags/reflagLocations.ts';
import { REMIND_AT, REMIND_TASK, remindHolders } from './request/reminders/remindHolders.ts';
import { STEP_JOB } from './workflow/takeStep.ts';
import type { ModuleServer } from './moduleServer.ts';
import type { JobCron, JobTasks } from './jobs/job.ts';

/** Called once in a process: the sealer remembers how far it has read. */
export function createPlatformTasks(): JobTasks {
  const sealer = createSealer();
  return {
    sealAudit: async ({ app }) => {
      await sealer.seal(app.pools.jobs, app.clock);
      return undefined;
    },
    closeExpiredSessions: async ({ app }) => {
      await app.sessions.closeExpired();
      return undefined;
    },
    sweepFiles: async ({ app, log }) => {
      const swept = await sweepFiles({ db: app.pools.jobs, files: app.files, clock: app.clock, log });
      return swept.rows + swept.files + swept.leftovers === 0 ? undefined : { ...swept };
    },
    applyRetention: async ({ app }) => {
      const removed = await applyRetention(app.pools.jobs, app.clock);
      return Object.keys(removed).length === 0 ? undefined : removed;
    },
    [SEND_MAIL]: sendQueuedMail,
    [ANSWER_RESET_TASK]: answerReset,
    [STEP_JOB]: notifyStep,
    [REFLAG_TASK]: reflagLocations,
    [REMIND_TASK]: remindHolders,
  };
}

const EVERY_MINUTE = '* * * * *';

/** At night in Thailand, which is seven hours ahead of UTC. */
export const platformCrons: readonly JobCron[] = [
  { task: 'sealAudit', match: EVERY_MINUTE, maxAttempts: 1 },
  { task: 'closeExpiredSessions', match: EVERY_MINUTE, maxAttempts: 1 },
  { task: 'sweepFiles', match: '10 19 * * *', maxAttempts: 3 },
  { task: 'applyRetention', match: '40 19 * * *', maxAttempts: 3 },
  { task: REMIND_TASK, match: REMIND_AT, maxAttempts: 3 },
];

/** Returns the tasks of the platform and of the modules. */
export function tasksOf(moduleServers: readonly ModuleServer[]): JobTasks {
  return Object.assign(
    {},
    createPlatformTasks(),
    ...moduleServers.map((moduleServer) => moduleServer.tasks ?? {}),
  ) as JobTasks;
}

export function cronsOf(moduleServers: readonly ModuleServer[]): readonly JobCron[] {
  return [...platformCrons, ...moduleServers.flatMap((moduleServer) => moduleServer.crons ?? [])];
}
