/** The product's own server with the benchmark's entities in addition to its modules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { benchCatalogue } from './entities.ts';
import { readServerOptions, serve } from './child.ts';

const { url, tokenSecret } = readServerOptions();
const folder = mkdtempSync(join(tmpdir(), 'haz-bench-'));
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DATABASE_URL: url,
  FILES_URL: pathToFileURL(join(folder, 'files')).href,
  TOKEN_SECRET: tokenSecret,
  KEY_SECRET: tokenSecret,
  LOG_LEVEL: 'error',
});
const { server, stop } = await createApp({ config, catalogue: benchCatalogue, url });

await serve({
  name: 'ours',
  listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
  stop: async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
