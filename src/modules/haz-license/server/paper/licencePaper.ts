/** The texts of a licence, or of the receipt of a notice. In English it is a translation, and states so. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import {
  itemBlock,
  NONE_LABEL,
  numberBlocks,
  tableBlock,
  type UnnumberedBlock,
} from '#platform/server/paper/blocks.ts';
import { inBrackets, joined } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import {
  certificateHead,
  checkText,
  describePaper,
  DRAFT_STAMP,
  paperMark,
  translationOf,
  validityText,
} from '#platform/server/paper/paperTexts.ts';
import { BLANK, certificateSignature } from '#platform/server/paper/signature.ts';
import { declaredFormWith } from '#platform/server/request/printing/declaredForm.ts';
import type { Paper } from '#platform/server/request/printing/paper.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import type { LicensedOperation } from '../../operations.ts';
import type { ConditionText } from '../conditions.ts';
import { backOf, productTable } from './licenceBack.ts';
import { licenceWording, noticeWording, type LicenceWording } from './licenceWording.ts';
import { loadExtras, type PrintedChange, type PrintedPlace } from './loadExtras.ts';

export const LICENCE_TEMPLATE = 'modules/haz-license/server/paper/licence.typ';
/** More products are listed on the back. */
export const FRONT_PRODUCTS = 3;

type Licence = NamedRecord<'hazLicense'>;

/** What is printed in addition to the document. */
export interface LicenceExtras {
  /** Its first day; null for a draft. */
  readonly from: PlainDate | null;
  readonly conditions: readonly ConditionText[];
  /** The places that it names, by the id of their revision. */
  readonly places: ReadonlyMap<string, PrintedPlace>;
  /** What was changed since it was first issued, this revision included. */
  readonly changes: readonly PrintedChange[];
}

export const licencePaper = (operation: LicensedOperation): Paper => paperWith(licenceWording(operation));
export const noticePaper = (operation: LicensedOperation): Paper => paperWith(noticeWording(operation));

function paperWith(wording: LicenceWording): Paper {
  return paperOf('hazLicense', {
    template: LICENCE_TEMPLATE,
    isTranslated: true,
    form: declaredFormWith(wording.application),
    data: (sheet, extras: LicenceExtras) => licenceData(wording, { sheet, extras }),
    load: async ({ pools }, context) => ({ more: await loadExtras(pools.api, context) }),
  });
}

interface LicenceContent {
  readonly sheet: PaperSheet<'hazLicense'>;
  readonly extras: LicenceExtras;
}

export function licenceData(wording: LicenceWording, { sheet, extras }: LicenceContent) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText } = format;
  const { what, section, lead, grants, code } = wording;
  const translation = translationOf(format, what);
  const title = labelText(wording.title);
  return {
    about: describePaper(format, {
      title: joined([title, translation?.mark ?? ''], ' – '),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: code(format),
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, what),
    translation,
    ...certificateHead(sheet, { title, number: ['เลขที่', 'No.'], section }),
    holder: holderBlock(format, holder, lead),
    grants: [labelText(grants)],
    blocks: numberBlocks(format, blocksOf(format, { document, extras })),
    conditions: {
      title: labelText(['เงื่อนไข', 'Conditions']),
      items: conditionLines(format, extras.conditions).map((text, index) => ({
        number: `(${format.count(index + 1)})`,
        text,
      })),
    },
    closing: [validityText(format, { issue, what, room: BLANK, from: extras.from })],
    signature: certificateSignature(sheet),
    back: backOf(sheet, { what, extras, isWithProducts: isOnBack(document) }),
  };
}

const NO_CONDITIONS: Label = ['ไม่มีเงื่อนไขเพิ่มเติมจากที่กฎหมายกำหนด', 'There are no conditions other than those of the law.'];

function conditionLines(format: PaperFormatter, conditions: readonly ConditionText[]): readonly string[] {
  const texts: readonly Label[] = conditions.length === 0 ? [NO_CONDITIONS] : conditions.map(({ th, en }) => [th, en]);
  return texts.map(format.labelText);
}

const isOnBack = ({ details }: Licence): boolean => (details ?? []).length > FRONT_PRODUCTS;

