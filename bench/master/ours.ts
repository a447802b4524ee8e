/**
 * The product's own server with its modules. With `countsEachTime` it counts every total, as it does for the first
 * caller.
 */
import { pathToFileURL } from 'node:url';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import type { TotalCache } from '#platform/server/resource/read/totalCache.ts';
import { readServerOptions, serve } from '../child.ts';
import { masterCatalogue } from './bases.ts';

const { url, tokenSecret, filesFolder = '', countsEachTime = false } = readServerOptions();
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: filesFolder,
  DATABASE_URL: url,
  FILES_URL: pathToFileURL(filesFolder).href,
  TOKEN_SECRET: tokenSecret,
  KEY_SECRET: tokenSecret,
  LOG_LEVEL: 'error',
});
const { app, server, stop } = await createApp({ config, catalogue: masterCatalogue, url, moduleServers });
const totalsWithoutCache: TotalCache = {
  lookUp: () => ({ known: undefined, keep: () => undefined }),
  forget: () => undefined,
};
if (countsEachTime) Object.assign(app, { totals: totalsWithoutCache });

await serve({ name: 'ours', listen: () => server.listen({ host: '127.0.0.1', port: 0 }), stop });
