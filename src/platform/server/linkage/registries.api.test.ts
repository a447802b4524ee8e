/** The registries over real HTTP: known numbers, unknown ones, and failures. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  ENDED_COMPANY,
  NEW_COMPANY,
  NEW_OWNER,
  startTestRegistries,
  type TestRegistries,
  type BehaviourMode,
  type Registry,
} from '#platform/testing/registries.ts';
import type { RegistryConfig } from '../config.ts';
import { Refusal } from '../errors.ts';
import { createRegistries } from './createRegistries.ts';
import type { Registries } from './registries.ts';

const UNKNOWN_COMPANY = '0105999999995';
const UNKNOWN_PERSON = '1109999999993';

let test: TestApp;
let demo: TestRegistries;
let callCount = 0;
beforeAll(async () => {
  demo = await startTestRegistries();
  test = await startTestApp({ env: demo.env });
});
afterAll(async () => {
  await test.stop();
  await demo.stop();
});
afterEach(() => {
  demo.setBehaviour('company', 'well');
  demo.setBehaviour('citizen', 'well');
});

/** Each call has its own request id, by which its lines are found in the log. */
const by = () => ({ requestId: `asked-${++callCount}`, username: 'test.somebody' });

interface Line {
  readonly [column: string]: unknown;
}

async function linesOf({ requestId }: { readonly requestId: string }): Promise<readonly Line[]> {
  const { rows } = await test.app.pools.api.query<Line>(
    'select "partner", "direction", "name", "outcome", "http_status", "attempt", "request", "response", "create_by" from "service_log" where "message_id" = $1 order by "attempt"',
    [requestId],
  );
  return rows;
}

const registryLookups: Readonly<
  Record<Registry, (registries: Registries, by: { requestId: string; username: string }) => Promise<unknown>>
> = {
  company: async (registries, who) => registries.findCompany(NEW_COMPANY, who),
  citizen: async (registries, who) => registries.findCitizen(NEW_OWNER, who),
};

async function refusalOf(question: Promise<unknown>): Promise<Refusal> {
  const answer = await question.catch((error: unknown) => error);
  if (answer instanceof Refusal) return answer;
  throw new Error(`not refused: ${JSON.stringify(answer)}`);
}

describe('the registry of companies', () => {
  it('returns a company by its number, and the call is logged', async () => {
    const who = by();
    const row = await test.app.registries.findCompany(NEW_COMPANY, who);
    expect(row).toMatchObject({
      JuristicID: NEW_COMPANY,
      JuristicStatus: 'ยังดำเนินกิจการอยู่',
      RegisterDate: '25590229',
      CommitteeInformations: [{ CitizenID: NEW_OWNER }],
    });
    expect(await linesOf(who)).toEqual([
      {
        partner: 'company-registry',
        direction: 'outbound',
        name: 'juristic',
        outcome: 'success',
        http_status: 200,
        attempt: 1,
        create_by: 'test.somebody',
        request: { JuristicID: NEW_COMPANY },
        response: {
          found: true,
          name: 'ทดสอบนวสมุทรไบโอเทค จำกัด',
          status: 'ยังดำเนินกิจการอยู่',
          committees: 1,
          objectives: 3,
        },
      },
    ]);
  });

  it('returns a company that was dissolved, with its status', async () => {
    expect(await test.app.registries.findCompany(ENDED_COMPANY, by())).toMatchObject({
      JuristicStatus: 'เลิก',
      CommitteeInformations: [],
    });
  });

  it('returns nothing for an unknown number', async () => {
    const who = by();
    expect(await test.app.registries.findCompany(UNKNOWN_COMPANY, who)).toBeUndefined();
    expect(await linesOf(who)).toMatchObject([{ outcome: 'success', response: { found: false } }]);
  });
});

describe('the registry of citizens', () => {
  it('returns a person, and the log contains only that there is one', async () => {
    const who = by();
    expect(await test.app.registries.findCitizen(NEW_OWNER, who)).toMatchObject({
      citizenId: NEW_OWNER,
      firstNameTh: 'ธีรพงษ์',
      birthDate: '1980-04-13',
      address: { province: 'กรุงเทพมหานคร' },
    });
    const [line] = await linesOf(who);
    expect(line).toMatchObject({
      partner: 'citizen-registry',
      request: { CitizenID: '1-xxxx-xxxxx-01-8' },
      response: { found: true },
    });
    expect(JSON.stringify(line)).not.toMatch(/ธีรพงษ์|ทะเลใส/);
    expect(JSON.stringify(line)).not.toContain(NEW_OWNER);
    expect(JSON.stringify(line)).not.toContain(demo.token);
  });

  it('returns nothing for an unknown number', async () => {
    expect(await test.app.registries.findCitizen(UNKNOWN_PERSON, by())).toBeUndefined();
  });
});

