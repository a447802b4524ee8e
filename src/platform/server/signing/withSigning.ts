/** Signs documents with the active certificate of a person, opened with the password they typed. */
import { inLocale } from '#language/label.ts';
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { conflict } from '../errors.ts';
import type { Writer } from '../resource/writer.ts';
import { refuseWhileWaiting } from './tryPassword.ts';
import { signPdf } from './pdf/signPdf.ts';
import { getSigner, type SignPaper } from './certificateOwner.ts';
import { withKey } from './withKey.ts';

export interface SigningOptions {
  readonly writer: Writer;
  readonly password: string;
}

/**
 * Calls `use` once the key is open, so that a wrong password changes nothing. This takes time and must not run inside a
 * transaction.
 */
export async function withSigning<T>(
  app: App,
  { writer, password }: SigningOptions,
  use: (sign: SignPaper) => Promise<T>,
): Promise<T> {
  const { actor, ip, userAgent } = writer;
  refuseWhileWaiting(app, actor);
  const signer = await getSigner(app.pools.api, actor);
  const { rows } = await app.pools.api.query<{ id: string; name: string }>(
    `select c."id", u."full_name" as "name" from "user_ca" c join "user" u on u."id" = c."user_id"
      where c."user_id" = $1 and c."holder_id" is not distinct from $2 and c."is_active"`,
    [signer.userId, signer.holderId],
  );
  const [own] = rows;
  if (own === undefined) throw conflict(message('signingCertificateMissing'));
  const origin = { ...(ip === undefined ? {} : { ip }), ...(userAgent === undefined ? {} : { userAgent }) };
  return withKey(
    app,
    { actor, userCaId: own.id, password, origin, path: 'sign.caPassword' },
    ({ key, certificate, chain }) =>
      use((bytes, reason) =>
        signPdf(bytes, {
          key,
          certificate,
          chain,
          signedAtMs: app.clock.nowMs(),
          reason: inLocale(reason, 'th'),
          name: own.name,
        }),
      ),
  );
}
