/** Products about which operators of the demonstration ask for a ruling. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

type Values = Readonly<Record<string, unknown>>;

export type DemoQuestion = Values & { readonly nameEn: string; readonly productNameTh: string };

const lookup = (group: string, key: string): { readonly id: string } => ({ id: lookupId(group, key) });

const line = (code: string, concentration: number, unit: string, more: Values = {}): Values => ({
  refSubStance: { id: seedId(`hazSubStance ${code}`) },
  refConcentrationTest: { key: 'EQ' },
  concentration,
  refUnit: { key: unit },
  ...more,
});

const importForSale = {
  refOperation: { key: '1' },
  refObjective: lookup('OBJECTIVE', '1'),
  refSubObjective: lookup('SUB_OBJECTIVE', '11'),
} as const;
const importForResearch = {
  refOperation: { key: '1' },
  refObjective: lookup('OBJECTIVE', '3'),
  refSubObjective: lookup('SUB_OBJECTIVE', '31'),
} as const;
const useInOwnFarm = {
  refOperation: { key: '5' },
  refSubOperation: lookup('SUB_OPERATION', '54'),
  refObjective: lookup('OBJECTIVE', '2'),
  refSubObjective: lookup('SUB_OBJECTIVE', '21'),
} as const;
const LIQUID = { refPhysicalState: { key: 'L' } } as const;
const SOLID = { refPhysicalState: { key: 'S' } } as const;

export const products = {
  acid: {
    ...importForSale,
    ...LIQUID,
    productNameTh: 'น้ำยาปรับพีเอช เอคิว-แอซิด',
    nameEn: 'AQ-ACID 20',
    appearance: 'ของเหลวใส ไม่มีสี กลิ่นฉุน',
    hazards: ['corrosiveToMetal', 'skinCorrosion'],
    mainSubStances: [line('HCL', 20, 'WW')],
    pictograms: [{ refPictogram: { id: seedId('pictogram GHS05') } }],
    useRates: [
      { refProductUse: lookup('HAZ_PRODUCT_USE', '1'), rate: '1 ลิตร ต่อน้ำ 1,000 ลิตร เพื่อลดพีเอช', withdrawalDays: 0 },
    ],
  },
  reagent: {
    ...importForResearch,
    ...LIQUID,
    productNameTh: 'น้ำยาทดสอบกลูตา-เทสต์',
    nameEn: 'GLUTA-TEST',
    appearance: 'ของเหลวใส บรรจุขวด 100 มิลลิลิตร',
    mainSubStances: [line('GLUTARAL', 0.05, 'WV')],
  },
  teaSeed: {
    ...useInOwnFarm,
    ...SOLID,
    productNameTh: 'กากชาบด',
    nameEn: 'Ground tea-seed meal',
    appearance: 'ผงสีน้ำตาล',
    mainSubStances: [line('SAPONIN', 12, 'WW')],
    aquatics: [
      {
        refSubAquaticType: lookup('HAZ_SUB_AQUATIC_TYPE', '11'),
        refEffect: { key: 'LC50' },
        concentration: 0.8,
        hours: 96,
        isDegradable: true,
      },
    ],
  },
  microbes: {
    ...importForSale,
    ...SOLID,
    productNameTh: 'จุลินทรีย์ปรับสภาพบ่อ บาซิ-พอนด์',
    nameEn: 'BACI-POND',
    mainSubStances: [line('B-SUBT', 1_000_000_000, 'CFUG', { refConcentrationTest: { key: 'GE' } })],
  },
  bleach: {
    ...importForSale,
    ...SOLID,
    productNameTh: 'คลอรีนผง 65',
    nameEn: 'Chlorine powder 65',
    hazards: ['oxidising', 'skinCorrosion'],
    mainSubStances: [line('CA-HYPO', 65, 'WW')],
  },
  unlisted: {
    ...importForSale,
    ...LIQUID,
    productNameTh: 'น้ำยาลดฟอง เอคิว-โฟมสต็อป',
    nameEn: 'AQ-FOAMSTOP',
    mainSubStances: [
      {
        otherName: 'Polydimethylsiloxane',
        refConcentrationTest: { key: 'EQ' },
        concentration: 30,
        refUnit: { key: 'WV' },
      },
      line('ACETIC', 5, 'WW', { refConcentrationTest: { key: 'LE' } }),
    ],
  },
  disinfectant: {
    ...importForSale,
    ...LIQUID,
    productNameTh: 'น้ำยาฆ่าเชื้ออุปกรณ์ กลูตา-คลีน',
    nameEn: 'GLUTA-CLEAN',
    mainSubStances: [{ ...line('GLUTARAL', 2, 'WV'), refConcentrationTest: { key: 'BT' }, toConcentration: 5 }],
  },
  snail: {
    ...useInOwnFarm,
    ...SOLID,
    productNameTh: 'ผงกำจัดหอย',
    nameEn: 'Snail powder',
    mainSubStances: [line('NICLOS', 70, 'WW'), line('SAPONIN', 5, 'WW')],
  },
} as const satisfies Readonly<Record<string, DemoQuestion>>;
