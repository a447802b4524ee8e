import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './ownOrigin.ts';

const publicUrl = 'https://haz.example.go.th';
const LOCAL = '127.0.0.1';
const ELSEWHERE = '203.0.113.9';
const isOwn = (headers: Record<string, string>, remoteAddress = ELSEWHERE) =>
  isOwnOrigin({ headers, remoteAddress, publicUrl });

describe('a page may open the socket', () => {
  it.each([
    [
      'of the public address, whatever a proxy calls this machine',
      { origin: publicUrl, host: '127.0.0.1:8080' },
      ELSEWHERE,
    ],
    ['of the host that was asked for', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' }, ELSEWHERE],
    [
      'of that host with the port that goes without saying',
      { origin: 'https://inside.example', host: 'inside.example:443' },
      ELSEWHERE,
    ],
    [
      'of the host that a proxy on this machine was asked for',
      { origin: 'https://inside.example', host: '127.0.0.1:8080', 'x-forwarded-host': 'evil.example, inside.example' },
      LOCAL,
    ],
    ['that is none: a program sends no origin', { host: 'haz.example.go.th' }, ELSEWHERE],
  ])('%s', (_, headers, from) => expect(isOwn(headers, from)).toBe(true));
});

describe('a page may not open the socket', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example', host: 'haz.example.go.th' }, ELSEWHERE],
    ['of another port', { origin: 'https://haz.example.go.th:8443', host: 'haz.example.go.th' }, ELSEWHERE],
    [
      'of the same name without encryption, behind a proxy',
      { origin: 'http://haz.example.go.th', host: '127.0.0.1:8080' },
      LOCAL,
    ],
    [
      'of a site whose name begins or ends with ours',
      { origin: 'https://haz.example.go.th.evil.example', host: 'haz.example.go.th' },
      ELSEWHERE,
    ],
    ['in a sandbox', { origin: 'null', host: 'haz.example.go.th' }, ELSEWHERE],
    ['of no site at all', { origin: 'chrome-extension://abc', host: 'abc' }, ELSEWHERE],
    ['whose origin cannot be read', { origin: 'http://', host: 'haz.example.go.th' }, ELSEWHERE],
    [
      'that names its own host as the one forwarded, from another machine',
      { origin: 'https://evil.example', host: 'haz.example.go.th', 'x-forwarded-host': 'evil.example' },
      ELSEWHERE,
    ],
    [
      'whose host stands before the one the proxy wrote',
      { origin: 'https://evil.example', host: '127.0.0.1', 'x-forwarded-host': 'evil.example, haz.example.go.th' },
      LOCAL,
    ],
    ['whose name hides in the host', { origin: 'https://evil.example', host: 'x@evil.example/..' }, ELSEWHERE],
  ])('%s', (_, headers, from) => expect(isOwn(headers, from)).toBe(false));
});
