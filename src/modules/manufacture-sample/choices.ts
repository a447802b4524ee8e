/** Vocabularies of sample permits. */
import { defineChoice } from '#language/choice.ts';

/** What the sample is made for; only one that is made for a registration can be used up by one. */
export const sampleUsage = defineChoice('sampleUsage', {
  group: 'SAMPLE_USAGE',
  title: ['การใช้ตัวอย่าง', 'Use of the sample'],
  values: {
    registration: { key: '1', label: ['จัดทำข้อมูลเพื่อขอขึ้นทะเบียน', 'Data for a registration'] },
    efficacyTrial: { key: '2', label: ['ทดสอบประสิทธิภาพ', 'Efficacy trial'] },
    research: { key: '3', label: ['ศึกษาหรือวิจัย', 'Study or research'] },
    exhibition: { key: '4', label: ['จัดแสดง', 'Exhibition'] },
  },
});

export const manufactureSampleChecklist = defineChoice('manufactureSampleChecklist', {
  group: 'MANUFACTURE_SAMPLE_CHECKLIST',
  title: ['เอกสารประกอบคำขออนุญาตผลิตตัวอย่าง', 'Documents for a sample manufacture permit'],
  values: {
    testPlan: { key: '1', label: ['แผนการทดสอบหรือวิเคราะห์ตัวอย่าง', 'Plan of the tests or analyses'] },
    placeMap: { key: '2', label: ['แผนที่และแผนผังสถานที่ผลิต', 'Map and plan of the place of manufacture'] },
    sds: { key: '3', label: ['เอกสารข้อมูลความปลอดภัย (SDS)', 'Safety data sheet'] },
    process: { key: '4', label: ['กรรมวิธีการผลิต', 'Manufacturing process'] },
    powerOfAttorney: { key: '5', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    sampleUsage: typeof sampleUsage;
    manufactureSampleChecklist: typeof manufactureSampleChecklist;
  }
}
