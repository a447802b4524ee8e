/** What a certificate of registration says, word for word. In English it is a translation, and says so. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { FormCheck, FormConditions, FormHead, FormHolder, FormNumber, FormPaper, FormSignature, Lines } from '#platform/server/print/formData.ts';
import type { Issue } from '#platform/server/request/paper.ts';
import type { PaperParties, Signatory } from '#platform/server/request/paperParties.ts';
import type { Check } from '#platform/server/request/shortDetailAddress.ts';
import { CERTIFICATE_FORM, DEPARTMENT, formCode, LAW, MINISTRY, OFFICIAL } from './authority.ts';
import { numberBlocks, type Block } from './blocks.ts';
import type { Holder, Product } from './product.ts';
import { appearance, distributors, listedObject, listedType, makers, operationOf, packages, pictograms, purpose, ratios, suppliers, toxicity, tradeNames, typeOfUse } from './productBlocks.ts';
import { aboutOf, DRAFT_STAMP, holderFacts, ROOM, ROOM_FOR_NAME, signedElectronically } from './sheet.ts';
import { voiceOf, type Voice } from './voice.ts';

export interface CertificateContext {
  readonly product: Product;
  readonly holder: Holder;
  readonly parties: Pick<PaperParties, 'signatory' | 'principal'>;
  /** Null of a draft. */
  readonly issue: Issue | null;
  /** How many of its revisions are changes, this one among them. */
  readonly changes: number;
  readonly today: PlainDate;
  /** The name of the picture. */
  readonly emblem: string | null;
  readonly check: Check | null;
  readonly lang: Locale;
}

/** As certificate.typ reads it. */
export interface CertificateData extends FormPaper {
  readonly head: FormHead;
  /** Null of the original. */
  readonly translation: { readonly mark: string; readonly note: string } | null;
  readonly number: FormNumber;
  readonly holder: FormHolder;
  readonly purpose: readonly string[];
  readonly blocks: readonly Block[];
  readonly conditions: FormConditions;
  readonly closing: readonly Lines[];
  readonly signature: FormSignature;
}

const TITLE: Label = ['ใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Certificate of Registration of a Hazardous Substance'];
const TRANSLATION = 'Translation / คำแปล';

export function certificateData(context: CertificateContext): CertificateData {
  const { product, holder, issue, today, emblem, check, lang } = context;
  const voice = voiceOf(lang);
  const { say } = voice;
  const title = say(TITLE);
  return {
    about: aboutOf(voice, { title: [issue?.code ?? say(['ฉบับร่าง', 'DRAFT']), title, ...(lang === 'en' ? [TRANSLATION] : [])].join(' – '), code: issue?.code ?? null, day: issue?.issued ?? today }),
    code: [...(lang === 'en' ? [TRANSLATION] : []), formCode(CERTIFICATE_FORM, lang)].join('  ·  '),
    mark: [issue?.code ?? say(['ฉบับร่าง ยังไม่ได้ออก', 'DRAFT – not issued']), ...revisionOf(voice, context)].join(' · '),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: check === null ? null : checkIn(voice, check),
    head: {
      emblem: emblem === null ? null : { picture: emblem, alt: say(['ตราของกรม', 'Emblem of the department']) },
      title,
      subtitle: say([`ออกตามความในมาตรา 36 แห่ง${LAW[0]}`, `Issued under section 36 of the ${LAW[1]}`]),
    },
    translation: lang === 'en' ? { mark: TRANSLATION, note: 'The certificate in Thai is the one that counts. What was declared in Thai stands here in Thai.' } : null,
    number: {
      left: [`${say(['ทะเบียนเลขที่', 'Registration No.'])} ${issue?.code ?? ROOM}`, ...revisionOf(voice, context)],
      right: [say(DEPARTMENT), say(MINISTRY), issue === null ? `${say(['วันที่', 'Date'])} ${ROOM}` : `${lang === 'th' ? 'วันที่ ' : ''}${voice.longDate(issue.issued)}`],
    },
    holder: { lead: say(['ใบสำคัญฉบับนี้ออกให้แก่', 'This certificate is issued to']), name: inLocale(holder.name, lang), facts: holderFacts(voice, holder) },
    purpose: [purposeOf(voice, product)],
    blocks: numberBlocks(blocksOf(voice, product), voice.count),
    conditions: conditionsOf(voice, product),
    closing: closingOf(voice, issue),
    signature: signatureOf(voice, context),
  };
}

function blocksOf(voice: Voice, product: Product): Parameters<typeof numberBlocks>[0] {
  const isImported = product.document.refOperation !== 'manufacture';
  const all = [listedObject, listedType, tradeNames, appearance, ratios, makers, ...(isImported ? [suppliers] : []), distributors, typeOfUse, purpose, packages, pictograms, toxicity];
  return all.map((block) => block(voice, product));
}

function purposeOf(voice: Voice, product: Product): string {
  const operation = operationOf(voice, product);
  return voice.lang === 'th'
    ? `เพื่อแสดงว่าวัตถุอันตรายตามรายการต่อไปนี้ได้ขึ้นทะเบียนไว้แล้วเพื่อการ${operation} และผู้ถือใบสำคัญต้องปฏิบัติตามเงื่อนไขท้ายใบสำคัญนี้`
    : `to certify that the hazardous substance described below is registered for ${operation.toLowerCase()}, on the conditions that follow the description.`;
}

