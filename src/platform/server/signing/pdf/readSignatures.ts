/**
 * Finds out who signed a PDF, and whether the file is still what they signed. The files come from anonymous callers:
 * this never throws, and a signature that cannot be read is never reported as valid. It does not check whether an
 * issuer is trusted or a certificate was revoked.
 */
import { createHash } from 'node:crypto';
import { certificateFactsOf } from '../certificateFacts.ts';
import { additionsIn, type AddedContent } from './additions.ts';
import { findRevision, openDocument, type PdfDocument } from './document.ts';
import { readCms, type NamedCertificate } from './readCms.ts';
import { findSignatures, type SignatureField } from './signatureFields.ts';
import type { PdfDictionary } from './values.ts';

/** The problem of a signature, the gravest first. The outcome follows from it. */
export type PdfSignatureProblem =
  /**
   * The signature or the file cannot be read, the signature is of a kind that is not verified, or there are too many.
   */
  | 'unreadable'
  /**
   * The signature was not made with the key of its certificate, or names another certificate, or none although it must.
   */
  | 'forged'
  /** The covered bytes are not those that were signed. */
  | 'altered'
  /** The signature does not cover everything but itself, from the first byte to the end of its revision. */
  | 'partial'
  /** The certificate was not valid at the time of signing, or there is no such time. */
  | 'untimely'
  /** Something was added to the file afterwards, and not only a signature. */
  | 'added';

export interface PdfSignature {
  /**
   * `valid`: no problem. `changed`: the signature was good, but the file is no longer what was signed. `broken`: it
   * proves nothing.
   */
  readonly outcome: 'valid' | 'changed' | 'broken';
  readonly problem: PdfSignatureProblem | undefined;
  /**
   * Subject of the certificate, with the numbers of people masked. This and the following are `undefined` if the
   * certificate cannot be read.
   */
  readonly subject: string | undefined;
  readonly issuer: string | undefined;
  /** SHA-256 of the certificate. */
  readonly fingerprint: string | undefined;
  /** Time of signing, as the signer states it (/M). */
  readonly signedAtMs: number | undefined;
  /** Reason, as the signer states it. */
  readonly reason: string | undefined;
  /** Whether it covers everything from the first byte to the end of its revision, except its own /Contents. */
  readonly isCoveringRevision: boolean;
  readonly isDigestRight: boolean;
  readonly isSignatureRight: boolean;
  /** Whether it names its certificate itself (signingCertificateV2), which PAdES requires. */
  readonly namedCertificate: NamedCertificate;
  readonly wasCertificateValid: boolean;
  /** What was added to the file after the covered bytes. */
  readonly added: AddedContent;
}

/** Largest file that a person may send. */
export const MAX_SIGNED_PDF_BYTES = 20 * 1024 * 1024;
/** Documents of this system never have more signatures. */
const MAX_SIGNATURES = 16;
/** Limit for the digests of all signatures together, each over the whole file: they take half a second. */
const MAX_DIGESTED_BYTES = 5 * MAX_SIGNED_PDF_BYTES;

/**
 * Returns the signatures in the order in which they were made, as far as it is known; an empty list if there are none.
 */
export function readSignatures(pdf: Buffer): readonly PdfSignature[] {
  try {
    if (pdf.length > MAX_SIGNED_PDF_BYTES) return [UNREADABLE];
    const document = openDocument(pdf);
    const fields = findSignatures(document);
    // If there is a signature that the form does not list, somebody has removed it from the form.
    if (fields.length === 0) return unreadableSignatures(pdf);
    if (fields.length > MAX_SIGNATURES || fields.length * pdf.length > MAX_DIGESTED_BYTES)
      return fields.slice(0, MAX_SIGNATURES + 1).map(() => UNREADABLE);
    return withAdditions(
      document,
      fields.map((field) => (field === undefined ? undefined : attempt(() => trySignature(document, field)))),
    );
  } catch {
    // Whatever the error is, no signature of this file can be reported as valid.
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

/** Texts that show that a file was signed, even if little of it can be read. */
const MARKS = ['/ByteRange', 'ETSI.CAdES.', 'adbe.pkcs7.'];

/**
 * Returns one unreadable signature if the file contains one that cannot be verified; also used for files that were not
 * read at all.
 */
export function unreadableSignatures(pdf: Buffer): readonly PdfSignature[] {
  return MARKS.some((mark) => pdf.includes(mark)) ? [UNREADABLE] : [];
}

type SignatureFacts = Omit<PdfSignature, 'outcome' | 'problem' | 'added'>;

interface TriedSignature {
  readonly facts: SignatureFacts;
  /** Whether the signature must name its certificate: PAdES requires it, the earlier kind does not. */
  readonly isNameDemanded: boolean;
  /** Offset at which its revision ends. */
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

/** Returns whether a revision ends there that contains this signature. */
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
