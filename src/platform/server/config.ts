/** The only place that reads the environment. A wrong setting stops the start with one sentence that names it. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import { getSecrets } from './configSecrets.ts';
import { StartProblem } from './startProblem.ts';

export const ROLES = ['api', 'jobs', 'partners'] as const;
export type Role = (typeof ROLES)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The public address of the system, without a slash at the end; used in mails and QR codes. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** The folder of the built screens; without it, only the calls are served. */
  readonly webDir: string;
  /** The folder of the typeset manuals for download. */
  readonly manualsDir: string;
  readonly database: DatabaseConfig;
  readonly filesUrl: string;
  /** Limit for the files uploaded in registrations that no registration refers to yet, all together. */
  readonly registerFilesMaxBytes: number;
  readonly smtpUrl?: string;
  readonly registries: RegistryConfig;
  readonly bank: BankConfig;
  /** The recipient of fees as banks know it. Without it, nothing can be paid by bank. */
  readonly biller?: Biller;
  readonly tokenSecret: string;
  /** Encrypts keys at rest. */
  readonly keySecret: string;
  readonly roles: ReadonlySet<Role>;
  /** Whether a demonstration starts with requests in every state; its accounts exist anyway. */
  readonly demoRecords: boolean;
  readonly logLevel: LogLevel;
  /** A warning is given for a backup older than this; 0 if backups are made by other means than `npm run backup`. */
  readonly backupWarningDays: number;
  /** How long calls are still served, while health reports unready, before the server stops listening. */
  readonly drainSeconds: number;
}

export type DatabaseConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'url'; readonly url: string; readonly migratorUrl: string };

/** A registry without an address is treated as one that does not answer. */
export interface RegistryConfig {
  readonly companyUrl?: string;
  readonly citizenUrl?: string;
  readonly consumerKey: string;
  readonly token: string;
}

/**
 * A bank without an address is treated as one that does not answer; without a secret, its messages are not accepted.
 */
export interface BankConfig {
  readonly url?: string;
  readonly apiKey?: string;
  readonly secret?: string;
  /** The page of the demonstration bank; a real bank has none. */
  readonly page?: string;
}

export interface Biller {
  /** The thirteen digits of the tax number and a suffix of two digits. */
  readonly id: string;
  readonly name: Label;
}

export class ConfigProblem extends StartProblem {
  override readonly name = 'ConfigProblem';
}

/** May write outside production: secrets that are not given are generated once and stored under DATA_DIR. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new ConfigProblem(parsed.error.issues[0]?.message ?? 'The settings could not be read.');
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  const dataDir = resolve(settings.DATA_DIR);
  if (production) refuseUnencryptedUrls(settings);
  return {
    production,
    host: settings.HOST ?? (production ? EVERY_INTERFACE : LOOPBACK),
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir,
    webDir: resolve(settings.WEB_DIR),
    manualsDir: resolve(settings.MANUALS_DIR),
    database: databaseOf(settings, production),
    filesUrl: settings.FILES_URL ?? pathToFileURL(resolve(dataDir, 'files')).href,
    registerFilesMaxBytes: settings.REGISTER_FILES_MB * MEGABYTE,
    ...(settings.SMTP_URL === undefined ? {} : { smtpUrl: settings.SMTP_URL }),
    registries: registriesOf(settings),
    bank: bankOf(settings),
    ...billerOf(settings),
    ...secretsOf(settings, { production, dataDir }),
    roles: new Set(settings.ROLES),
    demoRecords: !production && ['true', '1'].includes(settings.DEMO_RECORDS),
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    backupWarningDays: settings.BACKUP_WARNING_DAYS ?? (production ? BACKUP_WARNING_DAYS : 0),
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0),
  };
}

const EVERY_INTERFACE = '0.0.0.0';
/** A demonstration has accounts whose password everyone knows, so it is not exposed to the network by default. */
const LOOPBACK = '127.0.0.1';

/** Backups are made every night; one of them may fail. */
const BACKUP_WARNING_DAYS = 2;
/**
 * Enough for a balancer that checks every second and reacts to the second answer; together with the rest of the
 * shutdown less than the ten seconds Docker grants.
 */
const DRAIN_SECONDS = 3;
const MAX_DAYS = 365;
const MAX_DRAIN_SECONDS = 300;

