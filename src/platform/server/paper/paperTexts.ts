/** Standard texts of papers: title and date in the file, draft marks, where to check them, whom to call. */
import type { Label } from '#language/label.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import type { FormAbout, FormCheck, FormHead, FormNumber, FormPicture, FormStamp } from '../print/formData.ts';
import type { Authority } from '#platform/model/settings/paperAuthority.ts';
import type { FormFiling, Issue } from '../request/printing/paper.ts';
import type { PaperDepartment } from '../request/printing/paperParties.ts';
import type { Check } from '../request/case/shortDetailAddress.ts';
import { joined, oneLine } from './cleanText.ts';
import { APPLICANT, BLANK } from './signature.ts';
import type { PaperFormatter } from './paperFormatter.ts';

export const DRAFT: Label = ['ฉบับร่าง', 'DRAFT'];
export const DRAFT_STAMP: FormStamp = { kind: 'draft', words: DRAFT, note: null };

interface PaperDescription {
  readonly title: string;
  readonly day: PlainDate;
  readonly author: Label;
}

/** Returns the metadata of the PDF file of a paper. */
export function describeFile(
  { lang, name }: PaperFormatter,
  about: PaperDescription & { readonly keywords: readonly string[] },
): FormAbout {
  const { title, day, author, keywords } = about;
  return { title, author: name(author), keywords, ...dateParts(day), lang };
}

/** Returns the same for a document. Without a code it is a draft, and its title contains that. */
export function describePaper(
  format: PaperFormatter,
  about: PaperDescription & { readonly code: string | null },
): FormAbout {
  const { title, code } = about;
  const keywords = code === null ? [] : [code];
  return describeFile(format, { ...about, title: `${code ?? format.labelText(DRAFT)} – ${title}`, keywords });
}

/** Printed across every page of a document that no longer counts. */
export function cancelledStamp({ labelText }: PaperFormatter, note: string | null): FormStamp {
  return { kind: 'cancelled', words: [labelText(['ยกเลิก', 'CANCELLED'])], note };
}

/** Printed in the corner of every page, of the stored original and of copies typeset from it again. */
export function copyMark({ labelText }: PaperFormatter, isOriginal: boolean): string {
  return labelText(isOriginal ? ['ต้นฉบับ', 'Original'] : ['สำเนา', 'Copy']);
}

/** `ฉบับที่ ๒`, printed from the second revision on. `why`: what caused it. */
export function revisionText(
  { labelText }: PaperFormatter,
  issue: Pick<Issue, 'revision'> | null,
  why: Label = ['', ''],
): string | null {
  if (issue === null || issue.revision === 1) return null;
  return labelText([`ฉบับที่ ${issue.revision}${why[0]}`, `Revision ${issue.revision}${why[1]}`]);
}

/** Printed on every page: the number and the revision. `why`: what caused the revision. */
export function paperMark(format: PaperFormatter, issue: Issue | null, why?: Label): string {
  if (issue === null) return format.labelText(['ฉบับร่าง ยังไม่ได้ออก', 'DRAFT – not issued']);
  return joined([issue.code, revisionText(format, issue, why) ?? ''], ' · ');
}

export const TRANSLATION_MARK = 'Translation / คำแปล';

/** Printed next to the emblem of an English translation of a Thai paper; null for the original. */
export function translationOf(
  { lang }: PaperFormatter,
  [, what]: Label,
): { readonly mark: string; readonly note: string } | null {
  if (lang === 'th') return null;
  return {
    mark: TRANSLATION_MARK,
    note: `The ${what} in Thai is the one that counts. What was declared in Thai stands here in Thai.`,
  };
}

export interface CertificateHead {
  readonly title: string;
  /** Printed before the number: ทะเบียนเลขที่ */
  readonly number: Label;
  /** Section of the law by which it is issued; absent if it is about the law as a whole. */
  readonly section?: number;
  readonly why?: Label;
}

/** Emblem, title and law, then the number on the left, and the authority and the date on the right. */
export function certificateHead(
  sheet: CertificateSheet,
  { title, number, section, why }: CertificateHead,
): { readonly head: FormHead; readonly number: FormNumber } {
  const {
    format,
    authority: { department, ministry, law },
    issue,
    emblem,
  } = sheet;
  const { labelText, lang, longDate } = format;
  const revision = revisionText(format, issue, why);
  const issued = issue === null ? null : `${lang === 'th' ? 'วันที่ ' : ''}${longDate(issue.issued)}`;
  const day = issued ?? `${labelText(['วันที่', 'Date'])} ${BLANK}`;
  const subtitle = labelText(
    section === undefined
      ? [`ตาม${law[0]}`, `Under the ${law[1]}`]
      : [`ออกตามความในมาตรา ${section} แห่ง${law[0]}`, `Issued under section ${section} of the ${law[1]}`],
  );
  return {
    head: { emblem: emblemOf(format, emblem), title, subtitle },
    number: {
      left: [`${labelText(number)} ${issue?.code ?? BLANK}`, ...(revision === null ? [] : [revision])],
      right: [labelText(department), labelText(ministry), day],
    },
  };
}

export interface CertificateSheet {
  readonly format: PaperFormatter;
  readonly authority: Authority;
  readonly issue: Issue | null;
  readonly emblem: string | null;
}