/** Said from the second on. */
function revisionOf({ say }: Voice, { issue, changes }: CertificateContext): readonly string[] {
  if (issue === null || issue.revision === 1) return [];
  const why: Label = changes === 0 ? [' (ต่ออายุ)', ' (renewal)'] : [` (แก้ไขครั้งที่ ${changes})`, ` (change ${changes})`];
  return [say([`ฉบับที่ ${issue.revision}${why[0]}`, `Revision ${issue.revision}${why[1]}`])];
}

function checkIn({ say }: Voice, { address, code, qr }: Check): FormCheck {
  return {
    title: say(['ตรวจสอบใบสำคัญฉบับนี้', 'Verify this certificate']),
    help: say(['สแกนรหัสหรือเปิดที่อยู่นี้ เพื่อดูว่าใบสำคัญยังมีผลอยู่หรือไม่', 'Scan the code or open the address to see whether this certificate is in force.']),
    address,
    qr,
    serialTitle: say(['รหัสตรวจสอบ', 'Verification code']),
    serial: code,
  };
}

const CONDITIONS: readonly Label[] = [
  ['ต้องผลิตหรือนำเข้าวัตถุอันตรายให้ตรงตามรายการที่ขึ้นทะเบียนไว้ทุกประการ', 'The substance shall be manufactured or imported as it is registered, in every respect.'],
  ['ต้องจัดทำฉลากและเอกสารกำกับให้ตรงตามที่ได้รับความเห็นชอบ', 'Labels and leaflets shall be those that were approved.'],
  ['การแก้ไขรายการในทะเบียนต้องได้รับอนุญาตจากพนักงานเจ้าหน้าที่ก่อน', 'Nothing in the registration shall be changed without the consent of the competent official.'],
];

const TYPE_CONDITIONS: Readonly<Record<NonNullable<Product['document']['refHazType']>, Label | null>> = {
  type1: null,
  type2: ['ต้องแจ้งการดำเนินการต่อพนักงานเจ้าหน้าที่ก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง', 'The competent official shall be notified before the substance is manufactured, imported, exported or possessed.'],
  type3: ['ต้องได้รับใบอนุญาตก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง', 'A licence is needed before the substance is manufactured, imported, exported or possessed.'],
  type4: null,
};

/** What holds for all, what the law asks of its type, and what the list says of it. */
function conditionsOf(voice: Voice, { document, book }: Product): FormConditions {
  const { say, count } = voice;
  const ofType = document.refHazType === null ? null : TYPE_CONDITIONS[document.refHazType];
  const listed = voice.typed(book.entry(document.refHazObject)?.condition).join(' ');
  const all = [...[...CONDITIONS, ...(ofType === null ? [] : [ofType])].map(say), ...(listed === '' ? [] : [`${say(['ตามบัญชีรายชื่อ', 'By the list:'])} ${listed}`])];
  return { title: say(['เงื่อนไข', 'Conditions']), items: all.map((text, index) => ({ number: `(${count(index + 1)})`, text })) };
}

function closingOf({ say, longDate }: Voice, issue: Issue | null): readonly Lines[] {
  const replaced: Label = issue === null || issue.revision === 1 ? ['', ''] : [` และใช้แทนฉบับที่ ${issue.revision - 1} ซึ่งสิ้นผลแล้ว`, ` It takes the place of revision ${issue.revision - 1}, which is no longer valid.`];
  const until = issue === null ? ROOM : issue.expires === null ? null : longDate(issue.expires);
  const valid: Label = until === null ? ['ใบสำคัญฉบับนี้ใช้ได้จนกว่าจะถูกเพิกถอนหรือยกเลิก', 'This certificate is valid until it is revoked or cancelled.'] : [`ใบสำคัญฉบับนี้ใช้ได้จนถึงวันที่ ${until}`, `This certificate is valid until ${until}.`];
  return [say([valid[0] + replaced[0], valid[1] + replaced[1]])];
}

function signatureOf(voice: Voice, { parties: { signatory, principal }, issue, lang }: CertificateContext): FormSignature {
  const { say } = voice;
  const office = ({ name, position }: Signatory): string => say(position ?? name);
  const isTranslation = lang === 'en';
  return {
    picture: null,
    lead: say(['(ลงชื่อ)', 'Signed']),
    name: signatory === null ? ROOM_FOR_NAME : `(${inLocale(signatory.name, lang)})`,
    positions: [say(signatory?.position ?? OFFICIAL)],
    acting: principal === null ? [] : lang === 'th' ? [`ปฏิบัติราชการแทน ${office(principal)}`] : ['Acting for', office(principal)],
    electronic: issue === null ? null : isTranslation ? originalSigned(voice, issue) : issue.isSigned ? signedElectronically(voice, issue.issued) : null,
  };
}

/** Nobody signs a translation. */
function originalSigned({ longDate }: Voice, { issued, isSigned }: Issue): readonly string[] {
  return [isSigned ? 'The Thai original is signed electronically' : 'The Thai original is signed in ink', `on ${longDate(issued)}`];
}
