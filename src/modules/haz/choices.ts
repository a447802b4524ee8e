/** Vocabularies of registered products that code depends on. */
import { defineChoice } from '#language/choice.ts';

/** Whether every part of the product contains the same: a solution does, granules and powders do not. */
export const homogeneity = defineChoice('homogeneity', {
  group: 'HOMOGENEITY',
  title: ['ความสม่ำเสมอของเนื้อผลิตภัณฑ์', 'Homogeneity'],
  values: {
    homogeneous: { key: '1', label: ['เนื้อเดียวกัน (สารละลาย น้ำมันเข้มข้น)', 'Homogeneous (solution, concentrate)'] },
    heterogeneous: { key: '2', label: ['ไม่เป็นเนื้อเดียวกัน (ผง เม็ด)', 'Heterogeneous (powder, granules)'] },
  },
});

/** What was measured in water: the concentration that kills, inhibits, or has no effect. */
export const aquaticEffect = defineChoice('aquaticEffect', {
  group: 'AQUATIC_EFFECT',
  title: ['ผลต่อสิ่งมีชีวิตในน้ำ', 'Effect on aquatic life'],
  values: {
    lc50: { key: 'LC50', label: ['LC50 (ตายครึ่งหนึ่ง)', 'LC50'] },
    ec50: { key: 'EC50', label: ['EC50 (เคลื่อนไหวไม่ได้ครึ่งหนึ่ง)', 'EC50'] },
    erc50: { key: 'ErC50', label: ['ErC50 (การเติบโตลดลงครึ่งหนึ่ง)', 'ErC50'] },
    noec: { key: 'NOEC', label: ['NOEC (ไม่พบผลระยะยาว)', 'NOEC'] },
  },
});

/** The part that a company has in making a product. */
export const makerRole = defineChoice('makerRole', {
  group: 'MAKER_ROLE',
  title: ['หน้าที่ของผู้ผลิต', 'Role of the manufacturer'],
  values: {
    active: { key: '1', label: ['ผลิตสารสำคัญ', 'Makes the active substance'] },
    formulator: { key: '2', label: ['ผสมปรุงแต่ง', 'Formulates'] },
    packer: { key: '3', label: ['แบ่งบรรจุ', 'Packs'] },
  },
});

export const hazChecklist = defineChoice('hazChecklist', {
  group: 'HAZ_CHECKLIST',
  title: ['เอกสารประกอบคำขอขึ้นทะเบียน', 'Documents for a registration'],
  values: {
    companyCertificate: { key: '01', label: ['หนังสือรับรองนิติบุคคลหรือสำเนาบัตรประชาชน', 'Company certificate or ID card'] },
    powerOfAttorney: { key: '02', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    dataSet: { key: '03', label: ['ชุดข้อมูลสำหรับการขึ้นทะเบียน', 'Registration data set'] },
    efficacy: {
      key: '04',
      label: ['รายงานประสิทธิภาพและความปลอดภัยต่อสัตว์น้ำเป้าหมาย', 'Efficacy and safety to the target species'],
    },
    analysis: { key: '05', label: ['ผลวิเคราะห์ปริมาณสารสำคัญ', 'Analysis report'] },
    toxicity: { key: '06', label: ['ผลทดสอบความเป็นพิษ', 'Toxicity tests'] },
    label: { key: '07', label: ['ฉลากและเอกสารกำกับ', 'Label and leaflet'] },
    packPhoto: { key: '08', label: ['ภาพถ่ายภาชนะบรรจุ', 'Photograph of the pack'] },
    sds: { key: '09', label: ['เอกสารข้อมูลความปลอดภัย (SDS)', 'Safety data sheet'] },
    freeSale: { key: '10', label: ['หนังสือรับรองการขายจากประเทศผู้ผลิต', 'Free-sale certificate of the country of origin'] },
    other: { key: '99', label: ['เอกสารอื่น', 'Other'] },
  },
});

export const hazChoices = [homogeneity, aquaticEffect, makerRole] as const;

declare module '#language/registry.ts' {
  interface Choices {
    homogeneity: typeof homogeneity;
    aquaticEffect: typeof aquaticEffect;
    makerRole: typeof makerRole;
    hazChecklist: typeof hazChecklist;
  }
}
