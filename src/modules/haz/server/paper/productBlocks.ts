/** The blocks that both papers print of a product. */
import type { Label } from '#language/label.ts';
import { bandColours } from '#modules/master-mgt/index.ts';
import {
  groupBlock,
  itemBlock,
  NONE_LABEL,
  orBlank,
  tableBlock,
  type BlockItem,
  type UnnumberedBlock,
} from '#platform/server/paper/blocks.ts';
import { inBrackets, joined, oneLine } from '#platform/server/paper/cleanText.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import { bandOf, type HazWithNames, type PrintedProduct, type PrintedPictogram } from './printedProduct.ts';

/** What blocks.typ of this folder draws in addition to items and tables. */
export type ProductBlock =
  | {
      readonly kind: 'pictograms';
      readonly number: string;
      readonly label: string;
      readonly pictograms: readonly PictogramData[];
    }
  | {
      readonly kind: 'band';
      readonly number: string;
      readonly label: string;
      readonly text: string;
      readonly colour: string;
      readonly colourName: string;
    };

type PictogramData = Omit<PrintedPictogram, 'name'> & { readonly name: string };

const ADDRESS: Label = ['ที่อยู่', 'Address'];

/** A row of one of the lists of a product. */
type RowOf<Name extends 'mainSubStances' | 'products' | 'importCompanies' | 'distributors'> = NonNullable<
  HazWithNames[Name]
>[number];

export function listedObject(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return itemBlock(format, {
    label: ['ชื่อวัตถุอันตราย', 'Hazardous substance'],
    text: format.bothNames(document.refHazObject?.name),
    strong: true,
  });
}

/** Returns its type by law, and the entry in the list. */
export function listedType(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const code = document.refHazObject?.code;
  const place: Label | null = code === undefined ? null : [`(บัญชีรายชื่อ ลำดับที่ ${code})`, `(No. ${code} of the list)`];
  return itemBlock(format, {
    label: ['ชนิดของวัตถุอันตราย', 'Type'],
    text: joined([format.labelText(document.refHazType?.name), format.labelText(place)]),
  });
}

export function tradeNames(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const names = [...new Set([oneLine(document.tradeNameTh), oneLine(document.tradeNameEn)])].filter(
    (text) => text !== '',
  );
  return itemBlock(format, { label: ['ชื่อทางการค้า', 'Trade name'], text: orBlank(names), strong: true });
}

export function appearance(
  format: PaperFormatter,
  { document }: PrintedProduct,
  more: readonly BlockItem[] = [],
): UnnumberedBlock {
  const formulation = document.refFormulation;
  return groupBlock(format, {
    label: ['ลักษณะของผลิตภัณฑ์', 'Description of the product'],
    items: [
      { label: ['สถานะทางกายภาพ', 'Physical state'], text: format.labelText(document.refPhysicalState?.name) },
      {
        label: ['สูตรผสม', 'Formulation'],
        text: formulation === null ? '' : `${format.labelText(formulation.name)} – ${formulation.code}`,
      },
      ...more,
      { label: ['ลักษณะ สี กลิ่น', 'Appearance'], text: orBlank(format.proseLines(document.appearance)) },
    ],
  });
}

/** Prints the substances and the amount of each. Their composition stays with the department. */
export function ratios(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const contentText = ({ refSubStance, content, refUnit }: RowOf<'mainSubStances'>) => [
    format.bothNames(refSubStance?.name),
    joined([format.number(content), format.labelText(refUnit?.name)]),
  ];
  return tableBlock(format, {
    label: ['สารสำคัญและอัตราส่วน', 'Active substances and ratio'],
    columns: [
      { title: ['สารสำคัญ', 'Active substance'], share: 1 },
      { title: ['อัตราส่วน', 'Ratio'], cm: 6 },
    ],
    rows: document.mainSubStances,
    cells: contentText,
    singleRow: contentText,
  });
}

export function makers(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const who = ({ name, refRole }: RowOf<'products'>) =>
    [oneLine(name), inBrackets(format.labelText(refRole?.name))].filter((text) => text !== '');
  const where = ({ address, refCountry }: RowOf<'products'>) => addressWithCountry(format, address, refCountry?.name);
  return tableBlock(format, {
    label: ['ผู้ผลิตและแหล่งผลิต', 'Manufacturers and sources'],
    columns: [
      { title: ['ผู้ผลิต', 'Manufacturer'], share: 5 },
      { title: ['แหล่งผลิต', 'Source'], share: 6 },
    ],
    rows: document.products,
    cells: (row) => [who(row), where(row)],
    singleRow: (row) => [joined(who(row)), ...where(row)],
  });
}

