/**
 * The server of a test as a separate process, with its jobs: to be killed. Ends when its parent is gone. Only `npm run
 * soak` has its papers typeset.
 */
import { moduleServers } from '#apps/server/moduleServers.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { cronsOf, tasksOf } from '#platform/server/platformJobs.ts';
import { startJobs } from '#platform/server/jobs/startJobs.ts';
import { createLog } from '#platform/server/log.ts';
import { testCatalogue } from './catalogue.ts';
import { isSoak } from './propertyRuns.ts';
import { withQuickPapers } from './quickPapers.ts';
import { specimenFacts } from './specimen.ts';

const config = readConfig(process.env);
const servers = isSoak() ? moduleServers : withQuickPapers;
const { app, server, stop } = await createApp({
  config,
  catalogue: testCatalogue,
  url: process.env['DATABASE_URL'] ?? '',
  log: createLog({ level: 'silent' }),
  moduleServers: servers,
  hooks: { facts: specimenFacts },
});
const jobs = await startJobs(app, tasksOf(servers), cronsOf(servers));
process.on(
  'disconnect',
  () =>
    void jobs
      .stop()
      .then(stop)
      .finally(() => process.exit(0)),
);
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
