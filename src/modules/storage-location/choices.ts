/** Vocabularies of places where hazardous substances are kept or made. */
import { defineChoice } from '#language/choice.ts';

/** One kind of record serves two document types: places for storage (05) and places of manufacture (06). */
export const locationType = defineChoice('locationType', {
  group: 'LOCATION_TYPE',
  title: ['ประเภทสถานที่', 'Kind of place'],
  values: {
    storage: { key: '1', label: ['สถานที่เก็บรักษา', 'Storage location'] },
    manufacture: { key: '2', label: ['สถานที่ผลิต', 'Place of manufacture'] },
  },
});

/** What the substances at the place are kept for. */
export const possessionPurpose = defineChoice('possessionPurpose', {
  group: 'POSSESSION_PURPOSE',
  title: ['วัตถุประสงค์ของการครอบครอง', 'Purpose of possession'],
  values: {
    sell: { key: '1', label: ['ขาย', 'Sale'] },
    transport: { key: '2', label: ['ขนส่ง', 'Transport'] },
    use: { key: '3', label: ['ใช้ รวมทั้งใช้รับจ้าง', 'Use, also for hire'] },
    store: { key: '4', label: ['เก็บรักษา', 'Storage'] },
    other: { key: '9', label: ['อื่น ๆ', 'Other'] },
  },
});

/** The paper by which a person may be responsible for hazardous substances. */
export const expertPaper = defineChoice('expertPaper', {
  group: 'EXPERT_PAPER',
  title: ['เอกสารของบุคลากรเฉพาะ', 'Paper of an expert'],
  values: {
    registration: { key: '1', label: ['หนังสือรับรองการจดแจ้งบุคลากรเฉพาะ', 'Registration as an expert'] },
    training: { key: '2', label: ['หนังสือรับรองการฝึกอบรม', 'Training certificate'] },
    profession: { key: '3', label: ['ใบอนุญาตประกอบวิชาชีพ', 'Professional licence'] },
  },
});

export const visitResult = defineChoice('visitResult', {
  group: 'VISIT_RESULT',
  title: ['ผลการตรวจสถานที่', 'Result of the site visit'],
  values: {
    passed: { key: '1', label: ['ผ่าน', 'Passed'] },
    passedWithConditions: { key: '2', label: ['ผ่านโดยมีเงื่อนไข', 'Passed with conditions'] },
    failed: { key: '3', label: ['ไม่ผ่าน', 'Failed'] },
  },
});

export const storageLocationChecklist = defineChoice('storageLocationChecklist', {
  group: 'STORAGE_LOCATION_CHECKLIST',
  title: ['เอกสารประกอบคำขอรับรองสถานที่', 'Documents for the certification of a place'],
  values: {
    areaMap: { key: '1', label: ['แผนที่แสดงที่ตั้งและบริเวณใกล้เคียง', 'Map of the place and its surroundings'] },
    floorPlan: { key: '2', label: ['แผนผังภายในสถานที่', 'Floor plan'] },
    accidentPrevention: {
      key: '3',
      label: ['มาตรการป้องกันและระงับอุบัติภัย', 'Measures against accidents'],
    },
    storageMethod: { key: '4', label: ['วิธีการเก็บรักษา', 'Method of storage'] },
    landPapers: {
      key: '5',
      label: ['เอกสารสิทธิในที่ดิน ทะเบียนบ้าน หรือสัญญาเช่า', 'Title deed, house registration or lease'],
    },
    companyPapers: { key: '6', label: ['หนังสือรับรองนิติบุคคลหรือบัตรประชาชน', 'Company affidavit or identity card'] },
    factoryLicence: { key: '7', label: ['ใบอนุญาตประกอบกิจการโรงงาน (รง.4)', 'Factory licence'] },
    machineList: {
      key: '10',
      label: ['รายการเครื่องจักรและแผนผังการติดตั้ง', 'List of the machines, and plan of where they stand'],
    },
    productionProcess: { key: '11', label: ['คำอธิบายกรรมวิธีการผลิต', 'Description of the production process'] },
    wasteTreatment: {
      key: '12',
      label: ['วิธีการกำจัดกากของเสีย น้ำเสีย และอากาศเสีย', 'Treatment of waste, waste water and exhaust air'],
    },
    powerOfAttorney: { key: '8', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    locationType: typeof locationType;
    possessionPurpose: typeof possessionPurpose;
    expertPaper: typeof expertPaper;
    visitResult: typeof visitResult;
    storageLocationChecklist: typeof storageLocationChecklist;
  }
}
