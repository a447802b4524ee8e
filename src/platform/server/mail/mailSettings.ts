/** The server by which mails are sent, and the sender. */
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import type { App } from '../app.ts';
import { readServerInfo } from '../auth/serverInfo.ts';
import type { Queryable } from '../database/queryable.ts';
import { unseal } from '../seal.ts';
import { MailProblem } from './mailProblem.ts';

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  readonly isSecure: boolean;
  readonly username?: string;
  readonly password?: string;
  /** The sender's address. */
  readonly from: string;
  /** The sender's name, also used as the signature. */
  readonly brand: Label;
  /** Only addresses below it become links. */
  readonly publicUrl: string;
}

/** The value of the application property; the password is encrypted in its `secret`. */
export const mailValue = z.object({
  host: z.string().trim().min(1),
  port: z.int().min(1).max(65_535),
  isSecure: z.boolean(),
  username: z.string().nullish(),
  from: z.string().trim().min(3),
});

export type MailValue = z.infer<typeof mailValue>;

/**
 * The settings of an administrator have priority over SMTP_URL, which is the mail catcher of the demonstration if the
 * process was given none. Throws a sentence if there is neither, or the settings cannot be used.
 */
export async function findMailSettings({ config }: Pick<App, 'config'>, db: Queryable): Promise<MailSettings> {
  const property = await findProperty(db);
  const { brand } = await readServerInfo(db);
  const common = { brand: [brand.th, brand.en] as const, publicUrl: config.publicUrl };
  if (property !== undefined) return { ...fromProperty(property, config.keySecret), ...common };
  if (config.smtpUrl !== undefined) return { ...fromUrl(config.smtpUrl, config.publicUrl), ...common };
  throw new MailProblem('There is no mail server: set one on the application page, or in SMTP_URL.', 'noServer');
}

type MailServer = Omit<MailSettings, 'brand' | 'publicUrl'>;

interface MailProperty {
  readonly value: Readonly<Record<string, unknown>>;
  readonly secret: string | null;
}

/** A property without a host is a settings page that is not filled in yet. */
async function findProperty(db: Queryable): Promise<MailProperty | undefined> {
  const { rows } = await db.query({
    text: 'select "value", "secret" from "app_property" where "key" = $1 and "is_active"',
    values: [appPropertyKeys.mail],
  });
  const row = rows[0] as unknown as { value: MailProperty['value'] | null; secret: string | null } | undefined;
  const { value = null, secret = null } = row ?? {};
  const host = value?.['host'];
  return value === null || typeof host !== 'string' || host.trim() === '' ? undefined : { value, secret };
}

function fromProperty({ value, secret }: MailProperty, keySecret: string): MailServer {
  const read = mailValue.safeParse(value);
  if (!read.success)
    throw new MailProblem(
      `The mail settings on the application page are not complete: please check “${read.error.issues[0]?.path.join('.') ?? ''}”.`,
    );
  const { host, port, isSecure, username, from } = read.data;
  const name = username?.trim() ?? '';
  return { host, port, isSecure, from, ...(name === '' ? {} : { username: name, ...passwordOf(secret, keySecret) }) };
}

function passwordOf(secret: string | null, keySecret: string): { password?: string } {
  if (secret === null || secret === '') return {};
  try {
    return { password: unseal(keySecret, secret) };
  } catch {
    throw new MailProblem(
      'The password of the mail server cannot be read, because KEY_SECRET has changed: please enter it again on the application page.',
    );
  }
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function fromUrl(text: string, publicUrl: string): MailServer {
  const url = new URL(text);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    // An IPv6 address is in square brackets in a URL, and only there.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (PORTS[url.protocol] ?? 25) : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    ...(username === '' ? {} : { username, password }),
    from: url.searchParams.get('from') ?? `no-reply@${domainOf(publicUrl)}`,
  };
}

function domainOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
}
