/** The mail server as it is being edited, and the body that is sent. */
import { isSameMailServer, type MailSetting } from '#platform/model/settings/appSettings.ts';

export interface MailForm {
  readonly host: string;
  readonly port: string;
  readonly isSecure: boolean;
  readonly username: string;
  readonly password: string;
  /** The stored password is to be removed. */
  readonly isPasswordRemoved: boolean;
  readonly from: string;
  readonly isActive: boolean;
}

const DEFAULT_PORT = '587';

export function mailFormOf({ host, port, isSecure, username, from, isActive }: MailSetting): MailForm {
  return {
    host: host ?? '',
    port: port === null ? DEFAULT_PORT : String(port),
    isSecure,
    username: username ?? '',
    password: '',
    isPasswordRemoved: false,
    from: from ?? '',
    isActive,
  };
}

/** Without a password the stored one stays; null removes it. */
export function mailBodyOf({
  host,
  port,
  isSecure,
  username,
  password,
  isPasswordRemoved,
  from,
}: MailForm): { readonly port: number } & Readonly<Record<string, unknown>> {
  return {
    host: host.trim(),
    port: Number(port),
    isSecure,
    username: username.trim(),
    ...(isPasswordRemoved ? { password: null } : password === '' ? {} : { password }),
    from: from.trim(),
  };
}

export function isChangedFrom(setting: MailSetting, form: MailForm): boolean {
  const before = mailFormOf(setting);
  return (Object.keys(before) as (keyof MailForm)[]).some((name) => form[name] !== before[name]);
}

/** The stored password is not sent to another server: it has to be typed again. */
export function mustRetypePassword(
  setting: MailSetting,
  { host, port, username, password, isPasswordRemoved }: MailForm,
): boolean {
  const before =
    setting.host === null || setting.port === null ? undefined : { host: setting.host, port: setting.port };
  return (
    setting.hasPassword &&
    username.trim() !== '' &&
    password === '' &&
    !isPasswordRemoved &&
    !isSameMailServer(before, { host: host.trim(), port: Number(port) })
  );
}