describe.each(['company', 'citizen'] as const)('a failing registry of %s', (registry) => {
  it('is called once more if the connection broke', async () => {
    demo.setBehaviour(registry, 'stumbling');
    const who = by();
    expect(await registryLookups[registry](test.app.registries, who)).toBeDefined();
    expect(await linesOf(who)).toMatchObject([
      { outcome: 'failure', http_status: null, attempt: 1 },
      { outcome: 'success', http_status: 200, attempt: 2 },
    ]);
  });

  it.each<[BehaviourMode, string, number, object]>([
    ['down', 'linkageNoResponse', 2, {}],
    ['failing', 'linkageFailed', 1, { code: 'HTTP 500' }],
    ['nonsense', 'linkageFailed', 1, { code: 'FORMAT' }],
  ])('gives 503 when it is %s: %s', async (mode, messageKey, attempts, data) => {
    demo.setBehaviour(registry, mode);
    const who = by();
    const before = demo.callCountOf(registry);
    const refusal = await refusalOf(registryLookups[registry](test.app.registries, who));
    expect(refusal).toMatchObject({ status: 503, ref: { messageKey, data } });
    expect(demo.callCountOf(registry) - before).toBe(attempts);
    expect((await linesOf(who)).map(({ outcome, attempt }) => [outcome, attempt])).toEqual(
      Array.from({ length: attempts }, (_, index) => ['failure', index + 1]),
    );
  });

  it('is not called again when it does not answer in time', async () => {
    demo.setBehaviour(registry, 'silent');
    const impatient = registriesWith(demo, 100);
    const who = by();
    expect(await refusalOf(registryLookups[registry](impatient, who))).toMatchObject({
      status: 503,
      ref: { messageKey: 'linkageNoResponse' },
    });
    expect(await linesOf(who)).toMatchObject([
      { outcome: 'failure', http_status: null, attempt: 1, response: { problem: 'no answer within 100 ms' } },
    ]);
  });

  it('counts as not answering if no address is configured', async () => {
    const who = by();
    expect(
      await refusalOf(registryLookups[registry](registriesWith({ consumerKey: '', token: '' }), who)),
    ).toMatchObject({
      status: 503,
      ref: { messageKey: 'linkageNoResponse' },
    });
    expect(await linesOf(who)).toMatchObject([{ outcome: 'failure', response: { problem: 'no address is set' } }]);
  });

  it('refuses us with another key, which is not logged', async () => {
    const who = by();
    expect(
      await refusalOf(registryLookups[registry](registriesWith({ ...demo, token: 'another-key' }), who)),
    ).toMatchObject({
      status: 503,
      ref: { messageKey: 'linkageFailed', data: { code: 'HTTP 401' } },
    });
    expect(JSON.stringify(await linesOf(who))).not.toContain('another-key');
  });
});

describe('an answer that breaks the agreement', () => {
  const row = { JuristicID: NEW_COMPANY, JuristicName_TH: 'ตัวอย่าง' };

  it.each<[string, unknown]>([
    ['another company', { ResultList: [{ ...row, JuristicID: ENDED_COMPANY }] }],
    ['two companies', { ResultList: [row, row] }],
    ['no list', { Result: [row] }],
    ['a company without a name', { ResultList: [{ ...row, JuristicName_TH: ' ' }] }],
    ['a list that is none', { ResultList: [{ ...row, CommitteeInformations: 'none' }] }],
    ['no JSON', '<html>'],
    ['more than anybody would send', { ResultList: [{ ...row, Address: 'ก'.repeat(1_100_000) }] }],
  ])('is refused: %s', async (_, body) => {
    expect(await refusalOf(answered(body))).toMatchObject({
      status: 503,
      ref: { messageKey: 'linkageFailed', data: { code: 'FORMAT' } },
    });
  });

  it('may leave out unknown values and contain additional ones', async () => {
    expect(await answered({ ResultList: [{ ...row, RegisterCapital: 1000, Later: true }] })).toMatchObject({
      JuristicName_TH: 'ตัวอย่าง',
      RegisterCapital: '1000',
      JuristicStatus: null,
      CommitteeInformations: [],
    });
  });

  it('that redirects elsewhere is not followed', async () => {
    expect(await refusalOf(answered('', { status: 302, headers: { location: demo.companyUrl } }))).toMatchObject({
      status: 503,
      ref: { messageKey: 'linkageNoResponse' },
    });
  });
});

describe('the caller', () => {
  const away = async (): Promise<never> => {
    throw new Error('away');
  };

  it('gets the answer even if the log cannot be written', async () => {
    const { app } = test;
    const registries = createRegistries({ config: demo, db: { query: away }, clock: app.clock, log: app.log });
    expect(await registries.findCompany(NEW_COMPANY, by())).toBeDefined();
  });
});

function registriesWith(config: RegistryConfig, timeoutMs?: number): Registries {
  const { pools, clock, log } = test.app;
  return createRegistries({ config, db: pools.api, clock, log, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

/** Returns our result for an answer that the simulator would not give. */
async function answered(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<unknown> {
  const server = createServer(
    (_request, response) =>
      void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const companyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await registriesWith({ companyUrl, consumerKey: 'k', token: 't' }).findCompany(NEW_COMPANY, by());
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
