/** Vocabularies of licences and notices. */
import { defineChoice } from '#language/choice.ts';

export const hazLicenseChecklist = defineChoice('hazLicenseChecklist', {
  group: 'HAZ_LICENSE_CHECKLIST',
  title: ['เอกสารประกอบคำขออนุญาตหรือการแจ้ง', 'Documents for a licence or notice'],
  values: {
    companyPapers: { key: '1', label: ['หนังสือรับรองนิติบุคคลหรือบัตรประชาชน', 'Company affidavit or identity card'] },
    powerOfAttorney: { key: '2', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    acquisition: {
      key: '3',
      label: ['หลักฐานการได้มาซึ่งผลิตภัณฑ์ของผู้อื่น', 'Proof of acquisition of products of others'],
    },
    order: { key: '4', label: ['ใบสั่งซื้อ สัญญา หรือใบเสนอราคา', 'Purchase order, contract or quotation'] },
    sds: { key: '5', label: ['เอกสารข้อมูลความปลอดภัย (SDS)', 'Safety data sheet'] },
    productionProcess: { key: '6', label: ['กรรมวิธีการผลิต', 'Production process'] },
    productionPlan: { key: '7', label: ['แผนการผลิต', 'Production plan'] },
    areaMap: { key: '8', label: ['แผนที่และแผนผังสถานที่เก็บรักษา', 'Map and plan of the store'] },
    storageMethod: {
      key: '9',
      label: ['วิธีการเก็บรักษาและมาตรการป้องกันอุบัติภัย', 'Method of storage, and measures against accidents'],
    },
    vatPaper: { key: '10', label: ['ใบทะเบียนภาษีมูลค่าเพิ่ม (ภ.พ.20)', 'VAT registration (Phor Phor 20)'] },
    usageReport: { key: '11', label: ['รายงานการใช้ปริมาณตามใบเดิม', 'Report of the quantities used so far'] },
    other: { key: '99', label: ['เอกสารอื่น', 'Other'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    hazLicenseChecklist: typeof hazLicenseChecklist;
  }
}
