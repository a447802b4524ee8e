/**
 * The same program in production: secrets required, no demonstration, no movable clock, no simulators, and nothing for
 * anonymous callers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoUsernames } from '#platform/server/seeds/demo.ts';
import { callKey } from '#platform/server/http/call.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { grantOf } from './grants.ts';
import { createRandom } from './random.ts';
import { runConcurrently } from './runConcurrently.ts';
import { createCaller, type Caller } from './target.ts';

const SECRETS = { TOKEN_SECRET: 't'.repeat(40), KEY_SECRET: 'k'.repeat(40) };
const PAGES_OF_A_DEMONSTRATION = ['/haz/mailbox', '/haz/registries', '/haz/bank'];

export async function attack(options: AttackOptions): Promise<void> {
  const { target, report } = options;
  const { instance } = target;
  if (instance === undefined) return;
  const folder = mkdtempSync(join(instance.dataDir, '..', 'production-'));
  try {
    await refusedStarts(options, folder);
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ALLOW_EMBEDDED: 'true',
      PUBLIC_URL: 'https://haz.example.go.th',
      LOG_LEVEL: 'error',
      ...SECRETS,
    };
    const secondProcess = await instance.startSecondProcess(env);
    report.expect(secondProcess.problem === undefined, () => `It did not start: ${secondProcess.problem ?? ''}`);
    const caller = createCaller({ host: target.host, port: secondProcess.port });
    try {
      if (secondProcess.problem === undefined) await attackRunning(options, caller.call);
    } finally {
      caller.close();
      await secondProcess.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A required setting is named in the error. */
async function refusedStarts({ target, report }: AttackOptions, folder: string): Promise<void> {
  const usual = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'refused'),
    ALLOW_EMBEDDED: 'true',
    ...SECRETS,
  };
  const wrong: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    TOKEN_SECRET: { ...usual, TOKEN_SECRET: '' },
    KEY_SECRET: { ...usual, KEY_SECRET: '' },
    DATABASE_URL: { ...usual, ALLOW_EMBEDDED: 'false' },
    BANK_URL: { ...usual, BANK_URL: 'http://bank.example.com', BANK_API_KEY: 'key', BANK_SECRET: 's'.repeat(20) },
  };
  for (const [name, env] of Object.entries({ ...wrong, 'TOKEN_SECRET ': { ...usual, TOKEN_SECRET: 'short' } })) {
    const secondProcess = await target.instance?.startSecondProcess(env);
    report.expect(
      secondProcess?.problem?.includes(name.trim()) === true,
      () => `With a wrong ${name} it said: ${secondProcess?.problem ?? 'nothing, and started'}`,
    );
    if (secondProcess?.problem === undefined) await secondProcess?.stop();
  }
}

async function attackRunning({ target, seed, share, report }: AttackOptions, call: Caller): Promise<void> {
  for (const username of demoUsernames) {
    const { status } = await call('POST', '/api/auth', {
      body: { username, password: DEMO_PASSWORD },
      headers: { 'x-forwarded-for': `10.9.0.${demoUsernames.indexOf(username)}` },
    });
    report.expect(
      status === 401 || status === 429 || status === 422,
      () => `${username} of the demonstration was answered with ${status} in production`,
    );
  }
  const clock = await call('PUT', '/test/clock', { body: { businessMs: 0 } });
  report.expect(clock.status === 404, () => `The clock can be moved: ${clock.status}`);
  for (const path of PAGES_OF_A_DEMONSTRATION) {
    const { status, text } = await call('GET', path, { isPage: true });
    // The address belongs to the screens, which have no such page.
    report.expect(status === 404 || !/mailbox|simulat|จำลอง/i.test(text), () => `${path}: ${status}`);
  }
  await headersOf({ report }, call);
  const anonymous = target.actors.find(({ token }) => token === undefined);
  const closed = target.calls.filter(
    (candidate) => anonymous !== undefined && grantOf(anonymous.actor, candidate) === undefined,
  );
  await runConcurrently(createRandom(seed).sample(closed, shareOf(closed.length, share)), async (closedCall) => {
    const { status } = await call(
      closedCall.method,
      closedCall.path.replaceAll(/\{\w+\}/g, 'x'),
      closedCall.method === 'GET' ? {} : { body: {} },
    );
    report.expect(status === 401, () => `A stranger at ${callKey(closedCall)}: ${status}`);
  });
}

async function headersOf({ report }: Pick<AttackOptions, 'report'>, call: Caller): Promise<void> {
  const answers = { page: await call('GET', '/haz', { isPage: true }), call: await call('GET', '/api/server/info') };
  for (const [name, { headers }] of Object.entries(answers)) {
    for (const headerName of ['content-security-policy', 'x-content-type-options', 'strict-transport-security']) {
      report.expect(headers[headerName] !== undefined, () => `A ${name} is answered without ${headerName}`);
    }
    report.expect(
      headers['x-powered-by'] === undefined && headers['server'] === undefined,
      () => `A ${name} says what it is made with`,
    );
  }
  const metrics = await call('GET', '/metrics', { isPage: true, headers: { 'x-forwarded-for': '10.1.1.1' } });
  report.expect(metrics.status === 404, () => `Metrics are open to others: ${metrics.status}`);
}
