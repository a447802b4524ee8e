/** Settings of the application page: the key of each, its limits, and its checks. */
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { email, required } from '#language/sharedRules.ts';
import type {} from '../account/accountMessages.ts';
import type { MapSettings } from './mapSettings.ts';
import type { AuthorityTexts } from './paperAuthority.ts';
import type { ReminderSettings } from './reminderSettings.ts';
import type { LessVar } from './themeVariables.ts';

/** The keys under which the application stores its properties. */
export const appPropertyKeys = {
  brand: 'BRAND',
  logo: 'LOGO',
  favicon: 'FAVICON',
  theme: 'LESS_VAR',
  mail: 'MAIL',
  papers: 'PAPERS',
  maps: 'MAPS',
  reminders: 'REMINDERS',
} as const;
export type AppPropertyKey = (typeof appPropertyKeys)[keyof typeof appPropertyKeys];

export const appPropertyNames: Readonly<Record<AppPropertyKey, Label>> = {
  BRAND: ['ชื่อระบบ', 'Name of the system'],
  LOGO: ['ตราสัญลักษณ์', 'Logo'],
  FAVICON: ['ไอคอนของหน้าเว็บ', 'Page icon'],
  LESS_VAR: ['ธีม', 'Theme'],
  MAIL: ['อีเมล', 'E-mail'],
  PAPERS: ['เอกสารที่พิมพ์', 'Printed documents'],
  MAPS: ['แผนที่', 'Maps'],
  REMINDERS: ['การเตือนก่อนเอกสารหมดอายุ', 'Reminders before documents expire'],
};

export const BRAND_MAX = 100;
/**
 * A name as a picture, a logo and an icon are drawn a few centimetres wide; a larger picture only takes longer to load.
 */
export const PICTURE_MAX_PX = 2000;
export const PICTURE_MAX_BYTES = 1024 * 1024;
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
export const ICON_TYPES = ['image/png', 'image/jpeg', 'image/x-icon'] as const;

export const HOST_MAX = 253;
export const PORT_MAX = 65_535;
export const MAIL_NAME_MAX = 200;
/** Short enough for its column when it is sealed, whatever letters it has. */
export const MAIL_PASSWORD_MAX = 100;
export const ADDRESS_MAX = 254;

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly username: string | null;
  readonly from: string;
}

/** The version of a setting. Null: it has not been set yet. */
export interface SettingVersion {
  readonly version: number | null;
  readonly updateBy: string | null;
  readonly updateDate: string | null;
}

export interface PictureSetting extends SettingVersion {
  readonly file: {
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly type: string;
    readonly url: string;
  } | null;
  /** Public address of the picture. */
  readonly url: string | null;
}

export interface BrandSetting extends PictureSetting {
  readonly th: string | null;
  readonly en: string | null;
}

export interface ThemeSetting extends SettingVersion {
  readonly lessVar: LessVar;
}

export interface MailSetting extends SettingVersion {
  readonly host: string | null;
  readonly port: number | null;
  readonly isSecure: boolean;
  readonly username: string | null;
  readonly from: string | null;
  readonly hasPassword: boolean;
  readonly isActive: boolean;
}

/** The authority named on papers: null for the product's own texts. */
export interface PaperSetting extends SettingVersion {
  readonly words: AuthorityTexts;
}

/** The distances to protected places, and the server of map pictures. */
export interface MapSetting extends SettingVersion, MapSettings {}

/** How many days before a document expires its holder is reminded. */
export interface ReminderSetting extends SettingVersion, ReminderSettings {}

export interface ApplicationSettings {
  readonly brand: BrandSetting;
  readonly logo: PictureSetting;
  readonly favicon: PictureSetting;
  readonly theme: ThemeSetting;
  readonly mail: MailSetting;
  readonly papers: PaperSetting;
  readonly maps: MapSetting;
  readonly reminders: ReminderSetting;
}

export function checkMailServer({
  host,
  port,
  from,
}: Pick<MailServer, 'host' | 'from'> & { readonly port: number | null }): readonly Problem[] {
  const sender = required().check(from, {}) ?? email().check(from, {});
  return [
    ...(HOST.test(host) ? [] : [fieldProblem('host', message('mailHost'))]),
    ...(port !== null && Number.isInteger(port) && port >= 1 && port <= PORT_MAX
      ? []
      : [fieldProblem('port', message('mailPort', { n: PORT_MAX }))]),
    ...(sender === undefined ? [] : [fieldProblem('from', sender)]),
  ];
}

/**
 * A person who changes the mail server must know its password: otherwise our password could be sent to a server of
 * their own.
 */
export function isSameMailServer(
  one: Pick<MailServer, 'host' | 'port'> | undefined,
  other: Pick<MailServer, 'host' | 'port'>,
): boolean {
  return one !== undefined && one.host.toLowerCase() === other.host.toLowerCase() && one.port === other.port;
}

/** A name, or an IP address of either kind. */
const HOST = /^[A-Za-z0-9:](?:[A-Za-z0-9._:-]{0,251}[A-Za-z0-9:])?$/;
