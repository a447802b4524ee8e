/** What a start outside production has beside its accounts: who they are, and the requests they have made. */
import type { App } from '#platform/server/app.ts';
import type { MovableClock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { DEMO_PASSWORD, demoUsernames } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { moduleServers } from './moduleServers.ts';

/** Worth having, and not worth failing to start for. `asked` ends the wait for another process that makes it. */
export async function playDemonstration(app: App, clock: MovableClock, stopSignal: AbortSignal): Promise<void> {
  if (!app.config.demoRecords) return;
  await playDemo(app, { clock, moduleServers, signal: stopSignal }).catch((error: unknown) => {
    if (!stopSignal.aborted) app.log.error({ error }, 'The requests of the demonstration could not be made');
  });
}

export function accountLines({ production }: Pick<Config, 'production'>): readonly string[] {
  return production ? [] : [`Accounts: ${demoUsernames.join(', ')}; password ${DEMO_PASSWORD}`];
}
