/** A list as a file: every row of the filter, safe to open, and streamed. */
import { once } from 'node:events';
import { get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const MANY = 2500;

let test: TestApp;
let admin: Person;
let address: URL;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  address = new URL(await test.listen());
  await test.app.pools.api.query(
    `insert into "specimen" ("id", "code", "name", "note", "weight_kg", "is_open", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
select gen_random_uuid(), 'MANY-' || to_char(n, 'FM0000'), 'ชื่อ ' || n, repeat('ก', 900), n / 8.0, n % 2 = 0, 1,
  true, 'test', now(), 'test', now() from generate_series(1, $1) n`,
    [MANY],
  );
});
afterAll(() => test.stop());

const put = async (body: object): Promise<{ id: string }> =>
  (await test.call('PUT', SPECIMENS, { as: admin, body })).body as { id: string };
const exported = (
  body: unknown,
  { query = '', as = admin, headers = {} }: { query?: string; as?: Person; headers?: Record<string, string> } = {},
): Promise<TestAnswer> => test.call('POST', `${SPECIMENS}/_export${query}`, { as, body, headers });
const withCode = (value: string): object[] => [{ name: 'code', operator: '=', value }];
const cellsOf = async (criteria: object, query = ''): Promise<string[]> =>
  readCsv((await exported(criteria, { query })).text)[1] ?? [];

describe('an export', () => {
  it('is a file named export.csv, with a byte-order mark and headers in the reader’s language', async () => {
    const answer = await exported({ where: withCode('MANY-0001') });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="export.csv"',
        'cache-control': 'no-store',
      },
    });
    expect(answer.text.charCodeAt(0)).toBe(0xfeff);
    const [thai] = readCsv(answer.text);
    expect(thai).toEqual(['รหัส', 'ชื่อ', 'ระดับ', 'หน่วยงาน', 'วันที่', 'น้ำหนัก (กก.)']);
    for (const options of [{ query: '?locale=en' }, { headers: { 'accept-language': 'en' } }]) {
      const [english] = readCsv((await exported({ where: withCode('MANY-0001') }, options)).text);
      expect(english).toEqual(['Code', 'Name', 'Grade', 'Department', 'Day', 'Weight (kg)']);
    }
    expect(
      readCsv(
        (
          await exported(
            { where: withCode('MANY-0001') },
            { query: '?locale=th', headers: { 'accept-language': 'en' } },
          )
        ).text,
      )[0],
    ).toEqual(thai);
  });

  it('contains every row of the filter, in its order, whatever page and size are sent', async () => {
    const { text } = await exported({
      select: ['code'],
      where: [{ name: 'code', operator: 'like', value: 'MANY-' }],
      sort: [{ name: 'code', type: 'DESC' }],
      page: 3,
      size: 20,
    });
    const [, ...rows] = readCsv(text);
    expect(rows.length).toBe(MANY);
    expect(rows.map(([code]) => code)).toEqual(
      Array.from({ length: MANY }, (_, index) => `MANY-${String(MANY - index).padStart(4, '0')}`),
    );
  });

  it('shows readable values: Buddhist years in Thai, yes and no, names of references and of files, plain numbers', async () => {
    const holderId = await makeHolder(test.app, 'บริษัท ก จำกัด');
    await test.app.pools.api.query('update "user" set "full_name_en" = $2 where "id" = $1', [holderId, 'A Ltd']);
    await put({
      code: 'READ',
      day: '2026-02-03',
      moment: '2026-02-03T10:05:00+07:00',
      isOpen: true,
      reason: 'r',
      weightKg: '0.001',
      amount: -5,
      refGrade: { key: 'H' },
      refHolder: { id: holderId },
      attribute: { b: 'x', a: 'y' },
      picture: {
        name: 'ป้าย.png',
        blob: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
    });
    const criteria = {
      select: [
        'day',
        'moment',
        'isOpen',
        'weightKg',
        'amount',
        'refGrade',
        'refGrade.key',
        'refHolder',
        'attribute',
        'picture',
        'name',
      ],
      where: withCode('READ'),
    };
    expect(await cellsOf(criteria)).toEqual([
      '03/02/2569',
      '03/02/2569 10:05',
      'ใช่',
      '0.001',
      '-5',
      'สูง',
      'H',
      'บริษัท ก จำกัด',
      '{"a":"y","b":"x"}',
      'ป้าย.png',
      '',
    ]);
    expect(await cellsOf(criteria, '?locale=en')).toEqual([
      '03/02/2026',
      '03/02/2026 10:05',
      'Yes',
      '0.001',
      '-5',
      'High',
      'H',
      'A Ltd',
      '{"a":"y","b":"x"}',
      'ป้าย.png',
      '',
    ]);
  });

  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '|calc',
    '＝1+1',
    '=cmd|"/c calc"!A1',
    '-',
    '+66812345678',
    ' =1',
    '\u00A0=1',
    '\u3000＠x',
    '＋1',
    '－1',
  ])('prevents a spreadsheet from running %j', async (value) => {
    const code = `F-${Buffer.from(value).toString('hex').slice(0, 30)}`;
    await put({ code, name: value });
    expect(await cellsOf({ select: ['name'], where: withCode(code) })).toEqual([
      `'${value.replace(/^[\t\r\n]/, "$&'")}`,
    ]);
  });

  it('prevents a spreadsheet from running text that would begin a cell if cells are separated by semicolons', async () => {
    await put({ code: 'F-SEMICOLON', name: ';=1' });
    expect(await cellsOf({ select: ['name'], where: withCode('F-SEMICOLON') })).toEqual([";'=1"]);
  });

  it.each(['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', '", "', "it's", ' spaced ', 'a=b', '๑๒๓', '😀'])(
    'writes %j as one cell',
    async (value) => {
      const code = `Q-${Buffer.from(value).toString('hex').slice(0, 30)}`;
      await put({ code, name: value });
      expect(await cellsOf({ select: ['name'], where: withCode(code) })).toEqual([value]);
    },
  );

  it('writes numbers as numbers', async () => {
    await put({ code: 'N-1', name: '-5', weightKg: 1.5, amount: -3 });
    expect(await cellsOf({ select: ['name', 'weightKg', 'amount'], where: withCode('N-1') })).toEqual([
      '-5',
      '1.5',
      '-3',
    ]);
  });

  it('refuses an invalid query before its first byte', async () => {
    for (const criteria of [
      { select: ['nothing'] },
      { select: ['pin'] },
      { select: ['lines'] },
      { where: [{ name: 'code', operator: '~' }] },
      { filter: 1 },
      [],
    ]) {
      expect(await exported(criteria)).toMatchObject({
        status: 400,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    }
  });

  it('contains the rows that its reader may see, and no others', async () => {
    const holderId = await makeHolder(test.app);
    const customs = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    });
    await put({ code: 'OWN-1', refHolder: { id: holderId } });
    const { text } = await exported({ select: ['code'] }, { as: customs });
    expect(readCsv(text)).toEqual([['รหัส'], ['OWN-1']]);
  });
});

