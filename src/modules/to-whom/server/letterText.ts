/** The texts of a letter. Their places on the page are in letter.typ. */
import type { Label } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { oneLine, paragraphsOf } from '#platform/server/paper/cleanText.ts';
import type { PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import { describePaper, checkWords, contactText, revisionText } from '#platform/server/paper/paperTexts.ts';
import { officeOf, BLANK_NAME } from '#platform/server/paper/signature.ts';
import type { Issue } from '#platform/server/request/printing/paper.ts';

export type LetterSheet = PaperSheet<'toWhom'>;

/** Thai is null in a letter that is in English only. */
interface BilingualText {
  readonly th: string | null;
  readonly en: string;
}

const COUNTRY = 'Kingdom of Thailand';
const BLANK_LINE = '……………………';

export function letterData(sheet: LetterSheet) {
  const {
    format,
    document,
    parties: { department },
    issue,
    today,
    emblem,
    check,
  } = sheet;
  const isThaiToo = document.refLanguage?.code === 'enTh';
  const words = ([th, en]: Label): BilingualText => ({ th: isThaiToo ? th : null, en });
  const verify = checkWords(['หนังสือ', 'letter']);
  return {
    about: describePaper(format, {
      title: oneLine(document.subject),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: department.name,
    }),
    mark:
      issue === null
        ? 'DRAFT – not issued'
        : [issue.code, revisionText(format, issue)].filter((part) => part !== null).join(' · '),
    head: {
      logo: emblem,
      name: words(department.name),
      country: isThaiToo ? `ราชอาณาจักรไทย · ${COUNTRY}` : COUNTRY,
      contact: contactText(format, department),
    },
    number: numberRows(issue, { isThaiToo }),
    addressee: oneLine(document.addressee),
    facts: factsOf(sheet).map(({ label, ...fact }) => ({ ...fact, label: words(label) })),
    paragraphs: paragraphsOf(document.statement),
    validity: validityOf(sheet),
    signature: signatureOf(sheet, { isThaiToo }),
    copies: `${isThaiToo ? 'จำนวนฉบับ / ' : ''}Number of copies: ${document.copies}`,
    check:
      check === null
        ? null
        : {
            ...check,
            title: words(verify.title),
            help: verify.help[1],
            codeTitle: `${verify.codeTitle[1]}:`,
          },
  };
}

interface LetterRow {
  readonly left: string | null;
  readonly right: string | null;
}

function numberRows(issue: Issue | null, { isThaiToo }: { isThaiToo: boolean }): readonly LetterRow[] {
  const labelText = ([th, en]: Label): string => (isThaiToo ? `${th} / ${en}` : en);
  const no = labelText(['เลขที่', 'No.']);
  if (issue === null) return [{ left: `${no} ${BLANK_LINE}`, right: `${labelText(['วันที่', 'Date'])} ${BLANK_LINE}` }];
  const { code, revision, issued } = issue;
  const second = revision > 1 ? labelText([`ฉบับแก้ไขที่ ${revision}`, `Revision ${revision}`]) : null;
  const [day, inEnglish] = isThaiToo
    ? [formatLongDate(issued, 'th'), formatLongDate(issued, 'en')]
    : [formatLongDate(issued, 'en'), null];
  return [
    { left: `${no} ${code}`, right: day },
    ...(second === null && inEnglish === null ? [] : [{ left: second, right: inEnglish }]),
  ];
}

interface Fact {
  readonly label: Label;
  readonly text: string;
  readonly strong: boolean;
}

/** Returns the facts that are not empty. */
function factsOf({ document: { subject, productName, certificateNo }, holder }: LetterSheet): readonly Fact[] {
  const certificate = oneLine(certificateNo);
  const facts: readonly Fact[] = [
    { label: ['เรื่อง', 'Subject'], text: oneLine(subject), strong: true },
    { label: ['ผู้ขอ', 'Requested by'], text: oneLine(holder.name[1]), strong: false },
    { label: ['ผลิตภัณฑ์', 'Product'], text: oneLine(productName), strong: false },
    { label: ['อ้างถึง', 'Certificate'], text: certificate === '' ? '' : `No. ${certificate}`, strong: false },
  ];
  return facts.filter(({ text }, index) => index < 2 || text !== '');
}

function validityOf({ issue, validMonths }: LetterSheet): string {
  if (issue === null) return `This letter will be valid for ${validMonths ?? 0} months from the date of issue.`;
  const replaced =
    issue.revision > 1 ? ` It takes the place of revision ${issue.revision - 1}, which is no longer valid.` : '';
  const until = issue.expires === null ? 'until further notice' : `until ${formatLongDate(issue.expires, 'en')}`;
  return `This letter is valid ${until}, unless it is suspended, revoked or cancelled before then.${replaced}`;
}

/** The name in brackets below the line for a signature in ink, then the office. */
function signatureOf(
  { parties: { signatory, principal, department }, authority, issue }: LetterSheet,
  { isThaiToo }: { isThaiToo: boolean },
): readonly string[] {
  const both = ([th, en]: Label): readonly string[] => (isThaiToo && th !== en ? [th, en] : [en]);
  const names =
    signatory === null ? (issue === null ? [BLANK_NAME] : []) : both(signatory.name).map((name) => `(${name})`);
  const office = principal === null ? null : officeOf(principal);
  const acting = office === null ? [] : both([`ปฏิบัติราชการแทน ${office[0]}`, `Acting for ${office[1]}`]);
  return [...names, ...both(signatory?.position ?? authority.official), ...acting, ...both(department.name)];
}
