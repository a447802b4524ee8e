/** Serves both forms as pages: built as the product's screens are built, served from memory on this machine alone. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { configOf } from '../../tools/web/vite.config.mjs';

export type Contender = 'ours' | 'byHand';
export const contenders: readonly Contender[] = ['ours', 'byHand'];

export interface Pages {
  /** `http://127.0.0.1:43210`, with `/ours.html` and `/byHand.html` below it. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface PageOptions {
  /** Builds with readable names, for a profile: somewhat slower. */
  readonly isReadable?: boolean;
}

/** The path to which the screens send their calls. */
const API = '/haz/backend';

const folder = fileURLToPath(new URL('.', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export async function openPages(options: PageOptions = {}): Promise<Pages> {
  const files = await buildPages(options);
  const server = createServer(({ url = '/', method = 'GET' }, response) =>
    answer(response, { path: new URL(url, 'http://localhost').pathname, method, files }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Files = ReadonlyMap<string, Buffer>;

async function buildPages({ isReadable = false }: PageOptions): Promise<Files> {
  const config = configOf({ withSpecimens: false });
  const environment = process.env['NODE_ENV'];
  // React has a build for developers that is ten times slower.
  process.env['NODE_ENV'] = 'production';
  try {
    const { output } = (await build({
      ...config,
      configFile: false,
      logLevel: 'silent',
      root: folder,
      base: '/',
      html: {},
      plugins: [],
      build: {
        ...config.build,
        minify: isReadable ? false : 'oxc',
        rolldownOptions: { input: contenders.map((name) => `${folder}${name}.html`) },
      },
    })) as Rolldown.RolldownOutput;
    return new Map(
      output.map((outputFile) => [
        `/${outputFile.fileName}`,
        Buffer.from(outputFile.type === 'chunk' ? outputFile.code : outputFile.source),
      ]),
    );
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/** Every search finds nothing, and drafts are accepted. */
const nothing = { data: [], totalPage: 0, totalSize: 0, page: 0, size: 0 };
const saved = { id: '20000000-0000-7000-8000-000000000000', version: 1 };

function answer(
  response: ServerResponse,
  { path, method, files }: { path: string; method: string; files: Files },
): void {
  const isCall = path.startsWith(`${API}/`);
  const body = isCall ? JSON.stringify(method === 'PUT' ? saved : nothing) : files.get(path);
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': isCall ? 'application/json' : (types[extname(path)] ?? 'application/octet-stream'),
  });
  response.end(body);
}
