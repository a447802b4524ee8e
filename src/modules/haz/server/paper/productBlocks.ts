/** What both papers say of a product, block by block. */
import type { Label } from '#language/label.ts';
import type { FormColumn, FormItem, Lines } from '#platform/server/print/formData.ts';
import { hazType, operation, physicalState } from '#platform/model/businessChoices.ts';
import { contentUnit, makerRole } from '../../choices.ts';
import type { Unnumbered } from './blocks.ts';
import type { Product } from './product.ts';
import { asTyped, type Voice } from './voice.ts';

export const NONE: Label = ['ไม่มี', 'None'];
const NO: Label = ['ลำดับ', 'No.'];
const ADDRESS: Label = ['ที่อยู่', 'Address'];

/** A row of one of the lists of a product. */
type RowOf<Name extends 'mainSubStances' | 'products' | 'importCompanies' | 'distributors'> = NonNullable<Product['document'][Name]>[number];

/** Of the table: what its first column, the place of the row, does not say. */
export interface TableOf<Row> {
  readonly label: Label;
  readonly columns: readonly (Omit<FormColumn, 'title'> & { readonly title: Label | readonly Label[] })[];
  readonly rows: readonly Row[] | null;
  readonly cells: (row: Row) => readonly Lines[];
  /** Where one row alone is no table: how it is said. */
  readonly alone?: (row: Row) => readonly string[];
}

const PLACE = { cm: 1.25, align: 'center' } as const;

/** One item that says so where there are no rows. */
export function tableBlock<Row>(voice: Voice, { label, columns, rows, cells, alone }: TableOf<Row>): Unnumbered {
  const { say, count } = voice;
  return ({ own }) => {
    const [first] = rows ?? [];
    if (rows === null || first === undefined) return { kind: 'items', items: [{ number: own, label: say(label), text: say(NONE) }] };
    if (alone !== undefined && rows.length === 1) return { kind: 'items', items: [{ number: own, label: say(label), text: orBlank(alone(first)) }] };
    const titled = columns.map(({ title, ...column }) => ({ ...column, title: titleLines(title).map(say) }));
    return { kind: 'table', number: own, label: say(label), table: { columns: [{ title: say(NO), ...PLACE }, ...titled], rows: rows.map((row, index) => [count(index + 1), ...cells(row)]) } };
  };
}

function titleLines(title: Label | readonly Label[]): readonly Label[] {
  return isLabel(title) ? [title] : title;
}

function isLabel(title: Label | readonly Label[]): title is Label {
  return typeof title[0] === 'string';
}

/** An item of its own. */
export function itemBlock(voice: Voice, { label, text, strong = false }: { readonly label: Label; readonly text: Lines; readonly strong?: boolean }): Unnumbered {
  return ({ own }) => ({ kind: 'items', items: [{ number: own, label: voice.say(label), text, strong }] });
}

interface Within {
  readonly label: Label;
  readonly text: Lines;
}

/** An item that consists of others. */
function groupBlock(voice: Voice, { label, items }: { readonly label: Label; readonly items: readonly Within[] }): Unnumbered {
  return ({ own, within }) => {
    const inner: readonly FormItem[] = items.map((item, index) => ({ ...item, number: within(index + 1), label: voice.say(item.label) }));
    return { kind: 'items', items: [{ number: own, label: voice.say(label), items: inner }] };
  };
}

export function listedObject(voice: Voice, { document, book }: Product): Unnumbered {
  return itemBlock(voice, { label: ['ชื่อวัตถุอันตราย', 'Hazardous substance'], text: voice.named(book.entry(document.refHazObject)?.name), strong: true });
}

/** Its type by the law, and where the list says so. */
export function listedType(voice: Voice, { document, book }: Product): Unnumbered {
  const code = book.entry(document.refHazObject)?.code;
  const place: Label | null = code === undefined ? null : [`(บัญชีรายชื่อ ลำดับที่ ${code})`, `(No. ${code} of the list)`];
  return itemBlock(voice, { label: ['ชนิดของวัตถุอันตราย', 'Type'], text: joined([voice.say(book.choice(hazType, document.refHazType)), voice.say(place)]) });
}

export function tradeNames(voice: Voice, { document }: Product): Unnumbered {
  const names = [...new Set([asTyped(document.tradeNameTh), asTyped(document.tradeNameEn)])].filter(isSaid);
  return itemBlock(voice, { label: ['ชื่อทางการค้า', 'Trade name'], text: orBlank(names), strong: true });
}

export function appearance(voice: Voice, { document, book }: Product, more: readonly Within[] = []): Unnumbered {
  const formulation = book.lookup(document.refFormulation);
  return groupBlock(voice, {
    label: ['ลักษณะของผลิตภัณฑ์', 'Description of the product'],
    items: [
      { label: ['สถานะทางกายภาพ', 'Physical state'], text: voice.say(book.choice(physicalState, document.refPhysicalState)) },
      { label: ['สูตรผสม', 'Formulation'], text: formulation === null ? '' : `${voice.say(formulation.name)} – ${formulation.key}` },
      ...more,
      { label: ['ลักษณะ สี กลิ่น', 'Appearance'], text: orBlank(voice.typed(document.appearance)) },
    ],
  });
}

/** Which substances, and how much of each. Of what they are made stays with the department. */
export function ratios(voice: Voice, { document, book }: Product): Unnumbered {
  const said = ({ refSubStance, content, refUnit }: RowOf<'mainSubStances'>) => [voice.named(book.entry(refSubStance)?.name), joined([voice.number(content), voice.say(book.choice(contentUnit, refUnit))])];
  return tableBlock(voice, {
    label: ['สารสำคัญและอัตราส่วน', 'Active substances and ratio'],
    columns: [{ title: ['สารสำคัญ', 'Active substance'], share: 1 }, { title: ['อัตราส่วน', 'Ratio'], cm: 6 }],
    rows: document.mainSubStances,
    cells: said,
    alone: said,
  });
}

