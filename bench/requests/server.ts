/** The product's own server with its modules, without its jobs: they wait in the queue. */
import { pathToFileURL } from 'node:url';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { catalogue } from '#apps/modules.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { readServerOptions, serve } from '../child.ts';

const { url, tokenSecret, keySecret = tokenSecret, withPapers = false, filesFolder = '' } = readServerOptions();
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: filesFolder,
  DATABASE_URL: url,
  FILES_URL: pathToFileURL(filesFolder).href,
  TOKEN_SECRET: tokenSecret,
  KEY_SECRET: keySecret,
  LOG_LEVEL: 'error',
});
const { server, stop } = await createApp({
  config,
  catalogue,
  url,
  moduleServers: withPapers ? moduleServers : moduleServers.map((moduleServer) => ({ ...moduleServer, papers: {} })),
});

await serve({ name: 'requests', listen: () => server.listen({ host: '127.0.0.1', port: 0 }), stop });
