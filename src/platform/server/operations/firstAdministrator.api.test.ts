import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';

const PERSON = { username: 'somchai.k', fullName: 'สมชาย ตัวอย่าง', email: 'somchai@example.go.th' };
const PASSWORD = 'ทะเลสงบ ฟ้าคราม 2569';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const keyIn = (link: string): string => new URL(link).searchParams.get('key') ?? '';
const choose = (link: string) =>
  test.call('POST', '/api/auth/active-forgot-password', { body: { key: keyIn(link), password: PASSWORD } });

describe('the first administrator of an installation', () => {
  it('chooses a password by a link, of which only the last is valid, and has all rights', async () => {
    const [lost, link] = [
      await createFirstAdministrator(test.app, PERSON),
      await createFirstAdministrator(test.app, PERSON),
    ];
    expect((await choose(lost)).status).toBe(422);
    expect((await choose(link)).status).toBe(200);
    const signedIn = await test.call('POST', '/api/auth', { body: { username: PERSON.username, password: PASSWORD } });
    const as = signedIn.body as { token: string };
    expect(
      (
        await test.call('POST', '/api/v1/security/users/_search', {
          as,
          body: { where: [{ name: 'username', operator: '=', value: PERSON.username }] },
        })
      ).body,
    ).toMatchObject({ data: [{ createBy: 'system', fullName: PERSON.fullName }] });
    const { rows } = await test.app.pools.api.query(
      `select "reason" from "entity_log" where "entity" = 'user' and "record_label" like $1`,
      [`${PERSON.username}%`],
    );
    expect(rows).toEqual([{ reason: 'first administrator' }]);
  });

  it('cannot be created if an administrator can already sign in', async () => {
    await expect(createFirstAdministrator(test.app, { ...PERSON, username: 'another' })).rejects.toThrow(
      'There is an administrator already',
    );
  });
});
