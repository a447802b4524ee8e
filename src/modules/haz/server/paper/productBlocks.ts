/** What both papers say of a product, block by block. */
import type { Label } from '#language/label.ts';
import { bandColours } from '#modules/master-mgt/index.ts';
import {
  groupBlock,
  itemBlock,
  NONE,
  orBlank,
  tableBlock,
  type Item,
  type Unnumbered,
} from '#platform/server/paper/blocks.ts';
import { inBrackets, joined, oneLine } from '#platform/server/paper/cleanText.ts';
import type { Voice } from '#platform/server/paper/voice.ts';
import { bandOf, type NamedHaz, type Product, type ShownPictogram } from './product.ts';

/** What blocks.typ of this folder draws beside items and tables. */
export type ProductBlock =
  | {
      readonly kind: 'pictograms';
      readonly number: string;
      readonly label: string;
      readonly pictograms: readonly PlacedPictogram[];
    }
  | {
      readonly kind: 'band';
      readonly number: string;
      readonly label: string;
      readonly text: string;
      readonly colour: string;
      readonly colourName: string;
    };

type PlacedPictogram = Omit<ShownPictogram, 'name'> & { readonly name: string };

const ADDRESS: Label = ['ที่อยู่', 'Address'];

/** A row of one of the lists of a product. */
type RowOf<Name extends 'mainSubStances' | 'products' | 'importCompanies' | 'distributors'> = NonNullable<
  NamedHaz[Name]
>[number];

export function listedObject(voice: Voice, { document }: Product): Unnumbered {
  return itemBlock(voice, {
    label: ['ชื่อวัตถุอันตราย', 'Hazardous substance'],
    text: voice.bothNames(document.refHazObject?.name),
    strong: true,
  });
}

/** Its type by the law, and where the list says so. */
export function listedType(voice: Voice, { document }: Product): Unnumbered {
  const code = document.refHazObject?.code;
  const place: Label | null = code === undefined ? null : [`(บัญชีรายชื่อ ลำดับที่ ${code})`, `(No. ${code} of the list)`];
  return itemBlock(voice, {
    label: ['ชนิดของวัตถุอันตราย', 'Type'],
    text: joined([voice.say(document.refHazType?.name), voice.say(place)]),
  });
}

export function tradeNames(voice: Voice, { document }: Product): Unnumbered {
  const names = [...new Set([oneLine(document.tradeNameTh), oneLine(document.tradeNameEn)])].filter(
    (text) => text !== '',
  );
  return itemBlock(voice, { label: ['ชื่อทางการค้า', 'Trade name'], text: orBlank(names), strong: true });
}

export function appearance(voice: Voice, { document }: Product, more: readonly Item[] = []): Unnumbered {
  const formulation = document.refFormulation;
  return groupBlock(voice, {
    label: ['ลักษณะของผลิตภัณฑ์', 'Description of the product'],
    items: [
      { label: ['สถานะทางกายภาพ', 'Physical state'], text: voice.say(document.refPhysicalState?.name) },
      {
        label: ['สูตรผสม', 'Formulation'],
        text: formulation === null ? '' : `${voice.say(formulation.name)} – ${formulation.code}`,
      },
      ...more,
      { label: ['ลักษณะ สี กลิ่น', 'Appearance'], text: orBlank(voice.typed(document.appearance)) },
    ],
  });
}

/** Which substances, and how much of each. Of what they are made stays with the department. */
export function ratios(voice: Voice, { document }: Product): Unnumbered {
  const said = ({ refSubStance, content, refUnit }: RowOf<'mainSubStances'>) => [
    voice.bothNames(refSubStance?.name),
    joined([voice.number(content), voice.say(refUnit?.name)]),
  ];
  return tableBlock(voice, {
    label: ['สารสำคัญและอัตราส่วน', 'Active substances and ratio'],
    columns: [
      { title: ['สารสำคัญ', 'Active substance'], share: 1 },
      { title: ['อัตราส่วน', 'Ratio'], cm: 6 },
    ],
    rows: document.mainSubStances,
    cells: said,
    alone: said,
  });
}

export function makers(voice: Voice, { document }: Product): Unnumbered {
  const who = ({ name, refRole }: RowOf<'products'>) =>
    [oneLine(name), inBrackets(voice.say(refRole?.name))].filter((text) => text !== '');
  const where = ({ address, refCountry }: RowOf<'products'>) => placed(voice, address, refCountry?.name);
  return tableBlock(voice, {
    label: ['ผู้ผลิตและแหล่งผลิต', 'Manufacturers and sources'],
    columns: [
      { title: ['ผู้ผลิต', 'Manufacturer'], share: 5 },
      { title: ['แหล่งผลิต', 'Source'], share: 6 },
    ],
    rows: document.products,
    cells: (row) => [who(row), where(row)],
    alone: (row) => [joined(who(row)), ...where(row)],
  });
}

