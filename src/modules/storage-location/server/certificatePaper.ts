/** The texts of the certificate of a storage location. In English it is a translation, and states so. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { backPageOf } from '#platform/server/paper/backPage.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock } from '#platform/server/paper/blocks.ts';
import { inBrackets, joined, oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import {
  describePaper,
  certificateHead,
  checkText,
  DRAFT_STAMP,
  paperMark,
  translationOf,
  validityText,
} from '#platform/server/paper/paperTexts.ts';
import { certificateSignature, BLANK } from '#platform/server/paper/signature.ts';
import { declaredFormWith } from '#platform/server/request/printing/declaredForm.ts';
import { loadFlags } from '#platform/server/request/flags/flagDossier.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import {
  dimensions,
  placeAddress,
  placeCoordinates,
  placeNames,
  totalSides,
  usedSides,
  type Place,
} from './placeTexts.ts';

/** By analogy with the forms of other departments for stores; the ministry's rules decide. */
const APPLICATION_FORM = 15;
const CERTIFICATE_FORM = 16;
const SECTION = 20;
const TITLE: Label = ['หนังสือรับรองสถานที่เก็บรักษาวัตถุอันตราย', 'Certificate of a Storage Location'];
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

export const CERTIFICATE_TEMPLATE = 'modules/storage-location/server/certificate.typ';

/** What is printed in addition to the document. */
export interface CertificateExtras {
  /** Protected places near the place, the nearest first. */
  readonly flags: readonly { readonly name: Label; readonly metres: number }[];
}

export const certificatePaper = paperOf('storageLocation', {
  template: CERTIFICATE_TEMPLATE,
  isTranslated: true,
  form: declaredFormWith({ forms: { new: APPLICATION_FORM, renew: APPLICATION_FORM, change: APPLICATION_FORM } }),
  data: certificateData,
  load: async ({ pools }, { found }) => {
    const flags = await loadFlags(pools.api, found.dossier.id);
    return {
      more: {
        flags: flags.map(({ nameTh, nameEn, metres }) => ({ name: [nameTh, nameEn ?? nameTh] as const, metres })),
      },
    };
  },
});