const MIN_SECRET_LENGTH = 32;
/** The bank chooses this secret, not we. */
const MIN_BANK_SECRET_LENGTH = 16;
const MAX_PORT = 65_535;
const MEGABYTE = 1024 * 1024;

const BILLER_SUFFIX_DIGITS = 2;

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'NODE_ENV must be development, test or production.',
    })
    .default('development'),
  PORT: z
    .string()
    .default('8080')
    .transform(Number)
    .refine((port) => Number.isInteger(port) && port >= 0 && port <= MAX_PORT, {
      error: `PORT must be a whole number from 0 to ${MAX_PORT}.`,
    }),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  WEB_DIR: z.string().default('./dist/web'),
  MANUALS_DIR: z.string().default('./dist/manuals'),
  DATABASE_URL: urlOf('DATABASE_URL', ['postgres:', 'postgresql:']),
  MIGRATOR_DATABASE_URL: urlOf('MIGRATOR_DATABASE_URL', ['postgres:', 'postgresql:']),
  DEMO_RECORDS: z.enum(['true', 'false', '1', '0'], { error: 'DEMO_RECORDS must be true or false.' }).default('true'),
  ALLOW_EMBEDDED: z
    .enum(['true', 'false', '1', '0'], { error: 'ALLOW_EMBEDDED must be true or false.' })
    .default('false'),
  PUBLIC_URL: urlOf('PUBLIC_URL', ['http:', 'https:']),
  FILES_URL: urlOf('FILES_URL', ['file:', 's3:']),
  REGISTER_FILES_MB: z
    .string()
    .default('2048')
    .transform(Number)
    .refine((size) => Number.isInteger(size) && size >= 1, {
      error: 'REGISTER_FILES_MB must be a whole number of at least 1.',
    }),
  SMTP_URL: urlOf('SMTP_URL', ['smtp:', 'smtps:']),
  COMPANY_REGISTRY_URL: urlOf('COMPANY_REGISTRY_URL', ['http:', 'https:']),
  CITIZEN_REGISTRY_URL: urlOf('CITIZEN_REGISTRY_URL', ['http:', 'https:']),
  REGISTRY_CONSUMER_KEY: headerValue('REGISTRY_CONSUMER_KEY'),
  REGISTRY_TOKEN: headerValue('REGISTRY_TOKEN'),
  BANK_URL: urlOf('BANK_URL', ['http:', 'https:']),
  BANK_API_KEY: headerValue('BANK_API_KEY'),
  BANK_SECRET: secret('BANK_SECRET', MIN_BANK_SECRET_LENGTH),
  BILLER_ID: z
    .string()
    .refine((id) => /^[0-9]{15}$/u.test(id) && isThirteenDigitId(id.slice(0, -BILLER_SUFFIX_DIGITS)), {
      error: 'BILLER_ID must be a tax number of thirteen digits and a suffix of two.',
    })
    .optional(),
  BILLER_NAME: z.string().optional(),
  TOKEN_SECRET: secret('TOKEN_SECRET'),
  KEY_SECRET: secret('KEY_SECRET'),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES, { error: `ROLES must be a comma-separated list of ${ROLES.join(', ')}.` }))),
  BACKUP_WARNING_DAYS: wholeNumber('BACKUP_WARNING_DAYS', MAX_DAYS),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', MAX_DRAIN_SECONDS),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` }).optional(),
});

type Settings = z.infer<typeof environment>;

/** `PORT= npm start` means the same as leaving PORT out. */
function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The value is not repeated in the sentence, because it may contain a password. */
function urlOf(name: string, protocols: readonly string[]) {
  const sentence = `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error: sentence })
    .optional();
}

function wholeNumber(name: string, most: number) {
  const sentence = `${name} must be a whole number from 0 to ${most}.`;
  return z
    .string()
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= most, { error: sentence })
    .optional();
}

function secret(name: string, least = MIN_SECRET_LENGTH) {
  return z
    .string()
    .min(least, { error: `${name} must have at least ${least} characters.` })
    .optional();
}

/** The value is sent in a header: characters that are not allowed there would fail every call. */
function headerValue(name: string) {
  return z
    .string()
    .regex(/^[!-~]+$/u, { error: `${name} must consist of printable ASCII characters without spaces.` })
    .optional();
}

/** Names, numbers and money are sent to partners encrypted; a gateway on this machine may do the encryption. */
function refuseUnencryptedUrls(settings: Settings): void {
  for (const name of ['COMPANY_REGISTRY_URL', 'CITIZEN_REGISTRY_URL', 'BANK_URL'] as const) {
    const { protocol, hostname } = new URL(settings[name] ?? 'https://nowhere.example');
    if (protocol !== 'https:' && !LOOPBACK_HOSTS.has(hostname))
      throw new ConfigProblem(`${name} must begin with https:// in production, unless it is on this machine.`);
  }
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', LOOPBACK, '[::1]']);

