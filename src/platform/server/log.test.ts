import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { LogLevel } from './config.ts';

function record(level: LogLevel = 'trace') {
  const lines: { stream: string; text: string }[] = [];
  const log = createLog({
    level,
    now: () => new Date('2026-01-02T03:04:05Z'),
    write: (stream, text) => void lines.push({ stream, text }),
  });
  return { log, lines, last: () => JSON.parse(lines.at(-1)?.text ?? '{}') as Record<string, unknown> };
}

describe('a line of the log', () => {
  it('is one line of JSON with its time, level, message and details', () => {
    const { log, lines, last } = record();
    log.info('done\nwell', { rows: 3 });
    expect(lines[0]?.text.trimEnd().split('\n')).toHaveLength(1);
    expect(last()).toEqual({ time: '2026-01-02T03:04:05.000Z', level: 'info', rows: 3, message: 'done\nwell' });
  });

  it('may be written with message and details in either order', () => {
    const { log, last } = record();
    log.warn({ rows: 3 }, 'done');
    expect(last()).toMatchObject({ rows: 3, message: 'done' });
  });

  it('is written to the stream of its level, or not at all', () => {
    const { log, lines } = record('warn');
    log.info('quiet');
    log.warn('loud');
    log.fatal('louder');
    expect(lines.map(({ stream }) => stream)).toEqual(['stderr', 'stderr']);
    const all = record('info');
    all.log.info('told');
    expect(all.lines[0]?.stream).toBe('stdout');
    const none = record('silent');
    none.log.fatal('nothing');
    expect(none.lines).toEqual([]);
  });

  it('contains the bindings of its log', () => {
    const { log, last } = record();
    log.child({ requestId: 'r1' }).child({ job: 'seal' }).error('failed', { job: 'sweep' });
    expect(last()).toMatchObject({ requestId: 'r1', job: 'sweep' });
  });
});

describe('a secret', () => {
  const secretNames = [
    'password',
    'newPassword',
    'PASSWORD_HASH',
    'token',
    'refreshToken',
    'refresh_token',
    'Authorization',
    'set-cookie',
    'secret',
    'keySecret',
    'caPassword',
    'blob',
    'p12',
    'pfxFile',
    'privateKey',
    'otp',
    'idCard',
  ];

  it.each(secretNames)('is not written under the name %s, at any depth', (name) => {
    const { log, lines } = record();
    log.error('failed', {
      [name]: 'S3CRET',
      body: [{ sign: { [name]: 'S3CRET' } }],
      map: new Map([[name, 'S3CRET']]),
      error: new Error('x', { cause: { [name]: 'S3CRET' } }),
    });
    expect(lines[0]?.text).not.toContain('S3CRET');
    expect(lines[0]?.text).toContain('[redacted]');
  });

  it('is not written inside an address, a header or a text', () => {
    const { log, lines } = record();
    log.error('cannot reach postgres://haz:S3CRET@db:5432/haz', {
      url: '/reset?token=S3CRET&x=1',
      header: 'Bearer S3CRET.S3CRET',
    });
    log.child({ token: 'S3CRET' }).info('bound');
    expect(lines.map(({ text }) => text).join('')).not.toContain('S3CRET');
    expect(lines[0]?.text).toContain('postgres://haz:[redacted]@db:5432/haz');
  });

  it('of the database is not written with its errors', () => {
    const { log, lines, last } = record();
    log.error('failed', {
      error: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: 'Key (id_card)=(S3CRET)',
        constraint: 'user_username_key',
      }),
    });
    expect(lines[0]?.text).not.toContain('S3CRET');
    expect(last()['error']).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'user_username_key' });
  });
});

describe('a value that cannot be serialised', () => {
  it('does not prevent the line', () => {
    const { log, last } = record();
    const ring: Record<string, unknown> = { big: 1n, bytes: Buffer.alloc(9), none: undefined };
    ring['self'] = ring;
    log.info('odd', { ring, long: Array.from({ length: 500 }, () => 1), text: 'x'.repeat(20_000), run: () => 1 });
    const line = last();
    expect(line['ring']).toEqual({ big: '1', bytes: '[9 bytes]', self: '[circular]' });
    expect(line['long']).toHaveLength(100);
    expect(line['text']).toHaveLength(10_001);
    expect(line['run']).toBe('[function]');
  });
});
