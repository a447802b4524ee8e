/** A product for the tests of its papers: the same every time, and invented. */
import type { Label, Locale } from '#language/label.ts';
import type { AnyRecord, RecordValues, Reference } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import type { FormSheet, PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import { picturesByName } from '#platform/server/paper/pictures.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import type { Issue } from '#platform/server/request/printing/paper.ts';
import {
  formSheet,
  namedSpecimen,
  PAPER_DAY,
  paperFiling,
  paperHolder,
  paperParties,
  paperSheet,
  namedReference,
} from '#platform/testing/paperSheets.ts';
import type { ToleranceBand } from '#modules/haz/tolerance.ts';
import { applicationData } from '#modules/haz/server/paper/applicationText.ts';
import { certificateData } from '#modules/haz/server/paper/certificateText.ts';
import { readDrawing } from '#modules/haz/server/paper/pictures.ts';
import type { PrintedProduct } from '#modules/haz/server/paper/printedProduct.ts';

type Body = RecordValues<'haz'>;

export const specimenNames = {
  object: namedReference('แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite', {
    code: 'DEMO-05',
    more: { condition: 'เฉพาะที่ใช้ในการเพาะเลี้ยงสัตว์น้ำ' },
  }),
  hypochlorite: namedReference('แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite', { code: 'CA-HYPO' }),
  china: namedReference('จีน', 'China', { code: 'CN' }),
  japan: namedReference('ญี่ปุ่น', 'Japan', { code: 'JP' }),
  tariff: namedReference('แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite', { code: '2828.10.00-000' }),
  III: namedReference('อันตรายน้อย', 'Slightly hazardous', {
    code: 'III',
    more: { refBandColour: { code: 'blue', name: ['น้ำเงิน', 'Blue'] } },
  }),
  granule: namedReference('เม็ดเล็ก (แกรนูล)', 'Granule', { code: 'GR' }),
  water: namedReference('ฆ่าเชื้อในน้ำ', 'Water disinfection', { code: '1' }),
  drum: namedReference('ถัง', 'Drum', { code: 'DR' }),
  bag: namedReference('ถุง', 'Bag', { code: 'BG' }),
  kilogram: namedReference('กิโลกรัม', 'Kilogram', { code: 'KGM' }),
  rat: namedReference('หนูแรท', 'Rat', { code: '1' }),
  tilapia: namedReference('ปลานิล', 'Nile tilapia', { code: '11' }),
  shrimp: namedReference('กุ้งขาว', 'White shrimp (L. vannamei)', { code: '21' }),
};

/** The pictograms drawn on the papers. */
const PICTOGRAMS = ['GHS03', 'GHS05', 'GHS09'];

const to = (id: string): Reference => ({ id });
const line = (id: string) => ({ id, lineId: id }) as const;
const PDF = { name: 'paper.pdf', size: 1, type: 'application/pdf' } as const;

export const specimenDocument: Body = {
  id: 'haz',
  refRequest: to('request'),
  refDossier: to('dossier'),
  refDocumentType: 'registrationImport',
  refHolder: to('holder'),
  refDepartment: null,
  refRequestType: 'new',
  publicToken: 'q7Hq0yXo3mIlO0-_aBcDeF',
  revision: null,
  isCurrent: false,
  isComplete: true,
  refIssuedFile: null,
  reason: null,
  refOperation: 'import',
  tradeNameTh: 'เอคิว-คลอร์ 65',
  tradeNameEn: 'AQ-CHLOR 65',
  refSample: null,
  refSampleDossier: null,
  sampleNumber: null,
  sampleNameTh: null,
  sampleNameEn: null,
  sampleExpires: null,
  refHazObject: to('object'),
  refHazType: 'type2',
  refPhysicalState: 'solid',
  density: null,
  refFormulation: to('granule'),
  refHomogeneity: 'heterogeneous',
  appearance: 'เม็ดเล็กสีขาว กลิ่นคลอรีน',
  refProductUse: to('water'),
  purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้งและลูกปลา และในน้ำทิ้งก่อนปล่อยออกจากบ่อ',
  hazards: ['oxidising', 'skinCorrosion', 'eyeDamage'],
  refLd50: to('III'),
  mainSubStances: [
    {
      ...line('s1'),
      refSubStance: to('hypochlorite'),
      content: decimal('65'),
      refUnit: 'percentWeight',
      foundContent: decimal('65.4'),
      analysisNo: 'LAB-118/2569',
    },
  ],
  tests: [
    {
      ...line('t1'),
      refRoute: 'oral',
      refSpecies: to('rat'),
      ld50: decimal('1308'),
      laboratory: 'ห้องปฏิบัติการพิษวิทยาสาธิต',
      reportNo: 'TOX-41/2569',
      reportDate: getPlainDate('2026-08-03'),
    },
  ],
  aquatics: [
    {
      ...line('a1'),
      refSubAquaticType: to('tilapia'),
      refEffect: 'lc50',
      concentration: decimal('0.5'),
      hours: 96,
      isDegradable: false,
      reportNo: 'AQ-7/2569',
    },
    {
      ...line('a2'),
      refSubAquaticType: to('shrimp'),
      refEffect: 'ec50',
      concentration: decimal('0.82'),
      hours: 48,
      isDegradable: false,
      reportNo: 'AQ-8/2569',
    },
  ],
  pictograms: [],
  useRates: [
    {
      ...line('u1'),
      refProductUse: to('water'),
      refSubAquaticType: to('shrimp'),
      rate: '30 กรัม ต่อน้ำ 1,000 ลิตร ทิ้งไว้ 3 วันก่อนปล่อยลูกกุ้ง',
      withdrawalDays: 7,
    },
  ],
  packages: [
    {
      ...line('p1'),
      refPackage: to('drum'),
      material: 'พลาสติก HDPE',
      size: decimal('45'),
      refQuantityUnit: to('kilogram'),
    },
    {
      ...line('p2'),
      refPackage: to('bag'),
      material: 'พลาสติกสาน',
      size: decimal('2.5'),
      refQuantityUnit: to('kilogram'),
    },
  ],
  products: [
    {
      ...line('m1'),
      refRole: 'active',
      name: 'Example Aqua Chemicals Co., Ltd.',
      address: '88 Example Road, Qingdao 266000',
      refCountry: to('china'),
    },
    {
      ...line('m2'),
      refRole: 'formulator',
      name: 'Specimen Formulation Works K.K.',
      address: '1-2-3 Rei, Osaka',
      refCountry: to('japan'),
    },
  ],
  distributors: [
    {
      ...line('d1'),
      name: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า',
      idTax: '0103999900040',
      address: '40 ถนนตัวอย่าง แขวงสี่พระยา เขตบางรัก กรุงเทพมหานคร 10500',
    },
  ],
  importCompanies: [
    {
      ...line('c1'),
      name: 'Example Aqua Trading Ltd.',
      address: '12 Harbour Street, Qingdao 266001',
      refCountry: to('china'),
    },
  ],
  importProducts: [{ ...line('i1'), name: 'AQ-CHLOR 65', refCoordinateCustoms: to('tariff'), refCountry: to('china') }],
  attachments: [
    {
      ...line('f1'),
      refItem: 'dataSet',
      file: PDF,
      documentNo: 'DS-2569/11',
      documentDate: getPlainDate('2026-09-01'),
      documentExpiredDate: null,
    },
    { ...line('f2'), refItem: 'efficacy', file: PDF, documentNo: null, documentDate: null, documentExpiredDate: null },
    {
      ...line('f3'),
      refItem: 'analysis',
      file: PDF,
      documentNo: 'LAB-118/2569',
      documentDate: getPlainDate('2026-09-20'),
      documentExpiredDate: getPlainDate('2027-09-19'),
    },
    { ...line('f4'), refItem: 'label', file: PDF, documentNo: null, documentDate: null, documentExpiredDate: null },
    {
      ...line('f5'),
      refItem: 'sds',
      file: PDF,
      documentNo: 'SDS-3',
      documentDate: getPlainDate('2026-05-05'),
      documentExpiredDate: null,
    },
  ],
};

export interface SpecimenProduct extends PrintedProduct {
  readonly toleranceBands: readonly ToleranceBand[];
}

export function specimenProduct(
  more: Partial<Body> = {},
  others: Partial<Omit<SpecimenProduct, 'document'>> = {},
): SpecimenProduct {
  const stored = { ...specimenDocument, ...more };
  const typed = (stored.mainSubStances ?? []).flatMap(({ refSubStance }) => typedName(refSubStance?.id ?? ''));
  return {
    document: namedSpecimen('haz', stored as AnyRecord, { ...specimenNames, ...Object.fromEntries(typed) }),
    pictograms: [
      { code: 'GHS03', name: ['เปลวไฟเหนือวงกลม', 'Flame over circle'], picture: 'ghs03.svg' },
      { code: 'GHS05', name: ['การกัดกร่อน', 'Corrosion'], picture: 'ghs05.svg' },
      { code: 'GHS09', name: ['สิ่งแวดล้อม', 'Environment'], picture: 'ghs09.svg' },
    ],
    toleranceBands: [
      { moreThan: decimal('500'), atMost: null, homogeneity: null, percent: null, absolute: decimal('25') },
    ],
    ...others,
  };
}

/** An id `typed <name>` gets this name. */
function typedName(id: string): readonly (readonly [string, ReturnType<typeof namedReference>])[] {
  const [, name] = /^typed (.*)$/u.exec(id) ?? [];
  return name === undefined ? [] : [[id, namedReference(name, name, { code: name })]];
}

export const specimenHolder = paperHolder;
export const specimenFiling = paperFiling;

const head: Label = ['อธิบดีกรมประมง', 'Director-General, Department of Fisheries'];
export const specimenParties = {
  ...paperParties,
  principal: { name: ['นายสมมุติ ตัวอย่างดี', 'Mr. Sommut Tuayangdee'], position: head },
} as const;

export const specimenIssue: Issue = {
  code: 'HZ216900001',
  revision: 1,
  issued: PAPER_DAY,
  expires: getPlainDate('2032-11-14'),
  signatoryId: 'signatory',
  isSigned: true,
  principalId: 'principal',
};

export interface CertificateSpecimen extends Partial<Omit<PaperSheet<'haz'>, 'document'>> {
  readonly lang?: Locale;
  readonly product?: SpecimenProduct;
  readonly changes?: number;
}

export function certificateOf({ product = specimenProduct(), changes = 0, ...more }: CertificateSpecimen = {}) {
  const sheet = paperSheet(product.document, { parties: specimenParties, issue: specimenIssue, ...more });
  return certificateData(sheet, { pictograms: product.pictograms, changes });
}

export interface ApplicationSpecimen extends Partial<Omit<FormSheet<'haz'>, 'document'>> {
  readonly product?: SpecimenProduct;
}

export function applicationOf({ product = specimenProduct(), ...more }: ApplicationSpecimen = {}) {
  return applicationData(formSheet(product.document, more), product);
}

/** Returns the document as the printer expects it. */
export async function certificateDocument(more: CertificateSpecimen = {}): Promise<PrintDocument> {
  return {
    template: 'modules/haz/server/paper/certificate.typ',
    data: { ...certificateOf(more) },
    pictures: await specimenPictures(),
  };
}

export async function applicationDocument(more: ApplicationSpecimen = {}): Promise<PrintDocument> {
  return {
    template: 'modules/haz/server/paper/application.typ',
    data: { ...applicationOf(more) },
    pictures: await specimenPictures(),
  };
}

async function specimenPictures(): Promise<Readonly<Record<string, Buffer>>> {
  return picturesByName(await Promise.all(PICTOGRAMS.map(readDrawing)));
}