export function certificateData(sheet: PaperSheet<'storageLocation'>, { flags }: CertificateExtras) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText, number } = format;
  const translation = translationOf(format, WHAT);
  const title = labelText(TITLE);
  const areas = document.subs ?? [];
  return {
    about: describePaper(format, {
      title: joined([title, translation?.mark ?? ''], ' – '),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: formCode(format, CERTIFICATE_FORM),
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, WHAT),
    translation,
    ...certificateHead(sheet, { title, number: ['เลขที่', 'No.'], section: SECTION }),
    holder: holderBlock(format, holder, ['หนังสือฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    certifies: [
      labelText([
        'เพื่อแสดงว่าสถานที่ดังต่อไปนี้ใช้เก็บรักษาวัตถุอันตรายได้ตามประเภทและขนาดที่ระบุ โดยต้องปฏิบัติตามเงื่อนไขท้ายหนังสือนี้',
        'to certify that the following place may be used to store hazardous substances of the kinds and up to the size stated, on the conditions below.',
      ]),
    ],
    blocks: numberBlocks(format, [
      itemBlock(format, { label: ['ชื่อสถานที่', 'Place'], text: orBlank(placeNames(format, document)), strong: true }),
      itemBlock(format, { label: ['ที่ตั้ง', 'Address'], text: orBlank(placeAddress(format, document)) }),
      itemBlock(format, { label: ['พิกัด', 'Coordinates'], text: placeCoordinates(format, document) }),
      itemBlock(format, { label: ['วัตถุประสงค์', 'Purposes'], text: orBlank(purposesOf(format, document)) }),
      itemBlock(format, {
        label: ['ประเภทสินค้าที่เก็บได้', 'Kinds of goods allowed'],
        text: orBlank(kindsOf(format, document)),
      }),
      itemBlock(format, {
        label: ['พื้นที่', 'Areas'],
        // On the page that is signed; the single areas are on the back.
        text: [
          labelText([
            `${areas.length} พื้นที่ ใช้เก็บรวม ${number(document.squareMetres)} ตารางเมตร ตามรายการแนบท้าย`,
            `${areas.length} with ${number(document.squareMetres)} m² used in all, listed in the attachment`,
          ]),
          labelText([
            `พื้นที่ทั้งหมด ${number(document.totalArea)} ตารางเมตร ความจุที่ใช้เก็บ ${number(document.usedCapacity)} กิโลกรัม`,
            `Total area ${number(document.totalArea)} m², capacity of the used part ${number(document.usedCapacity)} kg`,
          ]),
        ],
      }),
      tableBlock(format, {
        label: ['บุคลากรเฉพาะ', 'Experts'],
        columns: [
          { title: ['ชื่อ', 'Name'], share: 4 },
          { title: ['ตำแหน่ง', 'Position'], share: 3 },
          { title: ['เอกสาร', 'Paper'], share: 4 },
          { title: ['ใช้ได้ถึง', 'Valid until'], cm: 2.6 },
        ],
        rows: document.experts,
        cells: ({ name, position, refPaper, paperNo, expiresDate }) => [
          oneLine(name),
          oneLine(position),
          [labelText(refPaper?.name), oneLine(paperNo)].filter((line) => line !== ''),
          expiresDate === null ? labelText(['ไม่มีกำหนด', 'No expiry']) : format.shortDate(expiresDate),
        ],
      }),
    ]),
    flagText: flagText(format, flags),
    conditions: {
      title: labelText(['เงื่อนไข', 'Conditions']),
      items: [...CONDITIONS.map(labelText), ...format.proseLines(document.proposedConditions)].map((text, index) => ({
        number: `(${format.count(index + 1)})`,
        text,
      })),
    },
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
    back: areasOnBack(sheet),
  };
}

const CONDITIONS: readonly Label[] = [
  [
    'ต้องเก็บรักษาเฉพาะประเภทสินค้าที่ระบุ ภายในพื้นที่และไม่เกินความจุตามรายการแนบท้าย',
    'Only the stated kinds of goods shall be stored, within the listed areas and up to their capacities.',
  ],
  [
    'ต้องมีบุคลากรเฉพาะประจำสถานที่ และแจ้งเมื่อมีการเปลี่ยนตัวบุคคล',
    'The place shall have an expert, and a change of the person shall be notified.',
  ],
  [
    'ต้องยินยอมให้พนักงานเจ้าหน้าที่เข้าตรวจสถานที่ได้ทุกเวลาทำการ',
    'Competent officials may inspect the place at any time during working hours.',
  ],
];

function purposesOf({ labelText }: PaperFormatter, { types }: Place): readonly string[] {
  return (types ?? []).map(({ refPurpose, otherPurpose }) =>
    joined([labelText(refPurpose?.name), inBrackets(oneLine(otherPurpose))]),
  );
}

function kindsOf({ labelText }: PaperFormatter, { productTypes }: Place): readonly string[] {
  return (productTypes ?? []).map(({ refProductUse, refHazType }) =>
    joined([labelText(refProductUse?.name), inBrackets(labelText(refHazType?.name))]),
  );
}

function areasOnBack(sheet: PaperSheet<'storageLocation'>) {
  const { format, document } = sheet;
  const { labelText, number } = format;
  return backPageOf(sheet, {
    title: ['รายการพื้นที่เก็บรักษา', 'Storage areas'],
    what: WHAT,
    columns: [
      { title: ['พื้นที่', 'Area'], share: 4 },
      { title: [['ขนาดทั้งหมด', 'Total size'], SIDES], cm: 3.2, align: 'center' },
      { title: [['ขนาดที่ใช้เก็บ', 'Used size'], SIDES], cm: 3.2, align: 'center' },
      {
        title: [
          ['ใช้เก็บ', 'Used'],
          ['(ตร.ม.)', '(m²)'],
        ],
        cm: 2.2,
        align: 'right',
      },
      {
        title: [
          ['ความจุ', 'Capacity'],
          ['(กก.)', '(kg)'],
        ],
        cm: 2.7,
        align: 'right',
      },
    ],
    rows: document.subs,
    cells: (area) => [
      [oneLine(area.name), labelText(area.refStorageType?.name)].filter((line) => line !== ''),
      dimensions(format, totalSides(area)),
      dimensions(format, usedSides(area)),
      number(area.usedArea),
      number(area.usedCapacity),
    ],
  });
}

const SIDES: Label = ['กว้าง × ยาว × สูง (ม.)', 'W × L × H (m)'];

/** Names the protected places nearby; empty if there are none. */
function flagText(format: PaperFormatter, flags: CertificateExtras['flags']): string {
  if (flags.length === 0) return '';
  const places = flags.map(({ name, metres }) =>
    format.labelText([`${name[0]} ระยะ ${format.count(metres)} เมตร`, `${name[1]}, ${format.count(metres)} m`]),
  );
  return `${format.labelText(['สถานที่นี้อยู่ใกล้สถานที่คุ้มครอง: ', 'This place is near protected places: '])}${places.join('; ')}`;
}
