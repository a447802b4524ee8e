/**
 * The texts of the certificate of a place. What differs between a storage location and a place of manufacture is its
 * wording. In English it is a translation, and states so.
 */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { backPageOf, type BackList } from '#platform/server/paper/backPage.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock, type UnnumberedBlock } from '#platform/server/paper/blocks.ts';
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
import type { Paper } from '#platform/server/request/printing/paper.ts';
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

/** By analogy with the forms of other departments for places; the ministry's rules decide. */
const APPLICATION_FORM = 15;
const CERTIFICATE_FORM = 16;
const SECTION = 20;
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

export const CERTIFICATE_TEMPLATE = 'modules/storage-location/server/certificate.typ';

/** What is printed in addition to the document. */
export interface CertificateExtras {
  /** Protected places near the place, the nearest first. */
  readonly flags: readonly { readonly name: Label; readonly metres: number }[];
}

/** What a certificate says in words of its own, by the type of document. */
export interface CertificateWording {
  readonly title: Label;
  /** What it certifies: one sentence. */
  readonly certifies: Label;
  readonly kinds: Label;
  readonly areas: (figures: AreaFigures) => readonly Label[];
  /** Conditions that every certificate has; those of the visit follow. */
  readonly conditions: readonly Label[];
  readonly back: {
    readonly title: Label;
    readonly usedSize: Label;
    readonly used: Label;
    /** Lists after the areas. */
    readonly further?: (format: PaperFormatter, place: Place) => readonly BackList[];
  };
  /** Items after the areas. */
  readonly further?: (format: PaperFormatter, place: Place) => readonly UnnumberedBlock[];
}

/** The figures of all areas together, as they are printed. */
export interface AreaFigures {
  readonly count: number;
  readonly used: string;
  readonly total: string;
  readonly capacity: string;
}

export function certificateOf(wording: CertificateWording): Paper {
  return paperOf('storageLocation', {
    template: CERTIFICATE_TEMPLATE,
    isTranslated: true,
    form: declaredFormWith({ forms: { new: APPLICATION_FORM, renew: APPLICATION_FORM, change: APPLICATION_FORM } }),
    data: (sheet, extras: CertificateExtras) => certificateData(wording, { sheet, extras }),
    load: async ({ pools }, { found }) => {
      const flags = await loadFlags(pools.api, found.dossier.id);
      return {
        more: {
          flags: flags.map(({ nameTh, nameEn, metres }) => ({ name: [nameTh, nameEn ?? nameTh] as const, metres })),
        },
      };
    },
  });
}

interface CertificateContent {
  readonly sheet: PaperSheet<'storageLocation'>;
  readonly extras: CertificateExtras;
}

export function certificateData(wording: CertificateWording, { sheet, extras: { flags } }: CertificateContent) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText, number } = format;
  const translation = translationOf(format, WHAT);
  const title = labelText(wording.title);
  const figures: AreaFigures = {
    count: (document.subs ?? []).length,
    used: number(document.squareMetres),
    total: number(document.totalArea),
    capacity: number(document.usedCapacity),
  };
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
    certifies: [labelText(wording.certifies)],
    blocks: numberBlocks(format, [
      itemBlock(format, { label: ['ชื่อสถานที่', 'Place'], text: orBlank(placeNames(format, document)), strong: true }),
      itemBlock(format, { label: ['ที่ตั้ง', 'Address'], text: orBlank(placeAddress(format, document)) }),
      itemBlock(format, { label: ['พิกัด', 'Coordinates'], text: placeCoordinates(format, document) }),
      itemBlock(format, { label: ['วัตถุประสงค์', 'Purposes'], text: orBlank(purposesOf(format, document)) }),
      itemBlock(format, { label: wording.kinds, text: orBlank(kindsOf(format, document)) }),
      itemBlock(format, { label: ['พื้นที่', 'Areas'], text: wording.areas(figures).map(labelText) }),
      ...(wording.further?.(format, document) ?? []),
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
      items: [...wording.conditions.map(labelText), ...format.proseLines(document.proposedConditions)].map(
        (text, index) => ({ number: `(${format.count(index + 1)})`, text }),
      ),
    },
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
    back: areasOnBack(sheet, wording),
  };
}

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

function areasOnBack(sheet: PaperSheet<'storageLocation'>, { back }: CertificateWording) {
  const { format, document } = sheet;
  const { labelText, number } = format;
  return backPageOf(sheet, {
    title: back.title,
    further: back.further?.(format, document) ?? [],
    what: WHAT,
    columns: [
      { title: ['พื้นที่', 'Area'], share: 4 },
      { title: [['ขนาดทั้งหมด', 'Total size'], SIDES], cm: 3.2, align: 'center' },
      { title: [back.usedSize, SIDES], cm: 3.2, align: 'center' },
      {
        title: [back.used, ['(ตร.ม.)', '(m²)']],
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
