/** What a certificate of registration says, word for word. In English it is a translation, and says so. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { numberBlocks } from '#platform/server/paper/blocks.ts';
import { joined } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import {
  aboutPaper,
  certificateHead,
  checkText,
  DRAFT_STAMP,
  paperMark,
  translationOf,
  validityText,
} from '#platform/server/paper/sheet.ts';
import { certifiedBy, ROOM } from '#platform/server/paper/signature.ts';
import type { Voice } from '#platform/server/paper/voice.ts';
import type { FormConditions } from '#platform/server/print/formData.ts';
import { conditionOf, type NamedHaz, type Product } from './product.ts';
import {
  appearance,
  distributors,
  listedObject,
  listedType,
  makers,
  operationOf,
  packages,
  pictograms,
  purpose,
  ratios,
  suppliers,
  toxicity,
  tradeNames,
  typeOfUse,
} from './productBlocks.ts';

export interface CertificateMore extends Pick<Product, 'pictograms'> {
  /** How many of its revisions are changes, this one among them. */
  readonly changes: number;
}

/** As certificate.typ reads it. */
export type CertificateData = ReturnType<typeof certificateData>;

const CERTIFICATE_FORM = 2;
const TITLE: Label = ['ใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Certificate of Registration of a Hazardous Substance'];
const WHAT: Label = ['ใบสำคัญ', 'certificate'];

export function certificateData(sheet: PaperSheet<'haz'>, { pictograms: shown, changes }: CertificateMore) {
  const {
    voice,
    document,
    holder,
    authority: { department },
    issue,
    today,
    check,
  } = sheet;
  const translation = translationOf(voice, WHAT);
  const title = voice.say(TITLE);
  const why: Label = changes === 0 ? [' (ต่ออายุ)', ' (renewal)'] : [` (แก้ไขครั้งที่ ${changes})`, ` (change ${changes})`];
  return {
    about: aboutPaper(voice, {
      title: joined([title, translation?.mark ?? ''], ' – '),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: department,
    }),
    code: joined([translation?.mark ?? '', formCode(voice, CERTIFICATE_FORM)], '  ·  '),
    mark: paperMark(voice, issue, why),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(voice, check, WHAT),
    translation,
    ...certificateHead(sheet, { title, number: ['ทะเบียนเลขที่', 'Registration No.'], section: 36, why }),
    holder: holderBlock(voice, holder, ['ใบสำคัญฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    purpose: [purposeOf(voice, document)],
    blocks: numberBlocks(voice, blocksOf(voice, { document, pictograms: shown })),
    conditions: conditionsOf(voice, document),
    closing: [validityText(voice, { issue, what: WHAT, room: ROOM })],
    signature: certifiedBy(sheet),
  };
}

function blocksOf(voice: Voice, product: Product) {
  const isImported = product.document.refOperation?.code !== 'manufacture';
  const all = [
    listedObject,
    listedType,
    tradeNames,
    appearance,
    ratios,
    makers,
    ...(isImported ? [suppliers] : []),
    distributors,
    typeOfUse,
    purpose,
    packages,
    pictograms,
    toxicity,
  ];
  return all.map((block) => block(voice, product));
}

function purposeOf(voice: Voice, document: NamedHaz): string {
  const operation = operationOf(voice, document);
  return voice.lang === 'th'
    ? `เพื่อแสดงว่าวัตถุอันตรายตามรายการต่อไปนี้ได้ขึ้นทะเบียนไว้แล้วเพื่อการ${operation} และผู้ถือใบสำคัญต้องปฏิบัติตามเงื่อนไขท้ายใบสำคัญนี้`
    : `to certify that the hazardous substance described below is registered for ${operation.toLowerCase()}, on the conditions that follow the description.`;
}

const CONDITIONS: readonly Label[] = [
  [
    'ต้องผลิตหรือนำเข้าวัตถุอันตรายให้ตรงตามรายการที่ขึ้นทะเบียนไว้ทุกประการ',
    'The substance shall be manufactured or imported as it is registered, in every respect.',
  ],
  ['ต้องจัดทำฉลากและเอกสารกำกับให้ตรงตามที่ได้รับความเห็นชอบ', 'Labels and leaflets shall be those that were approved.'],
  [
    'การแก้ไขรายการในทะเบียนต้องได้รับอนุญาตจากพนักงานเจ้าหน้าที่ก่อน',
    'Nothing in the registration shall be changed without the consent of the competent official.',
  ],
];

const TYPE_CONDITIONS: Readonly<Record<NonNullable<NamedHaz['refHazType']>['code'], Label | null>> = {
  type1: null,
  type2: [
    'ต้องแจ้งการดำเนินการต่อพนักงานเจ้าหน้าที่ก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง',
    'The competent official shall be notified before the substance is manufactured, imported, exported or possessed.',
  ],
  type3: [
    'ต้องได้รับใบอนุญาตก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง',
    'A licence is needed before the substance is manufactured, imported, exported or possessed.',
  ],
  type4: null,
};

/** What holds for all, what the law asks of its type, and what the list says of it. */
function conditionsOf({ say, count, typed }: Voice, document: NamedHaz): FormConditions {
  const ofType = document.refHazType === null ? null : TYPE_CONDITIONS[document.refHazType.code];
  const listed = typed(conditionOf(document)).join(' ');
  const all = [
    ...[...CONDITIONS, ...(ofType === null ? [] : [ofType])].map(say),
    ...(listed === '' ? [] : [`${say(['ตามบัญชีรายชื่อ', 'By the list:'])} ${listed}`]),
  ];
  return {
    title: say(['เงื่อนไข', 'Conditions']),
    items: all.map((text, index) => ({ number: `(${count(index + 1)})`, text })),
  };
}
