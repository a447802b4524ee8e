/** The mail server as it is being typed, and what is sent of it. */
import { isSameServer, type MailSetting } from '#platform/model/settings/appSettings.ts';

export interface MailDraft {
  readonly host: string;
  readonly port: string;
  readonly isSecure: boolean;
  readonly username: string;
  readonly password: string;
  /** The one that is kept is to go. */
  readonly isForgotten: boolean;
  readonly from: string;
  readonly isActive: boolean;
}

const USUAL_PORT = '587';

export function draftOf({ host, port, isSecure, username, from, isActive }: MailSetting): MailDraft {
  return {
    host: host ?? '',
    port: port === null ? USUAL_PORT : String(port),
    isSecure,
    username: username ?? '',
    password: '',
    isForgotten: false,
    from: from ?? '',
    isActive,
  };
}

/** Without a password the kept one stays; null is none. */
export function serverOf({
  host,
  port,
  isSecure,
  username,
  password,
  isForgotten,
  from,
}: MailDraft): { readonly port: number } & Readonly<Record<string, unknown>> {
  return {
    host: host.trim(),
    port: Number(port),
    isSecure,
    username: username.trim(),
    ...(isForgotten ? { password: null } : password === '' ? {} : { password }),
    from: from.trim(),
  };
}

export function isChangedFrom(setting: MailSetting, draft: MailDraft): boolean {
  const before = draftOf(setting);
  return (Object.keys(before) as (keyof MailDraft)[]).some((name) => draft[name] !== before[name]);
}

/** The kept password goes to no other server: it has to be typed again. */
export function mustTypeAgain(
  setting: MailSetting,
  { host, port, username, password, isForgotten }: MailDraft,
): boolean {
  const before =
    setting.host === null || setting.port === null ? undefined : { host: setting.host, port: setting.port };
  return (
    setting.hasPassword &&
    username.trim() !== '' &&
    password === '' &&
    !isForgotten &&
    !isSameServer(before, { host: host.trim(), port: Number(port) })
  );
}