function registriesOf({
  COMPANY_REGISTRY_URL,
  CITIZEN_REGISTRY_URL,
  REGISTRY_CONSUMER_KEY,
  REGISTRY_TOKEN,
}: Settings): RegistryConfig {
  return {
    ...(COMPANY_REGISTRY_URL === undefined ? {} : { companyUrl: COMPANY_REGISTRY_URL }),
    ...(CITIZEN_REGISTRY_URL === undefined ? {} : { citizenUrl: CITIZEN_REGISTRY_URL }),
    consumerKey: REGISTRY_CONSUMER_KEY ?? '',
    token: REGISTRY_TOKEN ?? '',
  };
}

function bankOf({ BANK_URL, BANK_API_KEY, BANK_SECRET }: Settings): BankConfig {
  if (BANK_URL !== undefined && (BANK_API_KEY === undefined || BANK_SECRET === undefined)) {
    throw new ConfigProblem(
      `${BANK_API_KEY === undefined ? 'BANK_API_KEY' : 'BANK_SECRET'} must be set where BANK_URL is.`,
    );
  }
  return {
    ...(BANK_URL === undefined ? {} : { url: BANK_URL }),
    ...(BANK_API_KEY === undefined ? {} : { apiKey: BANK_API_KEY }),
    ...(BANK_SECRET === undefined ? {} : { secret: BANK_SECRET }),
  };
}

/** A name in Thai and, after a `|`, in English; a single name is used for both. */
function billerOf({ BILLER_ID, BILLER_NAME }: Settings): Pick<Config, 'biller'> {
  if (BILLER_ID === undefined && BILLER_NAME === undefined) return {};
  if (BILLER_ID === undefined) throw new ConfigProblem('BILLER_ID must be set where BILLER_NAME is.');
  const [th = '', en = ''] = BILLER_NAME?.split('|').map((name) => name.trim()) ?? [];
  if (th === '') throw new ConfigProblem('BILLER_NAME must be set where BILLER_ID is.');
  return { biller: { id: BILLER_ID, name: [th, en === '' ? th : en] } };
}

function databaseOf(settings: Settings, production: boolean): DatabaseConfig {
  const url = settings.DATABASE_URL;
  if (url !== undefined) return { kind: 'url', url, migratorUrl: settings.MIGRATOR_DATABASE_URL ?? url };
  if (settings.MIGRATOR_DATABASE_URL !== undefined) {
    throw new ConfigProblem('MIGRATOR_DATABASE_URL is set, so DATABASE_URL must be set too.');
  }
  const allowed = settings.ALLOW_EMBEDDED === 'true' || settings.ALLOW_EMBEDDED === '1';
  if (production && !allowed) {
    throw new ConfigProblem(
      'DATABASE_URL must be set in production (ALLOW_EMBEDDED=true allows the embedded database).',
    );
  }
  return { kind: 'embedded' };
}

function secretsOf(
  settings: Settings,
  { production, dataDir }: { production: boolean; dataDir: string },
): Pick<Config, 'tokenSecret' | 'keySecret'> {
  const { TOKEN_SECRET, KEY_SECRET } = settings;
  if (TOKEN_SECRET !== undefined && KEY_SECRET !== undefined)
    return { tokenSecret: TOKEN_SECRET, keySecret: KEY_SECRET };
  if (production) {
    throw new ConfigProblem(`${TOKEN_SECRET === undefined ? 'TOKEN_SECRET' : 'KEY_SECRET'} must be set in production.`);
  }
  const storedSecrets = getSecrets(dataDir);
  return { tokenSecret: TOKEN_SECRET ?? storedSecrets.tokenSecret, keySecret: KEY_SECRET ?? storedSecrets.keySecret };
}
