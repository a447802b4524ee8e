/** The products of the demonstration. Doses and tests are rounded teaching values; the makers are invented. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

export interface DemoProduct {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly operation: 'import' | 'manufacture';
  /** Number of the entry in the list of the demonstration. */
  readonly listed: number;
  readonly state: 'solid' | 'liquid';
  /** Of a liquid, in kg/l. */
  readonly density?: number;
  /** Key of FORMULATION. */
  readonly formulation: string;
  readonly appearance: string;
  /** Key of HAZ_PRODUCT_USE. */
  readonly use: string;
  readonly purpose: string;
  readonly substance: string;
  readonly content: number;
  readonly unit: 'WW' | 'WV' | 'CFUG';
  readonly found: number;
  /** Oral, in mg/kg. */
  readonly ld50?: number;
  /** Of the whiteleg shrimp, in mg/L. */
  readonly lc50?: number;
  readonly hazards: readonly string[];
  readonly pictograms: readonly string[];
  readonly rate: string;
  /** Key of PACKAGE, how much, and the key of QUANTITY_UNIT. */
  readonly pack: readonly [kind: string, size: number, unit: string];
}

export const products = {
  chlorine: {
    nameTh: 'เอคิว-คลอร์ 65',
    nameEn: 'AQ-CHLOR 65',
    operation: 'import',
    listed: 5,
    state: 'solid',
    formulation: 'GR',
    appearance: 'เม็ดเล็กสีขาว กลิ่นคลอรีน',
    use: '1',
    purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยสัตว์น้ำ',
    substance: 'CA-HYPO',
    content: 65,
    unit: 'WW',
    found: 64.2,
    ld50: 1308,
    lc50: 0.8,
    hazards: ['oxidising', 'skinCorrosion', 'eyeDamage'],
    pictograms: ['GHS03', 'GHS05', 'GHS09'],
    rate: '20–30 กรัม ต่อน้ำ 1,000 ลิตร ทิ้งไว้ 7 วันก่อนปล่อยสัตว์น้ำ',
    pack: ['DR', 50, 'KGM'],
  },
  benzalkonium: {
    nameTh: 'บีเคซี-80',
    nameEn: 'BKC-80',
    operation: 'manufacture',
    listed: 20,
    state: 'liquid',
    density: 0.98,
    formulation: 'SL',
    appearance: 'ของเหลวใสสีเหลืองอ่อน',
    use: '2',
    purpose: 'ฆ่าเชื้ออุปกรณ์และโรงเรือนเพาะฟัก',
    substance: 'BKC',
    content: 80,
    unit: 'WV',
    found: 79.1,
    ld50: 375,
    lc50: 0.9,
    hazards: ['skinCorrosion', 'eyeDamage'],
    pictograms: ['GHS05', 'GHS07', 'GHS09'],
    rate: '1 ลิตร ต่อน้ำ 1,000 ลิตร แช่อุปกรณ์ 30 นาที',
    pack: ['JY', 20, 'LTR'],
  },
  glutaraldehyde: {
    nameTh: 'กลูตา-50',
    nameEn: 'GLUTA-50',
    operation: 'import',
    listed: 10,
    state: 'liquid',
    density: 1.13,
    formulation: 'SL',
    appearance: 'ของเหลวใส กลิ่นฉุน',
    use: '2',
    purpose: 'ฆ่าเชื้ออุปกรณ์ในโรงเพาะฟัก',
    substance: 'GLUTARAL',
    content: 50,
    unit: 'WW',
    found: 50.4,
    ld50: 260,
    lc50: 0.6,
    hazards: ['skinCorrosion', 'eyeDamage', 'respiratorySensitiser'],
    pictograms: ['GHS05', 'GHS06', 'GHS08', 'GHS09'],
    rate: '200 มิลลิลิตร ต่อน้ำ 1,000 ลิตร แช่ 15 นาที',
    pack: ['DR', 220, 'LTR'],
  },
  glutaraldehyde25: {
    nameTh: 'กลูตา-25',
    nameEn: 'GLUTA-25',
    operation: 'import',
    listed: 10,
    state: 'liquid',
    density: 1.06,
    formulation: 'SL',
    appearance: 'ของเหลวใส กลิ่นฉุน',
    use: '2',
    purpose: 'ฆ่าเชื้ออุปกรณ์และบ่อพักน้ำ',
    substance: 'GLUTARAL',
    content: 25,
    unit: 'WW',
    found: 25.2,
    ld50: 520,
    lc50: 1.2,
    hazards: ['skinCorrosion', 'eyeDamage', 'respiratorySensitiser'],
    pictograms: ['GHS05', 'GHS08', 'GHS09'],
    rate: '400 มิลลิลิตร ต่อน้ำ 1,000 ลิตร แช่ 15 นาที',
    pack: ['DR', 220, 'LTR'],
  },
  teaSeed: {
    nameTh: 'ที-แซป 12',
    nameEn: 'TEA-SAP 12',
    operation: 'import',
    listed: 1,
    state: 'solid',
    formulation: 'DP',
    appearance: 'ผงสีน้ำตาล',
    use: '4',
    purpose: 'กำจัดปลาในบ่อก่อนเลี้ยงกุ้ง',
    substance: 'SAPONIN',
    content: 12,
    unit: 'WW',
    found: 11.6,
    hazards: ['irritant'],
    pictograms: ['GHS07'],
    rate: '25 กิโลกรัม ต่อไร่ ที่ระดับน้ำ 50 เซนติเมตร',
    pack: ['BG', 50, 'KGM'],
  },
  bacillus: {
    nameTh: 'บาซิ-พอนด์',
    nameEn: 'BACI-POND',
    operation: 'manufacture',
    listed: 18,
    state: 'solid',
    formulation: 'PW',
    appearance: 'ผงสีครีม',
    use: '8',
    purpose: 'ย่อยสลายสารอินทรีย์ในบ่อ',
    substance: 'B-SUBT',
    content: 1_000_000_000,
    unit: 'CFUG',
    found: 1_200_000_000,
    hazards: [],
    pictograms: [],
    rate: '500 กรัม ต่อไร่ ทุก 7 วัน',
    pack: ['BG', 1, 'KGM'],
  },
  iodine: {
    nameTh: 'ไอโอโด-10',
    nameEn: 'IODO-10',
    operation: 'manufacture',
    listed: 18,
    state: 'liquid',
    density: 1.08,
    formulation: 'SL',
    appearance: 'ของเหลวสีน้ำตาลแดง',
    use: '2',
    purpose: 'ฆ่าเชื้อไข่ปลาและอุปกรณ์',
    substance: 'PVP-I',
    content: 10,
    unit: 'WV',
    found: 10.1,
    hazards: ['irritant'],
    pictograms: ['GHS07'],
    rate: '100 มิลลิลิตร ต่อน้ำ 100 ลิตร แช่ไข่ปลา 10 นาที',
    pack: ['BO', 1, 'LTR'],
  },
  peracetic: {
    nameTh: 'เพอรา-15',
    nameEn: 'PERA-15',
    operation: 'import',
    listed: 19,
    state: 'liquid',
    density: 1.14,
    formulation: 'SL',
    appearance: 'ของเหลวใส กลิ่นฉุน',
    use: '1',
    purpose: 'ฆ่าเชื้อในน้ำเข้าระบบ',
    substance: 'PERACETIC',
    content: 15,
    unit: 'WW',
    found: 14.6,
    ld50: 1540,
    lc50: 1.1,
    hazards: ['oxidising', 'skinCorrosion', 'eyeDamage'],
    pictograms: ['GHS03', 'GHS05', 'GHS07', 'GHS09'],
    rate: '5 มิลลิลิตร ต่อน้ำ 1,000 ลิตร',
    pack: ['JY', 30, 'LTR'],
  },
  copper: {
    nameTh: 'คอปเปอร์ไฟน์ 98',
    nameEn: 'COPPERFINE 98',
    operation: 'import',
    listed: 7,
    state: 'solid',
    formulation: 'SP',
    appearance: 'ผลึกสีน้ำเงิน',
    use: '6',
    purpose: 'กำจัดสาหร่ายในบ่อเลี้ยง',
    substance: 'CU-SULF',
    content: 98,
    unit: 'WW',
    found: 98.4,
    ld50: 960,
    lc50: 0.5,
    hazards: ['eyeDamage'],
    pictograms: ['GHS05', 'GHS07', 'GHS09'],
    rate: '0.5 กรัม ต่อน้ำ 1,000 ลิตร',
    pack: ['BG', 25, 'KGM'],
  },
  permanganate: {
    nameTh: 'เพอร์แมง 99',
    nameEn: 'PERMANG 99',
    operation: 'import',
    listed: 8,
    state: 'solid',
    formulation: 'SP',
    appearance: 'ผลึกสีม่วงเข้ม',
    use: '3',
    purpose: 'กำจัดปรสิตภายนอกของปลา',
    substance: 'KMNO4',
    content: 99,
    unit: 'WW',
    found: 98.9,
    ld50: 1090,
    lc50: 0.9,
    hazards: ['oxidising', 'skinCorrosion'],
    pictograms: ['GHS03', 'GHS05', 'GHS07', 'GHS09'],
    rate: '2–4 กรัม ต่อน้ำ 1,000 ลิตร แช่ 1 ชั่วโมง',
    pack: ['DR', 25, 'KGM'],
  },
  hypochlorite: {
    nameTh: 'ไฮโป-10',
    nameEn: 'HYPO-10',
    operation: 'manufacture',
    listed: 6,
    state: 'liquid',
    density: 1.16,
    formulation: 'SL',
    appearance: 'ของเหลวใสสีเหลืองแกมเขียว',
    use: '1',
    purpose: 'ฆ่าเชื้อในน้ำทิ้งก่อนปล่อย',
    substance: 'NA-HYPO',
    content: 10,
    unit: 'WV',
    found: 10.4,
    ld50: 8200,
    lc50: 0.7,
    hazards: ['corrosiveToMetal', 'skinCorrosion', 'eyeDamage'],
    pictograms: ['GHS05', 'GHS09'],
    rate: '200–300 มิลลิลิตร ต่อน้ำ 1,000 ลิตร',
    pack: ['JY', 25, 'LTR'],
  },
  niclosamide50: {
    nameTh: 'นิโคล-50',
    nameEn: 'NICLO-50',
    operation: 'manufacture',
    listed: 14,
    state: 'solid',
    formulation: 'WP',
    appearance: 'ผงสีเหลืองอ่อน',
    use: '5',
    purpose: 'กำจัดหอยก่อนเตรียมบ่อ',
    substance: 'NICLOS',
    content: 50,
    unit: 'WW',
    found: 50.3,
    ld50: 5000,
    lc50: 0.3,
    hazards: [],
    pictograms: ['GHS09'],
    rate: '700 กรัม ต่อไร่',
    pack: ['BG', 1, 'KGM'],
  },
  niclosamide: {
    nameTh: 'นิโคล-70',
    nameEn: 'NICLO-70',
    operation: 'import',
    listed: 14,
    state: 'solid',
    formulation: 'WP',
    appearance: 'ผงสีเหลือง',
    use: '5',
    purpose: 'กำจัดหอยเชอรี่ก่อนเตรียมบ่อ',
    substance: 'NICLOS',
    content: 70,
    unit: 'WW',
    found: 69.3,
    ld50: 5000,
    lc50: 0.2,
    hazards: [],
    pictograms: ['GHS09'],
    rate: '500 กรัม ต่อไร่',
    pack: ['BG', 1, 'KGM'],
  },
} as const satisfies Readonly<Record<string, DemoProduct>>;

