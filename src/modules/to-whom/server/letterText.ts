/** What a letter says, word for word. Where it stands on the page is for letter.typ. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import type { Issue } from '#platform/server/request/paper.ts';
import type { PaperParties, Signatory } from '#platform/server/request/paperParties.ts';
import type { Check } from '#platform/server/request/shortDetailAddress.ts';

export interface LetterContext {
  readonly document: AnyRecord;
  readonly parties: PaperParties;
  /** Null of a draft. */
  readonly issue: Issue | null;
  readonly validMonths: number;
  readonly today: PlainDate;
  /** The name of the picture in the letterhead. */
  readonly logo: string | null;
  /** Where anybody sees whether the letter still counts. */
  readonly check: Check | null;
}

/** Thai is null in a letter that is in English alone. */
interface Words {
  readonly th: string | null;
  readonly en: string;
}

/** As letter.typ reads it. */
export type LetterData = ReturnType<typeof letterData>;

const COUNTRY = 'Kingdom of Thailand';

export function letterData({ document, parties, issue, validMonths, today, logo, check }: LetterContext) {
  const isThaiToo = document['refLanguage'] === 'enTh';
  const words = ([th, en]: Label): Words => ({ th: isThaiToo ? th : null, en });
  const subject = textOf(document['subject']);
  const { year, month, day } = dateParts(issue?.issued ?? today);
  return {
    about: { title: issue === null ? `DRAFT – ${subject}` : `${issue.code} – ${subject}`, author: parties.department.name[1], keywords: issue === null ? [] : [issue.code], year, month, day },
    mark: issue === null ? 'DRAFT – not issued' : [issue.code, ...(issue.revision > 1 ? [`Revision ${issue.revision}`] : [])].join(' · '),
    head: { logo, name: words(parties.department.name), country: isThaiToo ? `ราชอาณาจักรไทย · ${COUNTRY}` : COUNTRY, contact: contactOf(parties) },
    number: numberRows(issue, { isThaiToo }),
    addressee: textOf(document['addressee']),
    facts: factsOf(document, parties).map(({ label, ...fact }) => ({ ...fact, label: words(label) })),
    paragraphs: paragraphsOf(textOf(document['statement'])),
    validity: validityOf(issue, validMonths),
    signature: signatureOf(parties, { isThaiToo, isDraft: issue === null }),
    copies: `${isThaiToo ? 'จำนวนฉบับ / ' : ''}Number of copies: ${String(document['copies'])}`,
    check: check === null ? null : { ...check, title: words(['ตรวจสอบหนังสือฉบับนี้', 'Verify this letter']), help: 'Scan the code or open the address to see whether this letter is in force.', codeTitle: 'Verification code:' },
  };
}

function contactOf({ department: { phone, email } }: PaperParties): string | null {
  const parts = [...(phone === null ? [] : [`Tel. ${phone}`]), ...(email === null ? [] : [`E-mail ${email}`])];
  return parts.length === 0 ? null : parts.join('  ·  ');
}

interface Row {
  readonly left: string | null;
  readonly right: string | null;
}

function numberRows(issue: Issue | null, { isThaiToo }: { isThaiToo: boolean }): readonly Row[] {
  const no = isThaiToo ? 'เลขที่ / No.' : 'No.';
  if (issue === null) return [{ left: `${no} ……………………`, right: isThaiToo ? 'วันที่ / Date ……………………' : 'Date ……………………' }];
  const revision = issue.revision > 1 ? (isThaiToo ? `ฉบับแก้ไขที่ ${issue.revision} / Revision ${issue.revision}` : `Revision ${issue.revision}`) : null;
  const first: Row = { left: `${no} ${issue.code}`, right: isThaiToo ? formatLongDate(issue.issued, 'th') : formatLongDate(issue.issued, 'en') };
  const second: Row = { left: revision, right: isThaiToo ? formatLongDate(issue.issued, 'en') : null };
  return second.left === null && second.right === null ? [first] : [first, second];
}

interface Fact {
  readonly label: Label;
  readonly text: string;
  readonly strong: boolean;
}

function factsOf(document: AnyRecord, { holder }: PaperParties): readonly Fact[] {
  const facts: readonly (Fact | false)[] = [
    { label: ['เรื่อง', 'Subject'], text: textOf(document['subject']), strong: true },
    { label: ['ผู้ขอ', 'Requested by'], text: holder[1], strong: false },
    isText(document['productName']) && { label: ['ผลิตภัณฑ์', 'Product'], text: textOf(document['productName']), strong: false },
    isText(document['certificateNo']) && { label: ['อ้างถึง', 'Certificate'], text: `No. ${textOf(document['certificateNo'])}`, strong: false },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A blank line begins a paragraph, a single end of a line only another line. */
export function paragraphsOf(statement: string): readonly (readonly string[])[] {
  return statement
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()).filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

function validityOf(issue: Issue | null, validMonths: number): string {
  if (issue === null) return `This letter will be valid for ${validMonths} months from the date of issue.`;
  const replaced = issue.revision > 1 ? ` It takes the place of revision ${issue.revision - 1}, which is no longer valid.` : '';
  const until = issue.expires === null ? 'This letter is valid until further notice' : `This letter is valid until ${formatLongDate(issue.expires, 'en')}`;
  return `${until}, unless it is suspended, revoked or cancelled before then.${replaced}`;
}

const AUTHORITY: Label = ['พนักงานเจ้าหน้าที่', 'Competent Official'];

/** The name in brackets below the line on which it is signed in ink, then the office. */
function signatureOf({ signatory, principal, department }: PaperParties, { isThaiToo, isDraft }: { isThaiToo: boolean; isDraft: boolean }): readonly string[] {
  const names = ({ name: [th, en] }: Signatory): readonly string[] => (isThaiToo && th !== en ? [`(${th})`, `(${en})`] : [`(${en})`]);
  const both = ([th, en]: Label): readonly string[] => (isThaiToo && th !== en ? [th, en] : [en]);
  const lines = signatory === null ? (isDraft ? ['(……………………………………)'] : []) : names(signatory);
  const acting = principal === null ? [] : [...(isThaiToo ? [`ปฏิบัติราชการแทน ${positionOf(principal)[0]}`] : []), `Acting for ${positionOf(principal)[1]}`];
  return [...lines, ...both(signatory?.position ?? AUTHORITY), ...acting, ...both(department.name)];
}

function positionOf({ name, position }: Signatory): Label {
  return position ?? name;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Signs that are no letters come along when text is pasted; no typeface has them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

function textOf(value: unknown): string {
  return isText(value) ? value.replaceAll(CONTROLS, '').trim() : '';
}
