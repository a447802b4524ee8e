/** Vocabularies of rulings that code depends on. */
import { defineChoice } from '#language/choice.ts';
import { hazType } from '#platform/model/businessChoices.ts';

/** A ruling: the product is not controlled, or it is of one of the types of the law. */
export const rulingResult = defineChoice('rulingResult', {
  group: 'RULING_RESULT',
  title: ['ผลการวินิจฉัย', 'Ruling'],
  values: {
    notControlled: { key: '0', label: ['ไม่เข้าข่ายเป็นวัตถุอันตราย', 'Not a hazardous substance'] },
    ...hazType.values,
  },
});

export const hazDiscussChecklist = defineChoice('hazDiscussChecklist', {
  group: 'HAZ_DISCUSS_CHECKLIST',
  title: ['เอกสารประกอบข้อหารือ', 'Documents for a ruling'],
  values: {
    requestLetter: { key: '1', label: ['หนังสือขอหารือ', 'Letter of request'] },
    composition: { key: '2', label: ['สูตรส่วนประกอบหรือใบรับรองการวิเคราะห์', 'Composition or certificate of analysis'] },
    sds: { key: '3', label: ['เอกสารข้อมูลความปลอดภัย (SDS)', 'Safety data sheet'] },
    label: { key: '4', label: ['ฉลากหรือเอกสารกำกับ', 'Label or leaflet'] },
    powerOfAttorney: { key: '5', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

declare module '#language/registry.ts' {
  interface Choices {
    rulingResult: typeof rulingResult;
    hazDiscussChecklist: typeof hazDiscussChecklist;
  }
}
