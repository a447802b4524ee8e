/** Texts of the lists of requested documents. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  stepQuestion: { th: 'ต้องการ{action} {n} คำขอหรือไม่', en: '{action}: {n} requests?' },
  stepOne: { th: 'ต้องการ{action} 1 คำขอหรือไม่', en: '{action}: this request?' },
  stepTo: { th: 'สถานะจะเปลี่ยนเป็น “{status}”', en: 'The status becomes “{status}”.' },
  stepForGood: { th: 'เมื่อดำเนินการแล้วย้อนกลับไม่ได้', en: 'This cannot be undone.' },
  stepLeavesOut: {
    th: 'อีก {n} คำขอที่เลือกไว้ไม่อยู่ในสถานะที่ดำเนินการได้ และจะคงสถานะเดิม',
    en: '{n} more of the selected requests are not at this step and will not change.',
  },
  stepDone: { th: '{action}แล้ว {n} คำขอ', en: '{action}: {n} done' },
  noneThere: {
    th: 'ไม่มีคำขอที่เลือกอยู่ในสถานะที่{action}ได้',
    en: '“{action}” is not possible for any of the selected requests',
  },
  onlyDrafts: { th: 'ลบได้เฉพาะฉบับร่างที่ยังไม่เคยยื่น', en: 'Only drafts that were never submitted can be deleted' },
  delete: { th: 'ลบฉบับร่าง', en: 'Delete draft' },
  takeBack: { th: 'ย้อนสถานะ', en: 'Undo last step' },
  ended: { th: 'เรื่องสิ้นสุดแล้ว ย้อนสถานะไม่ได้', en: 'The case has ended, so no step can be undone' },
  takenBack: { th: '{code}: {action}แล้ว', en: '{code}: done ({action})' },
  loadFailed: { th: 'เปิดข้อมูลของเรื่องไม่ได้', en: 'The case could not be opened' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
});
