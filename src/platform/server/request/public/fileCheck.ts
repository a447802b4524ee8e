/**
 * Checks a PDF uploaded by anybody: whether it is an issued file, byte for byte, and who signed it. Nothing of it is
 * stored.
 */
import { findInstantFromMs } from '#language/values/instant.ts';
import {
  fileVerdictOf,
  type CheckedSignature,
  type FileCheck,
  type SignatureOutcome,
} from '#platform/model/request/fileCheck.ts';
import type { App } from '../../app.ts';
import { withStream } from '../../files/receive.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { Call } from '../../http/call.ts';
import { createUploadLimit } from '../../http/uploadLimit.ts';
import type { PdfSignature } from '../../signing/pdf/readSignatures.ts';
import { findPaper } from './issuedFile.ts';
import { createThrottle } from './publicThrottle.ts';
import { receivePdf } from './receivePdf.ts';

export const FILE_CHECK = '/api/v1/transaction/requests/short-detail/check';

/** As many as an office may have to check in a morning. */
export const FREE_CHECKS_PER_ADDRESS = 20;
export const MAX_FILE_CHECKS_PER_SECOND = 5;
/** A limit for all callers at once, because each upload is held in memory as a whole. */
const UPLOAD_LIMITS = { all: 8, ofAddress: 1 };

export function createFileCheckCall(): Call {
  const throttle = createThrottle({
    freeFailures: { address: FREE_CHECKS_PER_ADDRESS },
    perSecond: MAX_FILE_CHECKS_PER_SECOND,
    isEachCounted: true,
  });
  const sending = createUploadLimit(UPLOAD_LIMITS);
  return {
    method: 'POST',
    path: FILE_CHECK,
    summary: ['ตรวจสอบไฟล์ PDF ว่าตรงกับที่ออกและใครลงนาม', 'Whether a PDF is the one that was issued, and who signed it'],
    isUpload: true,
    bodySchema: { type: 'string', format: 'binary', description: 'The bytes of the PDF' },
    handle: (context) =>
      withStream(context, (body) => {
        const address = addressKey(context.ip);
        return throttle(context, { address }, () =>
          sending(address, async () =>
            checkFile(context.app, await receivePdf(body, context.headers['content-length'])),
          ),
        );
      }),
  };
}

async function checkFile(app: App, bytes: Buffer): Promise<FileCheck> {
  const { whole, earlier, signatures: borne } = await app.fileReader.read(bytes);
  const found = await findPaper(app, [whole, ...earlier]);
  const signatures = borne.map(signatureOf);
  const verdict = fileVerdictOf({
    isIssued: found?.hash === whole,
    isMadeFromIssued: found !== undefined,
    outcomes: signatures.map(({ outcome }) => outcome),
  });
  return { verdict, paper: found?.paper ?? null, signatures };
}

const OUTCOMES: Readonly<Record<PdfSignature['outcome'], SignatureOutcome>> = {
  valid: 'kept',
  changed: 'changed',
  broken: 'worthless',
};

function signatureOf({
  outcome,
  subject,
  issuer,
  signedAtMs,
  reason,
  wasCertificateValid,
}: PdfSignature): CheckedSignature {
  return {
    outcome: OUTCOMES[outcome],
    signer: subject ?? null,
    issuer: issuer ?? null,
    // The time that the signer claims, which may not be a valid time.
    signedAt: (signedAtMs === undefined ? undefined : findInstantFromMs(signedAtMs)) ?? null,
    reason: reason ?? null,
    wasCertificateValid,
  };
}
