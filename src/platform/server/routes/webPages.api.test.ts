/** Answers below /haz: the page of the screens and its files, and never one in place of the other. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';

const SCRIPT = 'export const answer = 42;\n';
const PAGE = '<!doctype html><script nonce="haz-nonce-place">1</script><style nonce="haz-nonce-place"></style>';

let folder: string;
let test: TestApp;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-web-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'web', 'index.html'), PAGE);
  for (const [name, contents] of [
    ['main-abc123.js', SCRIPT],
    ['main-abc123.js.br', brotliCompressSync(SCRIPT)],
    ['main-abc123.js.gz', gzipSync(SCRIPT)],
    ['small-abc123.css', 'a{}'],
    ['.hidden', 'x'],
  ] as const) {
    writeFileSync(join(folder, 'web', 'assets', name), contents);
  }
  test = await startTestApp({ webDir: join(folder, 'web') });
  address = await test.listen();
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('an address of the screens', () => {
  it.each([
    '/haz',
    '/haz/',
    '/haz/account/login',
    '/haz/app/data-mgt/departments?isLayout=false',
    '/haz/backendx',
    '/haz/app/a.b/c.js',
    '/haz/app/%E0%B8%81',
  ])('%s returns the page, uncached', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toContain('<!doctype html>');
  });

  it('has a new nonce in every answer, in the policy and in the page', async () => {
    const answers = await Promise.all([get('/haz'), get('/haz')]);
    const nonces = answers.map(
      ({ headers }) => /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers, body }] of answers.entries()) {
      const nonce = nonces[index] ?? '';
      expect(nonce.length).toBeGreaterThan(20);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(body.toString()).toBe(PAGE.replaceAll('haz-nonce-place', nonce));
    }
  });

  it('answers HEAD as GET, without the page', async () => {
    const { status, headers, body } = await get('/haz/app/x', { method: 'HEAD' });
    expect([status, headers['content-type'], body.length]).toEqual([200, 'text/html; charset=utf-8', 0]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers 404 for %s', async (method) => {
    expect(await get('/haz/app/x', { method })).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  });

  it.each(['/haz/mailbox', '/haz/mailbox/1793000000000-00000000', '/haz/registries', '/haz/bank'])(
    'does not include %s, which only a demonstration has',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    },
  );

  it('is the target of a redirect from the root of the site', async () => {
    expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/haz' } });
  });
});

describe('a file of the screens', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('is sent to a browser that accepts %s as it was compressed at build: %s', async (accepted, encoding) => {
    const { status, headers, body } = await get('/haz/assets/main-abc123.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('/javascript; charset=utf-8') as string,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    if (encoding === 'gzip') expect(gunzipSync(body).toString()).toBe(SCRIPT);
    else expect(body.equals(brotliCompressSync(SCRIPT))).toBe(true);
  });

  it('is sent uncompressed to clients that accept nothing else, and where it has no compressed variant', async () => {
    const plain = await get('/haz/assets/main-abc123.js');
    expect([plain.body.toString(), plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      SCRIPT,
      undefined,
      'accept-encoding',
    ]);
    const small = await get('/haz/assets/small-abc123.css', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([small.body.toString(), small.headers['content-encoding'], small.headers['content-type']]).toEqual([
      'a{}',
      undefined,
      'text/css; charset=utf-8',
    ]);
  });

  it('answers HEAD as GET, without its bytes', async () => {
    const { status, headers, body } = await get('/haz/assets/main-abc123.js', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0]);
  });

  it.each([
    'gone-abc123.js',
    '',
    '.hidden',
    '../index.html',
    '../../secret.txt',
    '..%2f..%2fsecret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..%5c..%5csecret.txt',
    'main-abc123.js%00',
    'a/b.js',
    '/etc/passwd',
  ])('that does not exist (%s) is answered 404, not replaced by the page', async (name) => {
    const { status, headers, body } = await get(`/haz/assets/${name}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('a call that does not exist', () => {
  it.each(['/haz/backend', '/haz/backend/', '/haz/backend/api/v1/nothing', '/haz/%62ackend/api/x'])(
    '%s is refused as JSON',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, JSON.parse(body.toString())]).toMatchObject([404, { messageKey: 'notFound' }]);
    },
  );
});

describe('a server without built screens', () => {
  it('explains in a sentence what to do', async () => {
    const bare = await startTestApp();
    try {
      const answer = await fetch(`${await bare.listen()}/haz/app/x`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('npm run build')]);
    } finally {
      await bare.stop();
    }
  });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path exactly as written: fetch would normalise it first, and decompress the answer. */
function get(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Got> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
