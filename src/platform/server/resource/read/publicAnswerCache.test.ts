import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPublicAnswerCache, MAX_PUBLIC_ANSWERS, PUBLIC_DATA, takesGzip } from './publicAnswerCache.ts';

const LONG = `{"data":"${'ก'.repeat(2000)}"}`;

function withNews() {
  const callbacks = new Map<string, (subject: string) => void>();
  const news = {
    isLive: true,
    tell: (topic: string): void => callbacks.get(topic)?.(''),
    reconnect: (): void => undefined,
  };
  const answers = createPublicAnswerCache({
    subscribe: (topic, work) => {
      callbacks.set(topic, work);
      return () => undefined;
    },
    onReconnect: (again) => {
      news.reconnect = again;
      return () => undefined;
    },
    isLive: () => news.isLive,
  });
  let makeCount = 0;
  const ask = async (key = 'q', { text = LONG, acceptEncoding = 'gzip', meanwhile = (): void => undefined } = {}) => {
    const { body, headers } = await answers.answer({
      key,
      acceptEncoding,
      make: async () => {
        makeCount += 1;
        meanwhile();
        return Buffer.from(text);
      },
    });
    return { body: body as Buffer, encoding: headers?.['content-encoding'], vary: headers?.['vary'] };
  };
  return { news, ask, made: () => makeCount };
}

describe('an answer to anonymous callers', () => {
  it('is made and compressed once, and sent uncompressed to clients that do not accept gzip', async () => {
    const { ask, made } = withNews();
    const zipped = await ask();
    expect([zipped.encoding, zipped.vary, gunzipSync(zipped.body).toString()]).toEqual([
      'gzip',
      'accept-encoding',
      LONG,
    ]);
    expect((await ask()).body).toBe(zipped.body);
    const plain = await ask('q', { acceptEncoding: 'identity' });
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, LONG]);
    expect(made()).toBe(1);
  });

  it('that is short is not compressed, but still cached', async () => {
    const { ask, made } = withNews();
    for (let times = 0; times < 2; times += 1)
      expect(await ask('q', { text: '{}' })).toMatchObject({ encoding: undefined, body: Buffer.from('{}') });
    expect(made()).toBe(1);
  });

  it.each([
    ['the data has changed', ({ tell }: ReturnType<typeof withNews>['news']) => tell(PUBLIC_DATA)],
    ['rights have changed', ({ tell }: ReturnType<typeof withNews>['news']) => tell('access')],
    ['the news was lost and found again', ({ reconnect }: ReturnType<typeof withNews>['news']) => reconnect()],
  ])('is made again when %s', async (_, happen) => {
    const { news, ask, made } = withNews();
    await ask();
    happen(news);
    await ask();
    await ask();
    expect(made()).toBe(2);
  });

  it('is not cached while the listener is disconnected, nor if the data changed while it was made', async () => {
    const { news, ask, made } = withNews();
    await ask('q', { meanwhile: () => news.tell(PUBLIC_DATA) });
    await ask();
    expect(made()).toBe(2);
    news.isLive = false;
    await ask();
    await ask('other');
    news.isLive = true;
    await ask('other');
    expect(made()).toBe(5);
  });

  it('is dropped after many others were requested', async () => {
    const { ask, made } = withNews();
    await ask();
    for (let nth = 1; nth < MAX_PUBLIC_ANSWERS; nth += 1) await ask(`q${nth}`, { text: '{}' });
    await ask();
    expect(made()).toBe(MAX_PUBLIC_ANSWERS);
    for (let nth = 0; nth < MAX_PUBLIC_ANSWERS; nth += 1) await ask(`r${nth}`, { text: '{}' });
    await ask();
    expect(made()).toBe(2 * MAX_PUBLIC_ANSWERS + 1);
  });
});

describe('gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', '*', 'GZIP', 'deflate , x-gzip'])(
    'is accepted by “%s”',
    (header) => expect(takesGzip(header)).toBe(true),
  );
  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0', 'gzipped', '*;q=0'])(
    'is not accepted by “%s”',
    (header) => expect(takesGzip(header)).toBe(false),
  );
});