export function suppliers(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const where = ({ address, refCountry }: RowOf<'importCompanies'>) =>
    addressWithCountry(format, address, refCountry?.name);
  return tableBlock(format, {
    label: ['บริษัทผู้ขายในต่างประเทศ', 'Suppliers abroad'],
    columns: [
      { title: ['ชื่อบริษัท', 'Company'], share: 5 },
      { title: ADDRESS, share: 6 },
    ],
    rows: document.importCompanies,
    cells: (row) => [oneLine(row.name), where(row)],
    singleRow: (row) => [oneLine(row.name), ...where(row)],
  });
}

export function distributors(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const who = ({ name, idTax }: RowOf<'distributors'>) => [
    oneLine(name),
    ...(oneLine(idTax) === '' ? [] : [`${format.labelText(['เลขผู้เสียภาษี', 'Tax number'])} ${oneLine(idTax)}`]),
  ];
  return tableBlock(format, {
    label: ['ผู้จำหน่าย', 'Distributors'],
    columns: [
      { title: ['ผู้จำหน่าย', 'Distributor'], share: 5 },
      { title: ADDRESS, share: 6 },
    ],
    rows: document.distributors,
    cells: (row) => [who(row), format.proseLines(row.address)],
    singleRow: (row) => [...who(row), ...format.proseLines(row.address)],
  });
}

export function typeOfUse(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return itemBlock(format, {
    label: ['ประเภทการใช้', 'Type of use'],
    text: format.labelText(document.refProductUse?.name),
  });
}

export function purpose(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return itemBlock(format, {
    label: ['วัตถุประสงค์การใช้', 'Purpose'],
    text: orBlank(format.proseLines(document.purpose)),
  });
}

export function packages(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const lines = (document.packages ?? []).map(({ refPackage, material, size, refQuantityUnit }) => {
    const [container, materialText, amount] = [
      format.labelText(refPackage?.name),
      format.proseLines(material).join(' '),
      joined([format.number(size), format.labelText(refQuantityUnit?.name)]),
    ];
    return format.lang === 'th'
      ? joined([container, materialText, 'ขนาดบรรจุ', amount])
      : joined([joined([container, inBrackets(materialText)]), amount], ', ');
  });
  return itemBlock(format, { label: ['ภาชนะบรรจุ', 'Containers'], text: orBlank(lines) });
}

export function pictograms(
  format: PaperFormatter,
  { pictograms: printedPictograms }: PrintedProduct,
): UnnumberedBlock<ProductBlock> {
  const label: Label = ['รูปสัญลักษณ์ความเป็นอันตราย', 'Hazard pictograms'];
  if (printedPictograms.length === 0) return itemBlock(format, { label, text: format.labelText(NONE_LABEL) });
  return ({ own }) => ({
    kind: 'pictograms',
    number: own,
    label: format.labelText(label),
    pictograms: printedPictograms.map((pictogram) => ({ ...pictogram, name: format.labelText(pictogram.name) })),
  });
}

export function toxicity(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock<ProductBlock> {
  const label: Label = ['ชั้นความเป็นพิษ', 'Toxicity class'];
  const { refLd50 } = document;
  if (refLd50 === null)
    return itemBlock(format, { label, text: format.labelText(['ไม่มีผลทดสอบที่ใช้จัดชั้น', 'Not classified: no test']) });
  const text = joined([format.labelText(['ชั้น', 'Class']), refLd50.code ?? '', format.labelText(refLd50.name)]);
  const band = bandOf(document);
  if (band === null) return itemBlock(format, { label, text });
  const colourName = joined(
    [format.labelText(['แถบสี', 'Colour band:']), format.labelText(band.name)],
    format.lang === 'th' ? '' : ' ',
  );
  return ({ own }) => ({
    kind: 'band',
    number: own,
    label: format.labelText(label),
    text,
    colour: bandColours[band.code],
    colourName,
  });
}

/** Returns the operation it was registered for: นำเข้า, ผลิต. */
export function operationOf(format: PaperFormatter, document: HazWithNames): string {
  return format.labelText(document.refOperation?.name);
}

function addressWithCountry(
  format: PaperFormatter,
  address: string | null,
  country: Label | undefined,
): readonly string[] {
  return [
    ...format.proseLines(address),
    joined([format.lang === 'th' && country !== undefined ? 'ประเทศ' : '', format.labelText(country)], ''),
  ].filter((text) => text !== '');
}