describe('the stream of an export', () => {
  const inUse = (): number => test.app.pools.export.totalCount - test.app.pools.export.idleCount;
  const start = async (): Promise<{ first: Buffer; answer: IncomingMessage; asked: ClientRequest }> => {
    const asked = request({
      host: address.hostname,
      port: address.port,
      path: `/haz/backend${SPECIMENS}/_export`,
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    });
    asked.end(
      JSON.stringify({
        select: ['code', 'note', 'name', 'weightKg'],
        where: [{ name: 'code', operator: 'like', value: 'MANY-' }],
      }),
    );
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const [first] = (await once(answer, 'data')) as [Buffer];
    answer.pause();
    return { first, answer, asked };
  };

  it('begins before the last row is read, and uses a connection only while it runs', async () => {
    const { first, answer } = await start();
    expect(first.length).toBeLessThan(MANY * 900);
    expect(inUse()).toBe(1);
    let bytes = first.length;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    answer.resume();
    await once(answer, 'end');
    expect(bytes).toBeGreaterThan(MANY * 2700);
    await expect.poll(inUse, { timeout: 5000 }).toBe(0);
  });

  it('releases its connection when the client disconnects', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { asked } = await start();
      asked.destroy();
      await expect.poll(inUse, { timeout: 5000 }).toBe(0);
    }
    expect((await exported({ select: ['code'], where: withCode('MANY-0001') })).status).toBe(200);
    const left = (): Promise<number> =>
      test.app.pools.api
        .query(
          `select 1 from pg_stat_activity where application_name = 'haz export' and datname = current_database()
              and state like 'idle in transaction%'`,
        )
        .then(({ rows }) => rows.length);
    await expect.poll(left, { timeout: 5000 }).toBe(0);
  });

  it('is refused with 503, and not cut short, if all its connections are in use', async () => {
    const { export: pool } = test.app.pools;
    const heldConnections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const answer = await exported({ select: ['code'] }).finally(() => {
      for (const client of heldConnections) client.release();
    });
    expect(answer).toMatchObject({ status: 503, body: { messageKey: 'unavailable' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('an export file cannot be requested by GET', async () => {
  const [answer] = (await once(get(`${address.href}haz/backend${SPECIMENS}/_export`), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
});