export function suppliers(voice: Voice, { document }: Product): Unnumbered {
  const where = ({ address, refCountry }: RowOf<'importCompanies'>) => placed(voice, address, refCountry?.name);
  return tableBlock(voice, {
    label: ['บริษัทผู้ขายในต่างประเทศ', 'Suppliers abroad'],
    columns: [
      { title: ['ชื่อบริษัท', 'Company'], share: 5 },
      { title: ADDRESS, share: 6 },
    ],
    rows: document.importCompanies,
    cells: (row) => [oneLine(row.name), where(row)],
    alone: (row) => [oneLine(row.name), ...where(row)],
  });
}

export function distributors(voice: Voice, { document }: Product): Unnumbered {
  const who = ({ name, idTax }: RowOf<'distributors'>) => [
    oneLine(name),
    ...(oneLine(idTax) === '' ? [] : [`${voice.say(['เลขผู้เสียภาษี', 'Tax number'])} ${oneLine(idTax)}`]),
  ];
  return tableBlock(voice, {
    label: ['ผู้จำหน่าย', 'Distributors'],
    columns: [
      { title: ['ผู้จำหน่าย', 'Distributor'], share: 5 },
      { title: ADDRESS, share: 6 },
    ],
    rows: document.distributors,
    cells: (row) => [who(row), voice.typed(row.address)],
    alone: (row) => [...who(row), ...voice.typed(row.address)],
  });
}

export function typeOfUse(voice: Voice, { document }: Product): Unnumbered {
  return itemBlock(voice, { label: ['ประเภทการใช้', 'Type of use'], text: voice.say(document.refProductUse?.name) });
}

export function purpose(voice: Voice, { document }: Product): Unnumbered {
  return itemBlock(voice, { label: ['วัตถุประสงค์การใช้', 'Purpose'], text: orBlank(voice.typed(document.purpose)) });
}

export function packages(voice: Voice, { document }: Product): Unnumbered {
  const lines = (document.packages ?? []).map(({ refPackage, material, size, refQuantityUnit }) => {
    const [container, made, amount] = [
      voice.say(refPackage?.name),
      voice.typed(material).join(' '),
      joined([voice.number(size), voice.say(refQuantityUnit?.name)]),
    ];
    return voice.lang === 'th'
      ? joined([container, made, 'ขนาดบรรจุ', amount])
      : joined([joined([container, inBrackets(made)]), amount], ', ');
  });
  return itemBlock(voice, { label: ['ภาชนะบรรจุ', 'Containers'], text: orBlank(lines) });
}

export function pictograms(voice: Voice, { pictograms: shown }: Product): Unnumbered<ProductBlock> {
  const label: Label = ['รูปสัญลักษณ์ความเป็นอันตราย', 'Hazard pictograms'];
  if (shown.length === 0) return itemBlock(voice, { label, text: voice.say(NONE) });
  return ({ own }) => ({
    kind: 'pictograms',
    number: own,
    label: voice.say(label),
    pictograms: shown.map((one) => ({ ...one, name: voice.say(one.name) })),
  });
}

export function toxicity(voice: Voice, { document }: Product): Unnumbered<ProductBlock> {
  const label: Label = ['ชั้นความเป็นพิษ', 'Toxicity class'];
  const { refLd50 } = document;
  if (refLd50 === null)
    return itemBlock(voice, { label, text: voice.say(['ไม่มีผลทดสอบที่ใช้จัดชั้น', 'Not classified: no test']) });
  const text = joined([voice.say(['ชั้น', 'Class']), refLd50.code ?? '', voice.say(refLd50.name)]);
  const band = bandOf(document);
  if (band === null) return itemBlock(voice, { label, text });
  const colourName = joined(
    [voice.say(['แถบสี', 'Colour band:']), voice.say(band.name)],
    voice.lang === 'th' ? '' : ' ',
  );
  return ({ own }) => ({
    kind: 'band',
    number: own,
    label: voice.say(label),
    text,
    colour: bandColours[band.code],
    colourName,
  });
}

/** What it was registered for: นำเข้า, ผลิต. */
export function operationOf(voice: Voice, document: NamedHaz): string {
  return voice.say(document.refOperation?.name);
}

function placed(voice: Voice, address: string | null, country: Label | undefined): readonly string[] {
  return [
    ...voice.typed(address),
    joined([voice.lang === 'th' && country !== undefined ? 'ประเทศ' : '', voice.say(country)], ''),
  ].filter((text) => text !== '');
}