const reference = (name: string): { id: string } => ({ id: seedId(name) });
const lookup = (group: string, key: string): { id: string } => ({ id: lookupId(group, key) });

/** Returns the body that the form would send, without attachments. */
export function bodyOf(product: DemoProduct): Readonly<Record<string, unknown>> {
  const {
    nameTh,
    nameEn,
    operation,
    listed,
    state,
    density,
    formulation,
    appearance,
    use,
    purpose,
    substance,
    content,
    unit,
    found,
    ld50,
    lc50,
    hazards,
    pictograms,
    rate,
    pack,
  } = product;
  const [container, size, measure] = pack;
  return {
    refOperation: { key: operation === 'import' ? '1' : '4' },
    tradeNameTh: nameTh,
    tradeNameEn: nameEn,
    refHazObject: reference(`hazObject DEMO-${String(listed).padStart(2, '0')}`),
    refPhysicalState: { key: state === 'solid' ? 'S' : 'L' },
    ...(density === undefined ? {} : { density }),
    refFormulation: lookup('FORMULATION', formulation),
    refHomogeneity: { key: ['GR', 'WP', 'DP', 'PW'].includes(formulation) ? '2' : '1' },
    appearance,
    refProductUse: lookup('HAZ_PRODUCT_USE', use),
    purpose,
    hazards,
    mainSubStances: [
      {
        refSubStance: reference(`hazSubStance ${substance}`),
        content,
        refUnit: { key: unit },
        foundContent: found,
        analysisNo: `LAB-${nameEn.replaceAll(/\W/gu, '')}`,
      },
    ],
    tests:
      ld50 === undefined
        ? []
        : [
            {
              refRoute: { key: '1' },
              refSpecies: lookup('HAZ_ANIMAL_SPECIES_TEST', '1'),
              ld50,
              laboratory: 'ห้องปฏิบัติการพิษวิทยาสาธิต',
              reportNo: `TOX-${nameEn.replaceAll(/\W/gu, '')}`,
            },
          ],
    aquatics:
      lc50 === undefined
        ? []
        : [
            {
              refSubAquaticType: lookup('HAZ_SUB_AQUATIC_TYPE', '21'),
              refEffect: { key: 'EC50' },
              concentration: lc50,
              hours: 48,
              isDegradable: false,
            },
          ],
    pictograms: pictograms.map((code) => ({ refPictogram: reference(`pictogram ${code}`) })),
    useRates: [{ refProductUse: lookup('HAZ_PRODUCT_USE', use), rate, withdrawalDays: 7 }],
    packages: [
      {
        refPackage: lookup('PACKAGE', container),
        material: 'พลาสติก HDPE',
        size,
        refQuantityUnit: lookup('QUANTITY_UNIT', measure),
      },
    ],
    products: [
      operation === 'import'
        ? {
            refRole: { key: '2' },
            name: 'Example Aqua Chemicals Co., Ltd.',
            address: '88 Example Road, Qingdao',
            refCountry: reference('country CN'),
          }
        : {
            refRole: { key: '2' },
            name: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
            address: '99 หมู่ 9 ตำบลตัวอย่าง อำเภอเมือง จังหวัดสมุทรสาคร 74000',
            refCountry: reference('country TH'),
          },
    ],
    distributors: [
      { name: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า', idTax: '0103999900040', address: '40 ถนนตัวอย่าง เขตบางรัก กรุงเทพมหานคร 10500' },
    ],
    ...(operation === 'import'
      ? {
          importCompanies: [
            {
              name: 'Example Aqua Trading Ltd.',
              address: '12 Harbour Street, Qingdao',
              refCountry: reference('country CN'),
            },
          ],
          importProducts: [{ name: nameEn, refCountry: reference('country CN') }],
        }
      : {}),
  };
}