/** The addressee of an application: the official of the authority, and the unit that receives it, if it is known. */
export function addressedTo(
  { lang, labelText, name }: PaperFormatter,
  { authority: { official, department }, unit }: { readonly authority: Authority; readonly unit: Label },
): string {
  const to = labelText([`เรียน  ${official[0]} ${department[0]}`, `To the ${official[1]}, ${department[1]}`]);
  const unitName = name(unit);
  return unitName === '' || unitName === '–' ? to : `${to}${lang === 'th' ? ' ' : ', '}${unitName}`;
}

/** The number and date of an application, also at the foot of every page; blank on a draft. */
export function filingMark(
  { labelText, longDate }: PaperFormatter,
  filing: Pick<FormFiling, 'code' | 'filed'> | null,
): Readonly<Record<'number' | 'day' | 'mark', string>> {
  const number = `${labelText(['คำขอเลขที่', 'Request No.'])} ${filing?.code ?? BLANK}`;
  const day = `${labelText(['วันที่', 'Date'])} ${filing === null ? BLANK : longDate(filing.filed)}`;
  return { number, day, mark: filing === null ? labelText(['ฉบับร่าง ยังไม่ได้ยื่น', 'DRAFT – not filed']) : number };
}

/** The declaration that the person signs who files `paper`. */
export function declarationText({ paper, filedBy }: { readonly paper: Label; readonly filedBy: Label }): Label {
  return [
    `ข้าพเจ้าขอรับรองว่าข้อความใน${paper[0]}นี้และเอกสารที่แนบมาถูกต้องและเป็นความจริงทุกประการ และทราบว่าการแจ้งข้อความอันเป็นเท็จต่อเจ้าพนักงานเป็นความผิดตามกฎหมาย`,
    `The ${filedBy[1].toLowerCase()} declares that this ${paper[1]} and all that is attached to it are true and complete, and knows that false statements to an official are punishable by law.`,
  ];
}

export const DECLARATION: Label = declarationText({ paper: ['คำขอ', 'application'], filedBy: APPLICANT });

export interface ValidityTerms {
  readonly issue: Issue | null;
  /** The paper: ใบสำคัญ, certificate. */
  readonly what: Label;
  /** Printed in the place of a day that is not known yet. */
  readonly room: string;
  /** If the first day is printed, too: from when it is valid, or null on a draft. */
  readonly from?: PlainDate | null;
}

/** Returns how long the paper is valid. */
export function validityText(
  { labelText, longDate }: PaperFormatter,
  { issue, what, room, from }: ValidityTerms,
): string {
  const [th, en] = [`${what[0]}ฉบับนี้`, `This ${what[1]}`];
  const before = issue === null || issue.revision === 1 ? null : issue.revision - 1;
  const replaced: Label =
    before === null
      ? ['', '']
      : [` และใช้แทนฉบับที่ ${before} ซึ่งสิ้นผลแล้ว`, ` It takes the place of revision ${before}, which is no longer valid.`];
  const until = issue === null ? room : issue.expires === null ? null : longDate(issue.expires);
  const since = from === undefined ? null : from === null ? room : longDate(from);
  const first: Label = since === null ? ['', ''] : [`ตั้งแต่วันที่ ${since} `, ` from ${since}`];
  const valid: Label =
    until === null
      ? [`${th}ใช้ได้${first[0]}จนกว่าจะถูกเพิกถอนหรือยกเลิก`, `${en} is valid${first[1]} until it is revoked or cancelled.`]
      : [
          `${th}ใช้ได้${first[0]}${since === null ? 'จนถึง' : 'ถึง'}วันที่ ${until}`,
          `${en} is valid${first[1]} until ${until}.`,
        ];
  return labelText([valid[0] + replaced[0], valid[1] + replaced[1]]);
}

/**
 * Printed at the foot of every page: QR code, address and code of the page that shows whether it counts. Null for a
 * draft.
 */
export function checkText({ labelText }: PaperFormatter, check: Check | null, what: Label): FormCheck | null {
  if (check === null) return null;
  const { title, help, codeTitle } = checkWords(what);
  return {
    title: labelText(title),
    help: labelText(help),
    address: check.address,
    qr: check.qr,
    serialTitle: labelText(codeTitle),
    serial: check.code,
  };
}

export function checkWords([th, en]: Label): Readonly<Record<'title' | 'help' | 'codeTitle', Label>> {
  return {
    title: [`ตรวจสอบ${th}ฉบับนี้`, `Verify this ${en}`],
    help: [
      `สแกนรหัสหรือเปิดที่อยู่นี้ เพื่อดูว่า${th}ยังมีผลอยู่หรือไม่`,
      `Scan the code or open the address to see whether this ${en} is in force.`,
    ],
    codeTitle: ['รหัสตรวจสอบ', 'Verification code'],
  };
}

/** `โทร. 0 2000 0000  ·  อีเมล …`; null if neither is known. */
export function contactText({ labelText }: PaperFormatter, { phone, email }: PaperDepartment): string | null {
  const parts = [
    phone === null ? '' : `${labelText(['โทร.', 'Tel.'])} ${oneLine(phone)}`,
    email === null ? '' : `${labelText(['อีเมล', 'E-mail'])} ${oneLine(email)}`,
  ];
  const text = joined(parts, '  ·  ');
  return text === '' ? null : text;
}

export function emblemOf({ labelText }: PaperFormatter, picture: string | null): FormPicture | null {
  return picture === null ? null : { picture, alt: labelText(['ตราของหน่วยงาน', 'Emblem of the department']) };
}
