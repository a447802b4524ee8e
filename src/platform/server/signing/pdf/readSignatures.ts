/**
 * Whose signatures a PDF bears, and whether it is still what they signed. It reads what strangers send: it never throws,
 * and what cannot be read is never called good. Whether an issuer is trusted, or a certificate was revoked, is not asked here.
 */
import { createHash } from 'node:crypto';
import { certificateFactsOf } from '../certificateFacts.ts';
import { additionsIn, type AddedContent } from './additions.ts';
import { findRevision, openDocument, type PdfDocument } from './document.ts';
import { readCms, type NamedCertificate } from './readCms.ts';
import { findSignatures, type SignatureField } from './signatureFields.ts';
import type { PdfDictionary } from './values.ts';

/** What is wrong, the gravest first; the outcome follows from it. */
export type PdfSignatureProblem =
  /** It, or the file around it, cannot be read, or is of a kind that is not tried; also where there are too many. */
  | 'unreadable'
  /** It was not made with the key of its certificate, or names another certificate, or none where it must. */
  | 'forged'
  /** What it covers is not what was signed. */
  | 'altered'
  /** It does not cover everything but itself, from the first byte to the end of what was saved with it. */
  | 'partial'
  /** The certificate was not valid when it says it was made, or it does not say when. */
  | 'untimely'
  /** Somebody added to the file afterwards, and not only a signature. */
  | 'added';

export interface PdfSignature {
  /** `valid`: nothing is wrong. `changed`: it was good, and the file is no longer what was signed. `broken`: it proves nothing. */
  readonly outcome: 'valid' | 'changed' | 'broken';
  readonly problem: PdfSignatureProblem | undefined;
  /** Of the certificate, with the numbers of people masked; `undefined`, as all that follows, where it cannot be read. */
  readonly subject: string | undefined;
  readonly issuer: string | undefined;
  /** SHA-256 of the certificate. */
  readonly fingerprint: string | undefined;
  /** As the signer says it (/M). */
  readonly signedAtMs: number | undefined;
  /** As the signer says it. */
  readonly reason: string | undefined;
  /** From the first byte to the end of its revision, without its own /Contents and nothing else left out. */
  readonly isCoveringRevision: boolean;
  readonly isDigestRight: boolean;
  readonly isSignatureRight: boolean;
  /** Whether it names its certificate itself, which PAdES demands (signingCertificateV2). */
  readonly namedCertificate: NamedCertificate;
  readonly wasCertificateValid: boolean;
  /** What stands in the file behind what it covers. */
  readonly added: AddedContent;
}

/** What a person may send. */
export const MAX_SIGNED_PDF_BYTES = 20 * 1024 * 1024;
/** A paper that more people sign is none of ours. */
const MAX_SIGNATURES = 16;
/** Each is a digest of the whole file: of all together, what takes half a second. */
const MAX_DIGESTED_BYTES = 5 * MAX_SIGNED_PDF_BYTES;

/** In the order in which they were made, as far as that can be told; none, where the file bears none. */
export function readSignatures(pdf: Buffer): readonly PdfSignature[] {
  try {
    if (pdf.length > MAX_SIGNED_PDF_BYTES) return [UNREADABLE];
    const document = openDocument(pdf);
    const fields = findSignatures(document);
    // There is one, and the form does not know of it: somebody has taken it out.
    if (fields.length === 0) return unreadableSignatures(pdf);
    if (fields.length > MAX_SIGNATURES || fields.length * pdf.length > MAX_DIGESTED_BYTES)
      return fields.slice(0, MAX_SIGNATURES + 1).map(() => UNREADABLE);
    return withAdditions(
      document,
      fields.map((field) => (field === undefined ? undefined : attempt(() => trySignature(document, field)))),
    );
  } catch {
    // Whatever it was, the file is not one whose signatures could be called good.
    return unreadableSignatures(pdf);
  }
}

const UNREADABLE: PdfSignature = {
  outcome: 'broken',
  problem: 'unreadable',
  subject: undefined,
  issuer: undefined,
  fingerprint: undefined,
  signedAtMs: undefined,
  reason: undefined,
  isCoveringRevision: false,
  isDigestRight: false,
  isSignatureRight: false,
  namedCertificate: 'absent',
  wasCertificateValid: false,
  added: 'other',
};

