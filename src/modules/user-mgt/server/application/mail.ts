/** By which server mails go out. Its password is given and never shown again: it is sealed before it is kept. */
import { z } from 'zod';
import { at, message, type Problem } from '#language/message.ts';
import {
  ADDRESS_MAX,
  appPropertyKeys,
  checkMailServer,
  HOST_MAX,
  isSameServer,
  MAIL_NAME_MAX,
  MAIL_PASSWORD_MAX,
  type MailServer,
} from '#platform/model/settings/appSettings.ts';
import { readBody, typed } from '#platform/server/http/strictBody.ts';
import { invalid } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';
import { seal } from '#platform/server/seal.ts';
import { APP_PROPERTIES, versionSeen } from './pictures.ts';
import { saveProperty, type StoredProperty } from './saveProperty.ts';

export const serverShape = {
  host: typed(HOST_MAX),
  port: z.int(),
  isSecure: z.boolean(),
  username: typed(MAIL_NAME_MAX).nullish(),
  password: typed(MAIL_PASSWORD_MAX).nullish(),
  from: typed(ADDRESS_MAX),
} as const;

type SentServer = z.infer<z.ZodObject<typeof serverShape>>;

const mailBody = z.strictObject({ ...serverShape, isActive: z.boolean(), version: versionSeen });

export const mailCall: Call = {
  method: 'PUT',
  path: `${APP_PROPERTIES}/mail`,
  summary: ['ตั้งค่าการส่งอีเมล', 'Set the mail settings'],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(mailBody),
  handle: async (context) => {
    const { isActive, version, ...sent } = readBody(mailBody, context.body);
    const { keySecret } = context.app.config;
    return saveProperty(context, {
      key: appPropertyKeys.mail,
      section: 'mail',
      version,
      isActive,
      values: (stored) => {
        const problems = checkSent(sent, stored);
        if (problems.length > 0) throw invalid(problems);
        const password = sent.password === '' ? null : sent.password;
        return {
          value: serverOf(sent),
          ...(password === undefined ? {} : { secret: password === null ? null : seal(keySecret, password) }),
        };
      },
    });
  },
};

/** `stored` is what a password that was not sent would be taken from. */
export function checkSent(
  sent: SentServer,
  stored: Pick<StoredProperty, 'value' | 'secret'> | undefined,
): readonly Problem[] {
  const server = serverOf(sent);
  const isKeptForOther =
    sent.password === undefined &&
    server.username !== null &&
    stored !== undefined &&
    stored.secret !== null &&
    !isSameServer(serverIn(stored), server);
  const hasNobody = typeof sent.password === 'string' && sent.password !== '' && server.username === null;
  return [
    ...checkMailServer(server),
    ...(isKeptForOther ? [at('password', message('mailPasswordAgain'))] : []),
    ...(hasNobody ? [at('username', message('required'))] : []),
  ];
}

export function serverOf({ host, port, isSecure, username, from }: SentServer): MailServer {
  const name = (username ?? '').trim();
  return { host: host.trim(), port, isSecure, username: name === '' ? null : name, from: from.trim() };
}

function serverIn({ value }: Pick<StoredProperty, 'value'>): Pick<MailServer, 'host' | 'port'> | undefined {
  const { host, port } = value ?? {};
  return typeof host === 'string' && typeof port === 'number' ? { host, port } : undefined;
}
