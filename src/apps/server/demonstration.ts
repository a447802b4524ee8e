/** What a start outside production adds to its accounts: the data of their people, and the requests they have made. */
import type { App } from '#platform/server/app.ts';
import type { MovableClock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { DEMO_PASSWORD, demoUsernames } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { moduleServers } from './moduleServers.ts';

/**
 * A failure here is logged and does not stop the start. `stopSignal` ends the wait for another process that makes the
 * demonstration.
 */
export async function playDemonstration(app: App, clock: MovableClock, stopSignal: AbortSignal): Promise<void> {
  if (!app.config.demoRecords) return;
  await playDemo(app, { clock, moduleServers, signal: stopSignal }).catch((error: unknown) => {
    if (!stopSignal.aborted) app.log.error({ error }, 'The requests of the demonstration could not be made');
  });
}

export function accountLines({ production }: Pick<Config, 'production'>): readonly string[] {
  return production ? [] : [`Accounts: ${demoUsernames.join(', ')}; password ${DEMO_PASSWORD}`];
}