export function makers(voice: Voice, { document, book }: Product): Unnumbered {
  const who = ({ name, refRole }: RowOf<'products'>) => [asTyped(name), inBrackets(voice.say(book.choice(makerRole, refRole)))].filter(isSaid);
  const where = ({ address, refCountry }: RowOf<'products'>) => placed(voice, address, book.entry(refCountry)?.name);
  return tableBlock(voice, {
    label: ['ผู้ผลิตและแหล่งผลิต', 'Manufacturers and sources'],
    columns: [{ title: ['ผู้ผลิต', 'Manufacturer'], share: 5 }, { title: ['แหล่งผลิต', 'Source'], share: 6 }],
    rows: document.products,
    cells: (row) => [who(row), where(row)],
    alone: (row) => [joined(who(row)), ...where(row)],
  });
}

export function suppliers(voice: Voice, { document, book }: Product): Unnumbered {
  const where = ({ address, refCountry }: RowOf<'importCompanies'>) => placed(voice, address, book.entry(refCountry)?.name);
  return tableBlock(voice, {
    label: ['บริษัทผู้ขายในต่างประเทศ', 'Suppliers abroad'],
    columns: [{ title: ['ชื่อบริษัท', 'Company'], share: 5 }, { title: ADDRESS, share: 6 }],
    rows: document.importCompanies,
    cells: (row) => [asTyped(row.name), where(row)],
    alone: (row) => [asTyped(row.name), ...where(row)],
  });
}

export function distributors(voice: Voice, { document }: Product): Unnumbered {
  const who = ({ name, idTax }: RowOf<'distributors'>) => [asTyped(name), ...(asTyped(idTax) === '' ? [] : [`${voice.say(['เลขผู้เสียภาษี', 'Tax number'])} ${asTyped(idTax)}`])];
  return tableBlock(voice, {
    label: ['ผู้จำหน่าย', 'Distributors'],
    columns: [{ title: ['ผู้จำหน่าย', 'Distributor'], share: 5 }, { title: ADDRESS, share: 6 }],
    rows: document.distributors,
    cells: (row) => [who(row), voice.typed(row.address)],
    alone: (row) => [...who(row), ...voice.typed(row.address)],
  });
}

export function typeOfUse(voice: Voice, { document, book }: Product): Unnumbered {
  return itemBlock(voice, { label: ['ประเภทการใช้', 'Type of use'], text: voice.say(book.lookup(document.refProductUse)?.name) });
}

export function purpose(voice: Voice, { document }: Product): Unnumbered {
  return itemBlock(voice, { label: ['วัตถุประสงค์การใช้', 'Purpose'], text: orBlank(voice.typed(document.purpose)) });
}

export function packages(voice: Voice, { document, book }: Product): Unnumbered {
  const lines = (document.packages ?? []).map(({ refPackage, material, size, refQuantityUnit }) => {
    const [container, made, amount] = [voice.say(book.lookup(refPackage)?.name), voice.typed(material).join(' '), joined([voice.number(size), voice.say(book.lookup(refQuantityUnit)?.name)])];
    return voice.lang === 'th' ? joined([container, made, 'ขนาดบรรจุ', amount]) : joined([joined([container, inBrackets(made)]), amount], ', ');
  });
  return itemBlock(voice, { label: ['ภาชนะบรรจุ', 'Containers'], text: orBlank(lines) });
}

export function pictograms(voice: Voice, { pictograms: shown }: Product): Unnumbered {
  const label: Label = ['รูปสัญลักษณ์ความเป็นอันตราย', 'Hazard pictograms'];
  if (shown.length === 0) return itemBlock(voice, { label, text: voice.say(NONE) });
  return ({ own }) => ({ kind: 'pictograms', number: own, label: voice.say(label), pictograms: shown.map(({ code, name, picture }) => ({ code, name: voice.say(name), picture })) });
}

export function toxicity(voice: Voice, { toxicity: found }: Product): Unnumbered {
  const label: Label = ['ชั้นความเป็นพิษ', 'Toxicity class'];
  if (found === null) return itemBlock(voice, { label, text: voice.say(['ไม่มีผลทดสอบที่ใช้จัดชั้น', 'Not classified: no test']) });
  const { hazardClass, name, band } = found;
  const text = joined([voice.say(['ชั้น', 'Class']), hazardClass, voice.say(name)]);
  if (band === null) return itemBlock(voice, { label, text });
  return ({ own }) => ({ kind: 'band', number: own, label: voice.say(label), text, colour: band.colour, colourName: joined([voice.say(['แถบสี', 'Colour band:']), voice.say(band.name)], voice.lang === 'th' ? '' : ' ') });
}

/** What it was registered for: นำเข้า, ผลิต. */
export function operationOf(voice: Voice, { document, book }: Product): string {
  return voice.say(book.choice(operation, document.refOperation));
}

export function joined(parts: readonly string[], by = ' '): string {
  return parts.filter(isSaid).join(by);
}

/** A line to write on, where there is nothing yet. */
export function orBlank(lines: readonly string[]): Lines {
  return lines.length === 0 ? '' : lines;
}

function placed(voice: Voice, address: string | null, country: Label | undefined): readonly string[] {
  return [...voice.typed(address), joined([voice.lang === 'th' && country !== undefined ? 'ประเทศ' : '', voice.say(country)], '')].filter(isSaid);
}

function inBrackets(text: string): string {
  return text === '' ? '' : `(${text})`;
}

function isSaid(text: string): boolean {
  return text !== '';
}
