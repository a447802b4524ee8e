/** Forged tokens: refused wherever a token may be sent. */
import { ACCESS_TOKEN_MS } from '#platform/server/auth/accessTokens.ts';
import type { AttackOptions } from './attack.ts';
import { endedToken, forgedTokens } from './badTokens.ts';
import { grantOf } from './grants.ts';
import { createRandom } from './random.ts';

const CALLS_OF_EACH = 5;

export async function attack({ target, seed, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed);
  const [admin, anonymous] = [
    target.actors.find(({ name }) => name === 'admin'),
    target.actors.find(({ token }) => token === undefined),
  ];
  if (admin === undefined || anonymous === undefined) throw new Error('There is no administrator');
  const closed = target.calls.filter(
    (call) =>
      grantOf(admin.actor, call) !== undefined &&
      grantOf(anonymous.actor, call) === undefined &&
      call.isUpload !== true,
  );
  const bad = [...(await forgedTokens(target)), { name: 'an ended session', token: await endedToken(target) }];
  for (const { name, token } of bad) {
    for (const call of random.sample(closed, CALLS_OF_EACH)) {
      const { status } = await target.call(call.method, call.path.replaceAll(/\{\w+\}/g, 'x'), {
        headers: { authorization: `Bearer ${token}` },
        ...(call.method === 'GET' ? {} : { body: {} }),
      });
      report.expect(status === 401, () => `${name} at ${call.method} ${call.path}: ${status}`);
    }
    for (const path of ['/api/auth/info', '/api/auth/token']) {
      const { status } = await target.call('POST', path, { body: { token } });
      report.expect(status >= 400 && status < 500, () => `${name} in the body of ${path}: ${status}`);
    }
  }
  await tryOtherTokenPlaces({ target, report }, admin.token ?? '');
}

/** A valid token where none is allowed; and headers that no client sends. */
async function tryOtherTokenPlaces(
  { target, report }: Pick<AttackOptions, 'target' | 'report'>,
  token: string,
): Promise<void> {
  const path = '/api/auth/info';
  const variants = [
    { headers: { cookie: `token=${token}; authorization=Bearer ${token}` } },
    { headers: { authorization: `Basic ${token}` } },
    { headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
    { headers: { authorization: token } },
    { headers: { 'x-access-token': token, 'x-authorization': `Bearer ${token}` } },
  ];
  for (const variant of variants) {
    const { status } = await target.call('POST', path, { ...variant, body: {} });
    report.expect(status === 401, () => `${JSON.stringify(variant).slice(0, 60)}: ${status}`);
  }
  const { status } = await target.call('POST', `${path}?token=${token}&access_token=${token}`, { body: {} });
  report.expect(status === 401, () => `in the address: ${status}`);
  report.expect(ACCESS_TOKEN_MS <= 3_600_000, () => 'A token is good for more than an hour');
}
