/** Serves the screens: one page for all their addresses, and its files. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { screensPolicy } from '../http/secureHeaders.ts';

export interface WebPagesOptions {
  /** Everything the browser uses is below this path. */
  readonly base: string;
  /** The path of the calls, which are no screens. */
  readonly api: string;
  readonly folder: string;
  /** The origin of map pictures that an administrator has set. */
  readonly pictureOrigin: () => string | undefined;
}

export async function webPages(
  server: FastifyInstance,
  { base, api, folder, pictureOrigin }: WebPagesOptions,
): Promise<void> {
  const page = readPage(folder);
  const notScreens = new Set([api.slice(base.length + 1), ASSETS, ...DEMO_PAGES]);
  await server.register(fastifyStatic, {
    root: join(folder, ASSETS),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
  });
  server.get(base, (_request, reply) => sendPage(reply, page, pictureOrigin()));
  server.get(`${base}/*`, (request, reply) => {
    const [first = ''] = restOf(request).split('/');
    if (notScreens.has(first)) throw notFound();
    return sendPage(reply, page, pictureOrigin());
  });
  // A missing file is answered 404: a page in its place would be taken for a script.
  server.get(`${base}/${ASSETS}/*`, (request, reply) => {
    const name = restOf(request);
    if (!FILE_NAME.test(name)) throw notFound();
    return reply.sendFile(name);
  });
}

const ASSETS = 'assets';
/** Pages of a demonstration; without one, nothing else is shown in their place. */
const DEMO_PAGES = ['mailbox', 'registries', 'bank'];
/** Their names change with their contents. */
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** All are in one folder, and none is hidden. */
const FILE_NAME = /^\w[\w.-]*$/;
const NONCE_BYTES = 18;

/** The placeholder that the build writes for the nonce of an answer (`html.cspNonce` in tools/web/vite.config.mjs). */
const NONCE_PLACEHOLDER = 'haz-nonce-place';

const NO_SCREENS =
  '<!doctype html><html lang="th"><meta charset="utf-8"><title>ระบบกำกับดูแลวัตถุอันตราย</title><p>ยังไม่ได้สร้างหน้าจอของระบบ กรุณาสั่ง npm run build แล้วเริ่มระบบใหม่</p><p lang="en">The screens have not been built: run npm run build and start again.</p></html>\n';

/**
 * Splits the page into pieces, between which every answer puts its nonce. Read once: a running server serves the
 * screens it was started with.
 */
function readPage(folder: string): readonly string[] {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8').split(NONCE_PLACEHOLDER) : [NO_SCREENS];
}

function sendPage(reply: FastifyReply, page: readonly string[], pictureOrigin: string | undefined): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .header('content-security-policy', screensPolicy(nonce, pictureOrigin))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.join(nonce));
}

function restOf(request: FastifyRequest): string {
  return (request.params as { readonly '*': string })['*'];
}
