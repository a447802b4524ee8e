import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';
import { StartProblem } from './startProblem.ts';

const SECRET = 'x'.repeat(32);
const secrets = { TOKEN_SECRET: SECRET, KEY_SECRET: SECRET };
const url = 'postgres://user:pass-word@db.example/haz';
const production = { NODE_ENV: 'production', DATABASE_URL: url, ...secrets };
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haz-config-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('missing settings', () => {
  it('give a demonstration on this machine only, with everything under the data folder', () => {
    const dataDir = join(folder, 'defaults');
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      dataDir,
      webDir: resolve('dist/web'),
      manualsDir: resolve('dist/manuals'),
      database: { kind: 'embedded' },
      filesUrl: pathToFileURL(join(dataDir, 'files')).href,
      logLevel: 'warn',
    });
    expect([...config.roles]).toEqual(['api', 'jobs', 'partners']);
    expect(config.smtpUrl).toBeUndefined();
    expect(config.registries).toEqual({ consumerKey: '', token: '' });
    expect([config.bank, config.biller]).toEqual([{}, undefined]);
  });

  it('give the same secrets at every start, readable by their owner only', () => {
    const dataDir = join(folder, 'secrets');
    const first = readConfig({ DATA_DIR: dataDir });
    const second = readConfig({ DATA_DIR: dataDir });
    expect(second.tokenSecret).toBe(first.tokenSecret);
    expect(second.keySecret).toBe(first.keySecret);
    expect(first.tokenSecret).not.toBe(first.keySecret);
    expect(first.tokenSecret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  it('cause no file to be written if the secrets are given', () => {
    const dataDir = join(folder, 'untouched');
    expect(readConfig({ DATA_DIR: dataDir, ...secrets }).keySecret).toBe(SECRET);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('are treated like empty settings', () => {
    expect(readConfig({ ...secrets, PORT: '', DATABASE_URL: ' ', NODE_ENV: '' })).toEqual(readConfig(secrets));
  });
});

describe('given settings', () => {
  it('are used as they are', () => {
    const config = readConfig({
      ...production,
      PORT: '9000',
      HOST: '10.0.0.1',
      MIGRATOR_DATABASE_URL: `${url}2`,
      PUBLIC_URL: 'https://haz.example/',
      FILES_URL: 's3://bucket/haz',
      REGISTER_FILES_MB: '500',
      SMTP_URL: 'smtps://mail.example',
      COMPANY_REGISTRY_URL: 'https://dbd.example/juristic',
      CITIZEN_REGISTRY_URL: 'https://dopa.example/citizen',
      REGISTRY_CONSUMER_KEY: 'key',
      REGISTRY_TOKEN: 'token',
      BANK_URL: 'https://bank.example/api',
      BANK_API_KEY: 'bank-key',
      BANK_SECRET: 's'.repeat(16),
      BILLER_ID: '099400099901101',
      BILLER_NAME: 'กรมตัวอย่าง | Department of Examples',
      ROLES: 'api, jobs',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      production: true,
      port: 9000,
      host: '10.0.0.1',
      publicUrl: 'https://haz.example',
      database: { kind: 'url', url, migratorUrl: `${url}2` },
      filesUrl: 's3://bucket/haz',
      registerFilesMaxBytes: 524_288_000,
      smtpUrl: 'smtps://mail.example',
      registries: {
        companyUrl: 'https://dbd.example/juristic',
        citizenUrl: 'https://dopa.example/citizen',
        consumerKey: 'key',
        token: 'token',
      },
      bank: { url: 'https://bank.example/api', apiKey: 'bank-key', secret: 's'.repeat(16) },
      biller: { id: '099400099901101', name: ['กรมตัวอย่าง', 'Department of Examples'] },
      logLevel: 'debug',
    });
    expect([...config.roles]).toEqual(['api', 'jobs']);
  });

  it('may contain one name of the biller for both languages', () => {
    expect(readConfig({ ...secrets, BILLER_ID: '099400099901101', BILLER_NAME: 'กรมตัวอย่าง' }).biller?.name).toEqual([
      'กรมตัวอย่าง',
      'กรมตัวอย่าง',
    ]);
  });

  it('make migrations use the same database by default', () => {
    expect(readConfig(production).database).toEqual({ kind: 'url', url, migratorUrl: url });
  });

  it('allow a plain address of a partner if a gateway on this machine encrypts', () => {
    expect(
      readConfig({ ...production, BANK_URL: 'http://127.0.0.1:9443/bank', BANK_API_KEY: 'key', BANK_SECRET: SECRET })
        .bank.url,
    ).toBe('http://127.0.0.1:9443/bank');
  });

  it('allow the embedded database in production only explicitly', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', ...secrets }).database).toEqual({
      kind: 'embedded',
    });
  });
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['NODE_ENV', { NODE_ENV: 'prodution' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:pass-word@db/haz' }],
    ['DATABASE_URL', { DATABASE_URL: 'pass-word' }],
    ['MIGRATOR_DATABASE_URL', { MIGRATOR_DATABASE_URL: url }],
    ['MIGRATOR_DATABASE_URL', { DATABASE_URL: url, MIGRATOR_DATABASE_URL: 'pass-word' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'haz.example' }],
    ['DEMO_RECORDS', { DEMO_RECORDS: 'some' }],
    ['FILES_URL', { FILES_URL: 'ftp://files' }],
    ['REGISTER_FILES_MB', { REGISTER_FILES_MB: '0' }],
    ['REGISTER_FILES_MB', { REGISTER_FILES_MB: 'pass-word' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail:pass-word@x' }],
    ['COMPANY_REGISTRY_URL', { COMPANY_REGISTRY_URL: 'dbd.example' }],
    ['CITIZEN_REGISTRY_URL', { CITIZEN_REGISTRY_URL: 'ftp://pass-word@x' }],
    ['REGISTRY_CONSUMER_KEY', { REGISTRY_CONSUMER_KEY: 'pass-word\nX: y' }],
    ['REGISTRY_TOKEN', { REGISTRY_TOKEN: 'pass-word รหัส' }],
    ['BANK_URL', { BANK_URL: 'bank.example' }],
    ['BANK_API_KEY', { BANK_URL: 'https://bank.example', BANK_SECRET: SECRET }],
    ['BANK_API_KEY', { BANK_API_KEY: 'pass-word รหัส' }],
    ['BANK_SECRET', { BANK_URL: 'https://bank.example', BANK_API_KEY: 'key' }],
    ['BANK_SECRET', { BANK_SECRET: 'pass-word' }],
    ['BILLER_ID', { BILLER_ID: '0994000999011', BILLER_NAME: 'กรม' }],
    ['BILLER_ID', { BILLER_ID: '099400099901201', BILLER_NAME: 'กรม' }],
    ['BILLER_ID', { BILLER_NAME: 'กรม' }],
    ['BILLER_NAME', { BILLER_ID: '099400099901101' }],
    ['BILLER_NAME', { BILLER_ID: '099400099901101', BILLER_NAME: '| x' }],
    ['ROLES', { ROLES: 'api,cron' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'pass-word' }],
    ['KEY_SECRET', { KEY_SECRET: 'pass-word' }],
    ['ALLOW_EMBEDDED', { ALLOW_EMBEDDED: 'perhaps' }],
    ['BANK_URL', { ...production, BANK_URL: 'http://bank.example/api', BANK_API_KEY: 'key', BANK_SECRET: SECRET }],
    ['COMPANY_REGISTRY_URL', { ...production, COMPANY_REGISTRY_URL: 'http://registry.example' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: undefined }],
    ['TOKEN_SECRET', { ...production, TOKEN_SECRET: undefined }],
    ['KEY_SECRET', { ...production, KEY_SECRET: '' }],
  ])('%s in %j', (name, env) => {
    const problem = problemOf(() => readConfig({ ...secrets, ...env }));
    expect(problem).toBeInstanceOf(ConfigProblem);
    expect(problem.message).toMatch(new RegExp(`^${name} .+\\.$`));
    expect(problem.message).not.toMatch(/\n|pass-word/);
  });
});

describe('a production server does not start', () => {
  it.each([
    ['without the secret of tokens', 'TOKEN_SECRET', 'TOKEN_SECRET must be set in production.'],
    ['without the secret of keys', 'KEY_SECRET', 'KEY_SECRET must be set in production.'],
    [
      'on the embedded database unless configured to',
      'DATABASE_URL',
      'DATABASE_URL must be set in production (ALLOW_EMBEDDED=true allows the embedded database).',
    ],
  ])('%s', (_what, name, sentence) => {
    expect(problemOf(() => readConfig({ ...production, [name]: undefined })).message).toBe(sentence);
  });
});

describe('a data folder that cannot be used', () => {
  it('is named when a part of its path is not a folder', () => {
    const dataDir = join(folder, 'no-folder', 'data');
    writeFileSync(join(folder, 'no-folder'), '');
    expect(problemOf(() => readConfig({ DATA_DIR: dataDir })).message).toBe(
      `DATA_DIR cannot be used: ${join(dataDir, 'secrets.json')} cannot be written: a part of its path is not a folder.`,
    );
  });

  it('is named when a file with its name exists', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(problemOf(() => readConfig({ DATA_DIR: file })).message).toMatch(/^DATA_DIR .*file/);
  });

  it('is named when its secrets are damaged, and they are not overwritten', () => {
    const dataDir = join(folder, 'damaged');
    readConfig({ DATA_DIR: dataDir });
    const path = join(dataDir, 'secrets.json');
    chmodSync(path, 0o600);
    writeFileSync(path, '{"tokenSecret":');
    expect(problemOf(() => readConfig({ DATA_DIR: dataDir })).message).toContain(path);
    expect(readFileSync(path, 'utf8')).toBe('{"tokenSecret":');
  });
});

function problemOf(read: () => unknown): StartProblem {
  try {
    read();
  } catch (error) {
    if (error instanceof StartProblem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
