/** Opens an uploaded .p12 file and describes it without revealing any of its secrets. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { CertificateFileFacts } from '#platform/model/account/certificateFacts.ts';
import { originOf } from '#platform/server/audit/securityEvent.ts';
import { typedText } from '#platform/server/http/strictBody.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import { decodeBase64 } from '#platform/server/files/acceptFile.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { tryPassword } from '#platform/server/signing/tryPassword.ts';
import { MAX_P12_BYTES, openP12, type OpenedP12, type P12Problem } from '#platform/server/signing/openP12.ts';
import { p12RefusalOf } from '#platform/server/signing/p12Refusals.ts';
import type { CertificateOwner } from '#platform/server/signing/certificateOwner.ts';

/** Sent like every file of a record; only the bytes are used. */
export const sentFile = z.looseObject({ name: typedText(300).nullish(), blob: z.string().nullish() });
/** Longer than any password of this system, because passwords of files are set elsewhere. */
export const sentPassword = typedText(1000);

export interface SentCertificate {
  readonly bytes: Buffer;
  readonly opened: OpenedP12;
}

/** Takes time, so it runs before any transaction. */
export async function openSent(
  context: CallContext,
  {
    file,
    password,
    signer,
  }: {
    file: z.output<typeof sentFile> | null | undefined;
    password: string | null | undefined;
    signer: CertificateOwner;
  },
): Promise<SentCertificate> {
  const { app, actor } = context;
  const bytes = bytesOf(file?.blob ?? '');
  if ('problem' in bytes) throw p12RefusalOf(bytes, 'file');
  if (password === null || password === undefined) throw ruleBroken('password', message('required'));
  const found = await tryPassword(app, { actor, origin: originOf(context) }, () =>
    openP12(bytes, { password, owner: signer.owner, nowMs: app.clock.nowMs() }),
  );
  if (found.problem !== undefined) throw p12RefusalOf(found, 'file');
  return { bytes, opened: found };
}

export function describe({ facts, isNamed }: OpenedP12): CertificateFileFacts {
  const { validFromMs, validToMs, namedIds: _, ...said } = facts;
  return { ...said, validFrom: instantFromMs(validFromMs), validTo: instantFromMs(validToMs), isNamed };
}

function bytesOf(blob: string): Buffer | P12Problem {
  if (blob === '') return { problem: 'noFile' };
  // Estimated from the length, before anything is decoded.
  if (Math.floor(blob.length / 4) * 3 - 2 > MAX_P12_BYTES) return { problem: 'tooLarge' };
  return decodeBase64(blob) ?? { problem: 'corrupt' };
}