function blocksOf(
  format: PaperFormatter,
  { document, extras }: { readonly document: Licence; readonly extras: LicenceExtras },
): readonly UnnumberedBlock[] {
  const { labelText, number, count } = format;
  const { refOperation, refHazObject, refHazType, details, quantity, squareMetres, yearlyCapacity } = document;
  const operation = refOperation?.code;
  const isPossession = operation === 'possess';
  const products: Label = ['ผลิตภัณฑ์', 'Products'];
  return [
    itemBlock(format, {
      label: ['วัตถุอันตราย', 'Hazardous substance'],
      text: joined([format.bothNames(refHazObject?.name), inBrackets(labelText(refHazType?.name))]),
      strong: true,
    }),
    isOnBack(document)
      ? itemBlock(format, {
          label: products,
          text: labelText([
            `${count((details ?? []).length)} รายการ ตามรายการแนบท้าย`,
            `${count((details ?? []).length)} products, listed in the attachment`,
          ]),
        })
      : tableBlock(format, { label: products, ...productTable(format, document) }),
    itemBlock(format, {
      label: isPossession
        ? ['ปริมาณสูงสุดที่มีได้ในขณะหนึ่ง', 'Most that may be possessed at a time']
        : ['ปริมาณรวม', 'Total quantity'],
      text: quantity === null ? '' : labelText([`${number(quantity)} กิโลกรัม`, `${number(quantity)} kg`]),
      strong: true,
    }),
    ...(operation === 'manufacture' && yearlyCapacity !== null
      ? [
          itemBlock(format, {
            label: ['กำลังการผลิตต่อปี', 'Yearly capacity'],
            text: labelText([`${number(yearlyCapacity)} ตัน`, `${number(yearlyCapacity)} t`]),
          }),
        ]
      : []),
    ...(isPossession && squareMetres !== null
      ? [
          itemBlock(format, {
            label: ['พื้นที่เก็บรักษา', 'Area of storage'],
            text: labelText([`${number(squareMetres)} ตารางเมตร`, `${number(squareMetres)} m²`]),
          }),
        ]
      : []),
    ...(operation === 'import' || operation === 'export' ? [countries(format, document)] : []),
    ...placeItems(format, document, extras),
  ];
}

function countries(format: PaperFormatter, { refOperation, countries: rows }: Licence): UnnumberedBlock {
  const names = (rows ?? []).map(({ refCountry }) => format.labelText(refCountry?.name));
  return itemBlock(format, {
    label:
      refOperation?.code === 'export'
        ? ['ประเทศปลายทาง', 'Countries of destination']
        : ['ประเทศต้นทาง', 'Countries of origin'],
    text: names.length === 0 ? format.labelText(['ไม่จำกัดประเทศ', 'Not restricted']) : joined(names, ', '),
  });
}

/** Their names on the front; areas, quantities and experts are on the back. */
function placeItems(
  format: PaperFormatter,
  { storageLocations }: Licence,
  { places }: LicenceExtras,
): readonly UnnumberedBlock[] {
  const rows = storageLocations ?? [];
  const linesOf = (isStore: boolean): readonly string[] => {
    const texts = rows
      .filter(({ isLocation }) => (isLocation !== false) === isStore)
      .flatMap(({ refPlace, placeNameTh, placeNameEn, placeNumber }) => [
        joined([
          format.name([placeNameTh ?? '', placeNameEn ?? placeNameTh ?? '']),
          inBrackets(joined([format.labelText(['เลขที่', 'No.']), placeNumber ?? ''])),
        ]),
        ...(isStore ? [] : (places.get(refPlace?.id ?? '')?.address ?? []).map(format.labelText)),
      ]);
    return [...new Set(texts)];
  };
  const factories = linesOf(false);
  const stores = linesOf(true);
  return [
    ...(factories.length === 0
      ? []
      : [itemBlock(format, { label: ['สถานที่ผลิต', 'Place of manufacture'], text: factories })]),
    itemBlock(format, {
      label: ['สถานที่เก็บรักษา', 'Storage locations'],
      text:
        stores.length === 0
          ? format.labelText(NONE_LABEL)
          : [...stores, format.labelText(['ตามรายละเอียดแนบท้าย', 'See the attachment for details'])],
    }),
  ];
}
