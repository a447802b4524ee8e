/** A product for the tests of its papers: the same every time, and nobody's. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { Draft, Reference } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import type { Document } from '#platform/server/print/printer.ts';
import type { Filing, Issue } from '#platform/server/request/paper.ts';
import { checkOf } from '#platform/server/request/shortDetailAddress.ts';
import { applicationData, type ApplicationContext } from '../paper/applicationText.ts';
import { certificateData, type CertificateContext } from '../paper/certificateText.ts';
import { drawingName, readDrawing } from '../paper/pictures.ts';
import type { Entry, Holder, NamedKey, Product } from '../paper/product.ts';

type Body = Draft<'haz'>;

export const TODAY = getPlainDate('2026-11-15');

const entries: Readonly<Record<string, Entry>> = {
  object: { code: 'DEMO-05', name: ['แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite'], condition: 'เฉพาะที่ใช้ในการเพาะเลี้ยงสัตว์น้ำ' },
  hypochlorite: { code: 'CA-HYPO', name: ['แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite'] },
  china: { code: 'CN', name: ['จีน', 'China'] },
  japan: { code: 'JP', name: ['ญี่ปุ่น', 'Japan'] },
  tariff: { code: '2828.10.00-000', name: ['แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite'] },
};

const lookups: Readonly<Record<string, NamedKey>> = {
  granule: { key: 'GR', name: ['เม็ดเล็ก (แกรนูล)', 'Granule'] },
  water: { key: '1', name: ['ฆ่าเชื้อในน้ำ', 'Water disinfection'] },
  drum: { key: 'DR', name: ['ถัง', 'Drum'] },
  bag: { key: 'BG', name: ['ถุง', 'Bag'] },
  kilogram: { key: 'KGM', name: ['กิโลกรัม', 'Kilogram'] },
  rat: { key: '1', name: ['หนูแรท', 'Rat'] },
  tilapia: { key: '11', name: ['ปลานิล', 'Nile tilapia'] },
  shrimp: { key: '21', name: ['กุ้งขาว', 'White shrimp (L. vannamei)'] },
};

/** Drawn on the papers. */
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
  refHazObject: to('object'),
  refHazType: 'type2',
  refPhysicalState: 'solid',
  refFormulation: to('granule'),
  refHomogeneity: 'heterogeneous',
  appearance: 'เม็ดเล็กสีขาว กลิ่นคลอรีน',
  refProductUse: to('water'),
  purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้งและลูกปลา และในน้ำทิ้งก่อนปล่อยออกจากบ่อ',
  hazards: ['oxidising', 'skinCorrosion', 'eyeDamage'],
  refLd50: to('III'),
  mainSubStances: [{ ...line('s1'), refSubStance: to('hypochlorite'), content: decimal('65'), refUnit: 'percentWeight', foundContent: decimal('65.4'), analysisNo: 'LAB-118/2569' }],
  tests: [{ ...line('t1'), refRoute: 'oral', refSpecies: to('rat'), ld50: decimal('1308'), laboratory: 'ห้องปฏิบัติการพิษวิทยาสาธิต', reportNo: 'TOX-41/2569', reportDate: getPlainDate('2026-08-03') }],
  aquatics: [
    { ...line('a1'), refSubAquaticType: to('tilapia'), refEffect: 'lc50', concentration: decimal('0.5'), hours: 96, isDegradable: false, reportNo: 'AQ-7/2569' },
    { ...line('a2'), refSubAquaticType: to('shrimp'), refEffect: 'ec50', concentration: decimal('0.82'), hours: 48, isDegradable: false, reportNo: 'AQ-8/2569' },
  ],
  pictograms: [],
  useRates: [{ ...line('u1'), refProductUse: to('water'), refSubAquaticType: to('shrimp'), rate: '30 กรัม ต่อน้ำ 1,000 ลิตร ทิ้งไว้ 3 วันก่อนปล่อยลูกกุ้ง', withdrawalDays: 7 }],
  packages: [
    { ...line('p1'), refPackage: to('drum'), material: 'พลาสติก HDPE', size: decimal('45'), refQuantityUnit: to('kilogram') },
    { ...line('p2'), refPackage: to('bag'), material: 'พลาสติกสาน', size: decimal('2.5'), refQuantityUnit: to('kilogram') },
  ],
  products: [
    { ...line('m1'), refRole: 'active', name: 'Example Aqua Chemicals Co., Ltd.', address: '88 Example Road, Qingdao 266000', refCountry: to('china') },
    { ...line('m2'), refRole: 'formulator', name: 'Specimen Formulation Works K.K.', address: '1-2-3 Rei, Osaka', refCountry: to('japan') },
  ],
  distributors: [{ ...line('d1'), name: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า', idTax: '0103999900040', address: '40 ถนนตัวอย่าง แขวงสี่พระยา เขตบางรัก กรุงเทพมหานคร 10500' }],
  importCompanies: [{ ...line('c1'), name: 'Example Aqua Trading Ltd.', address: '12 Harbour Street, Qingdao 266001', refCountry: to('china') }],
  importProducts: [{ ...line('i1'), name: 'AQ-CHLOR 65', refCoordinateCustoms: to('tariff'), refCountry: to('china') }],
  attachments: [
    { ...line('f1'), refItem: 'dataSet', file: PDF, documentNo: 'DS-2569/11', documentDate: getPlainDate('2026-09-01'), documentExpiredDate: null },
    { ...line('f2'), refItem: 'efficacy', file: PDF, documentNo: null, documentDate: null, documentExpiredDate: null },
    { ...line('f3'), refItem: 'analysis', file: PDF, documentNo: 'LAB-118/2569', documentDate: getPlainDate('2026-09-20'), documentExpiredDate: getPlainDate('2027-09-19') },
    { ...line('f4'), refItem: 'label', file: PDF, documentNo: null, documentDate: null, documentExpiredDate: null },
    { ...line('f5'), refItem: 'sds', file: PDF, documentNo: 'SDS-3', documentDate: getPlainDate('2026-05-05'), documentExpiredDate: null },
  ],
};

export function specimenProduct(more: Partial<Body> = {}, others: Partial<Omit<Product, 'document'>> = {}): Product {
  return {
    document: { ...specimenDocument, ...more },
    book: {
      choice: (choice, code) => (code === null || code === undefined ? null : labelOf(choice, code)),
      lookup: (reference) => lookups[reference?.id ?? ''] ?? null,
      entry: (reference) => entries[reference?.id ?? ''] ?? (reference?.id.startsWith('typed ') === true ? typedEntry(reference.id) : null),
    },
    toxicity: { hazardClass: 'III', name: ['อันตรายน้อย', 'Slightly hazardous'], band: { name: ['น้ำเงิน', 'Blue'], colour: '#1f5fbf' } },
    pictograms: [
      { code: 'GHS03', name: ['เปลวไฟเหนือวงกลม', 'Flame over circle'], picture: 'ghs03.svg' },
      { code: 'GHS05', name: ['การกัดกร่อน', 'Corrosion'], picture: 'ghs05.svg' },
      { code: 'GHS09', name: ['สิ่งแวดล้อม', 'Environment'], picture: 'ghs09.svg' },
    ],
    toleranceBands: [{ moreThan: decimal('500'), atMost: null, homogeneity: null, percent: null, absolute: decimal('25') }],
    ...others,
  };
}

/** `typed <name>` names itself. */
function typedEntry(id: string): Entry {
  const name = id.slice('typed '.length);
  return { code: name, name: [name, name] };
}

export const specimenHolder: Holder = {
  name: ['บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'Sample Samut Chemical Co., Ltd.'],
  nationality: null,
  idTax: '0105999900017',
  address: [
    ['เลขที่ 99/1 หมู่ที่ 3 ถนนรุ่งเรือง', '99/1 Moo 3, Rungrueang Road'],
    ['ตำบลบ้านปึก อำเภอเมืองชลบุรี จังหวัดชลบุรี 20130', 'Tambon Ban Puek, Amphur Mueang Chon Buri, Chon Buri 20130'],
  ],
};

const office: Label = ['ผู้อำนวยการกองควบคุมปัจจัยการผลิต', 'Director, Production Factor Control Division'];
export const specimenParties: CertificateContext['parties'] = {
  signatory: { name: ['นางสาวปิ่นแก้ว กตัญญูธรรม', 'Miss Pinkaew Katanyutham'], position: office },
  principal: { name: ['นายสมมุติ ตัวอย่างดี', 'Mr. Sommut Tuayangdee'], position: ['อธิบดีกรมประมง', 'Director-General, Department of Fisheries'] },
};

export const specimenIssue: Issue = { code: 'HZ216900001', revision: 1, issued: TODAY, expires: getPlainDate('2032-11-14'), signatoryId: 'signatory', isSigned: true, principalId: 'principal' };
export const specimenFiling: Filing = { code: 'R03-6900012', filed: TODAY, applicantId: 'applicant', isSigned: true };

export function certificateContext(more: Partial<CertificateContext> = {}): CertificateContext {
  const check = checkOf({ publicUrl: 'https://haz.example.go.th' }, { publicToken: specimenDocument.publicToken });
  return { product: specimenProduct(), holder: specimenHolder, parties: specimenParties, issue: specimenIssue, changes: 0, today: TODAY, emblem: null, check, lang: 'th', ...more };
}

export function applicationContext(more: Partial<ApplicationContext> = {}): ApplicationContext {
  return {
    product: specimenProduct(),
    holder: specimenHolder,
    parties: { signatory: { name: ['นายสมชาย ใจดี', 'Mr. Somchai Jaidee'], position: null }, department: { name: ['กองควบคุมปัจจัยการผลิต', 'Production Factor Control Division'], phone: null, email: null } },
    kind: 'new',
    registered: null,
    isByPower: false,
    filing: specimenFiling,
    today: TODAY,
    lang: 'th',
    ...more,
  };
}

/** As the printer takes it. */
export async function certificateDocument(more: Partial<CertificateContext> = {}): Promise<Document> {
  return { template: 'modules/haz/server/paper/certificate.typ', data: { ...certificateData(certificateContext(more)) }, pictures: await specimenPictures() };
}

export async function applicationDocument(more: Partial<ApplicationContext> = {}): Promise<Document> {
  return { template: 'modules/haz/server/paper/application.typ', data: { ...applicationData(applicationContext(more)) }, pictures: await specimenPictures() };
}

async function specimenPictures(): Promise<Readonly<Record<string, Buffer>>> {
  return Object.fromEntries(await Promise.all(PICTOGRAMS.map(async (code) => [drawingName(code), await readDrawing(code)] as const)));
}