/** By which a file shows that somebody has signed it, however little of it can be read. */
const MARKS = ['/ByteRange', 'ETSI.CAdES.', 'adbe.pkcs7.'];

/** One that is in the file, but not where it could be tried; also of a file that nobody has read. */
export function unreadableSignatures(pdf: Buffer): readonly PdfSignature[] {
  return MARKS.some((mark) => pdf.includes(mark)) ? [UNREADABLE] : [];
}

type SignatureFacts = Omit<PdfSignature, 'outcome' | 'problem' | 'added'>;

interface TriedSignature {
  readonly facts: SignatureFacts;
  /** PAdES demands that it names its certificate; the kind before it did not. */
  readonly isNameDemanded: boolean;
  /** Where its revision ends. */
  readonly end: number;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function trySignature(
  document: PdfDocument,
  { dictionary, range, contents, signedAtMs, reason, subFilter }: SignatureField,
): TriedSignature {
  const { bytes } = document;
  const [from, count, next, more] = range;
  const end = next + more;
  const digestWith = (hash: string): Buffer =>
    createHash(hash)
      .update(bytes.subarray(from, from + count))
      .update(bytes.subarray(next, end))
      .digest();
  const { certificate, ...cms } = readCms(contents.bytes, digestWith);
  const { subject, issuer, fingerprint, validFromMs, validToMs } = certificateFactsOf(certificate, []);
  const facts = {
    ...cms,
    subject,
    issuer,
    fingerprint,
    signedAtMs,
    reason,
    isCoveringRevision:
      from === 0 &&
      contents.source === bytes &&
      count === contents.start &&
      next === contents.end &&
      isInRevision(document, dictionary, end),
    wasCertificateValid: signedAtMs !== undefined && signedAtMs >= validFromMs && signedAtMs <= validToMs,
  };
  return { facts, isNameDemanded: subFilter === CADES, end };
}

const CADES = 'ETSI.CAdES.detached';

/** The file could have been handed over like that, signature and all. */
function isInRevision(document: PdfDocument, dictionary: PdfDictionary, end: number): boolean {
  const revision = attempt(() => findRevision(document, end));
  return (
    revision !== undefined &&
    attempt(() => findSignatures(revision).some((field) => field?.dictionary.start === dictionary.start)) === true
  );
}

function withAdditions(document: PdfDocument, tried: readonly (TriedSignature | undefined)[]): PdfSignature[] {
  const ends = tried.flatMap((one) =>
    one?.facts.isCoveringRevision === true && one.facts.isDigestRight && one.facts.isSignatureRight ? [one.end] : [],
  );
  const addedAfter = additionsIn(document, ends);
  const placeOf = (one: TriedSignature | undefined): number => one?.end ?? Number.MAX_SAFE_INTEGER;
  return tried
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((one) =>
      one === undefined
        ? UNREADABLE
        : judgeSignature(one, one.facts.isCoveringRevision ? (attempt(() => addedAfter(one.end)) ?? 'other') : 'other'),
    );
}

function judgeSignature({ facts, isNameDemanded }: TriedSignature, added: AddedContent): PdfSignature {
  const problem = problemOf(facts, { isNameDemanded, added });
  return {
    outcome: problem === undefined ? 'valid' : problem === 'altered' || problem === 'added' ? 'changed' : 'broken',
    problem,
    ...facts,
    added,
  };
}

function problemOf(
  facts: SignatureFacts,
  { isNameDemanded, added }: { isNameDemanded: boolean; added: AddedContent },
): PdfSignatureProblem | undefined {
  if (
    !facts.isSignatureRight ||
    facts.namedCertificate === 'differs' ||
    (isNameDemanded && facts.namedCertificate === 'absent')
  )
    return 'forged';
  if (!facts.isDigestRight) return 'altered';
  if (!facts.isCoveringRevision) return 'partial';
  if (!facts.wasCertificateValid) return 'untimely';
  return added === 'other' ? 'added' : undefined;
}
