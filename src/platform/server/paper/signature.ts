/** Who signs a paper, for whom they act, and how it was signed: the block `signature` of `form.typ`. */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { FormSignature, Lines } from '../print/formData.ts';
import type { Signatory } from '../request/printing/paperParties.ts';
import type { PaperFormatter } from './paperFormatter.ts';

/** A dotted line to write on, for papers that have no number, date or signatory yet. */
export const BLANK = '……………………………';
export const BLANK_NAME = '(……………………………………)';

export interface SignatureOptions {
  /** Null if nobody has signed yet. */
  readonly signatory: Signatory | null;
  readonly principal?: Signatory | null;
  /** Their office, if they have set no position; below it further lines about them. */
  readonly positions: readonly string[];
  /** How it was signed, if not in ink. */
  readonly electronic: Lines | null;
}

export function signatureBlock(
  format: PaperFormatter,
  { signatory, principal = null, positions, electronic }: SignatureOptions,
): FormSignature {
  return {
    picture: null,
    lead: format.labelText(['(ลงชื่อ)', 'Signed']),
    name: signatory === null ? BLANK_NAME : `(${format.name(signatory.name)})`,
    positions,
    acting: actingLines(format, principal),
    electronic,
  };
}

export interface SignedSheet {
  readonly format: PaperFormatter;
  readonly parties: { readonly signatory: Signatory | null; readonly principal: Signatory | null };
  readonly authority: { readonly official: Label };
  readonly issue: { readonly issued: PlainDate; readonly isSigned: boolean } | null;
}

/**
 * For a certificate: its signatory, or the official named by the law. A translation contains how the original was
 * signed; a paper that is issued in English, for readers abroad, is no translation.
 */
export function certificateSignature(
  { format, parties: { signatory, principal }, authority, issue }: SignedSheet,
  { isEnglishOriginal = false }: { readonly isEnglishOriginal?: boolean } = {},
): FormSignature {
  const positions = [format.labelText(signatory?.position ?? authority.official)];
  const signed = issue?.isSigned === true ? signedElectronically(format, issue.issued) : null;
  const isTranslation = issue !== null && format.lang === 'en' && !isEnglishOriginal;
  const electronic = isTranslation
    ? originalSigned(format, {
        day: issue.issued,
        isElectronic: issue.isSigned,
      })
    : signed;
  return signatureBlock(format, { signatory, principal, positions, electronic });
}

/** Lines for a person who signs in place of another who is away. */
export function actingLines(format: PaperFormatter, principal: Signatory | null): readonly string[] {
  if (principal === null) return [];
  const office = format.labelText(officeOf(principal));
  return format.lang === 'th' ? [`ปฏิบัติราชการแทน ${office}`] : ['Acting for', office];
}

/** Returns the position, or the name if they have set none. */
export function officeOf({ name, position }: Signatory): Label {
  return position ?? name;
}

export function signedElectronically({ labelText, longDate }: PaperFormatter, day: PlainDate): readonly string[] {
  return [
    labelText(['ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'Signed electronically']),
    `${labelText(['เมื่อวันที่', 'on'])} ${longDate(day)}`,
  ];
}

/** A translation is not signed: it contains how the original was signed. */
export function originalSigned(
  { longDate }: PaperFormatter,
  { day, isElectronic }: { readonly day: PlainDate; readonly isElectronic: boolean },
): readonly string[] {
  return [
    isElectronic ? 'The Thai original is signed electronically' : 'The Thai original is signed in ink',
    `on ${longDate(day)}`,
  ];
}

export const APPLICANT: Label = ['ผู้ยื่นคำขอ', 'Applicant'];

/** The signature of the applicant: for which holder, if not for themselves, and by which right. */
export function applicantSignature(
  format: PaperFormatter,
  { applicant, holder, filedBy = APPLICANT, isByPower, signedOn }: Applicant,
): FormSignature {
  const whose = format.name(holder);
  const who = format.labelText(
    isByPower ? [`${filedBy[0]} ผู้รับมอบอำนาจ`, `${filedBy[1]}, by power of attorney`] : filedBy,
  );
  const isForAnother = applicant !== null && format.name(applicant.name) !== whose;
  const positions = [who, ...(isForAnother ? [`${format.labelText(['ในนาม', 'For'])} ${whose}`] : [])];
  return signatureBlock(format, {
    signatory: applicant,
    positions,
    electronic: signedOn === null ? null : signedElectronically(format, signedOn),
  });
}

export interface Applicant {
  readonly applicant: Signatory | null;
  readonly holder: Label;
  /** What the person is called who files the paper, if it is no application. */
  readonly filedBy?: Label;
  readonly isByPower: boolean;
  /** Null if it is signed in ink. */
  readonly signedOn: PlainDate | null;
}
