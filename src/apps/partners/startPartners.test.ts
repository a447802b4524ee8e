/** Tests which partners a demonstration starts, and which settings it fills in for them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '#platform/server/config.ts';
import { startPartners } from './startPartners.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haz-partners-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Settings of a mail server and registries elsewhere, so that only the bank is tested. */
const ELSEWHERE = {
  TOKEN_SECRET: 'x'.repeat(32),
  KEY_SECRET: 'y'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  COMPANY_REGISTRY_URL: 'https://dbd.example',
  CITIZEN_REGISTRY_URL: 'https://dopa.example',
};

async function configWith(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly config: Config; readonly pages: readonly string[] }> {
  const { config, pages, stop } = await startPartners(readConfig({ DATA_DIR: folder, ...ELSEWHERE, ...env }));
  await stop();
  return { config, pages: Object.keys(pages) };
}

describe('the bank of a demonstration', () => {
  it('starts if none is configured, with an invented biller', async () => {
    const { config, pages } = await configWith({});
    expect(pages).toEqual(['Bank']);
    expect(config.bank).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u) as unknown,
      apiKey: expect.stringMatching(/./u) as unknown,
      secret: expect.stringMatching(/^.{32}$/u) as unknown,
      page: expect.stringMatching(/\/haz\/bank$/u) as unknown,
    });
    expect(config.biller).toEqual({
      id: '099400099901101',
      name: ['กรมประมง (สาธิต)', 'Department of Fisheries (demonstration)'],
    });
  });

  it('uses the configured secret and biller', async () => {
    const { config } = await configWith({
      BANK_SECRET: 's'.repeat(20),
      BILLER_ID: '099400016550100',
      BILLER_NAME: 'กรมตัวอย่าง',
    });
    expect([config.bank.secret, config.biller?.id]).toEqual(['s'.repeat(20), '099400016550100']);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['another was set', { BANK_URL: 'https://bank.example', BANK_API_KEY: 'key', BANK_SECRET: 's'.repeat(20) }],
    ['the process has another role', { ROLES: 'api' }],
    ['it is no demonstration', { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' }],
  ])('does not start if %s', async (_, env) => {
    const { config, pages } = await configWith(env);
    expect([pages, config.biller, config.bank.url]).toEqual([[], undefined, env['BANK_URL']]);
  });
});

describe('the mailbox of a demonstration', () => {
  it.each<[string, Readonly<Record<string, string>>, RegExp | undefined]>([
    ['catches mails where no server was set', {}, /^smtp:\/\/127\.0\.0\.1:\d+/u],
    ['is not there where the process has another role: there is no mail server then', { ROLES: 'api,jobs' }, undefined],
    [
      'is not there in production: there is no mail server then',
      { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' },
      undefined,
    ],
  ])('%s', async (_, env, address) => {
    const { config, pages } = await configWith({ SMTP_URL: '', ...env });
    expect(pages.includes('Mail')).toBe(address !== undefined);
    expect(config.smtpUrl ?? '').toMatch(address ?? /^$/u);
  });
});
