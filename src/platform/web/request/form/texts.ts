/** Texts of the forms of requested documents. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  loadFailed: { th: 'เปิดข้อมูลของคำขอไม่ได้', en: 'The request could not be opened' },
  nothingEditable: {
    th: 'คำขออยู่ในสถานะ “{status}” ท่านแก้ไขข้อมูลในขณะนี้ไม่ได้',
    en: 'The request status is “{status}”; you cannot edit it now',
  },

  closedCancel: {
    th: 'คำขอยกเลิกกรอกได้เฉพาะ {fields} ส่วนอื่นเป็นไปตามฉบับที่ออกแล้ว',
    en: 'In a cancellation request, only these can be filled in: {fields}. Everything else stays as issued.',
  },
  closedUnlocked: {
    th: 'คำขออยู่ในสถานะ “{status}” เจ้าหน้าที่เปิดให้ท่านแก้ไขเฉพาะ {fields}',
    en: 'The request status is “{status}”. Only these fields are unlocked for you: {fields}.',
  },
  closedState: {
    th: 'คำขออยู่ในสถานะ “{status}” ท่านแก้ไขได้เฉพาะ {fields} และผู้ยื่นจะเห็นสิ่งที่เปลี่ยน',
    en: 'The request status is “{status}”. You can change only: {fields}. The applicant will see the changes.',
  },
  toOpenFields: { th: 'ไปยังช่องที่แก้ไขได้', en: 'Go to the fields you can change' },
  closedOfficer: {
    th: 'คำขออยู่ในสถานะ “{status}” ท่านแก้ไขได้เฉพาะ {fields} ผู้ยื่นไม่เห็นช่องเหล่านี้',
    en: 'The request status is “{status}”. You can change only: {fields}. The applicant does not see these fields.',
  },

  missingTitle: { th: 'ต้องกรอกให้ครบก่อนยื่น ({n})', en: 'To complete before you submit ({n})' },
  missingHint: { th: 'ระหว่างนี้บันทึกร่างไว้ก่อนได้', en: 'You can save the draft meanwhile.' },
  missingMore: { th: 'และอีก {n} รายการ', en: 'and {n} more' },
  attach: { th: 'แนบ{name}', en: 'Attach: {name}' },

  saveAnd: { th: 'บันทึกและ{action}', en: 'Save and {action}' },
  submitted: { th: '“{action}” เรียบร้อยแล้ว', en: '“{action}” completed' },
  noAnswer: {
    th: 'ระบบไม่ตอบกลับ ข้อมูลบันทึกไว้แล้ว กรุณากด “{action}” อีกครั้ง',
    en: 'There was no response. Your entries are saved; select “{action}” again.',
  },

  // Attachments.
  attachments: { th: '{n} ไฟล์', en: '{n} files' },
  attachment: { th: '1 ไฟล์', en: '1 file' },
  required: { th: 'ต้องแนบ', en: 'Required' },
  attached: { th: 'แนบแล้ว', en: 'Attached' },
  notAttached: { th: 'ยังไม่ได้แนบ', en: 'Not attached yet' },
  leftOut: { th: 'ไม่ได้แนบ', en: 'Not attached' },
  others: { th: 'เอกสารที่ไม่อยู่ในรายการ', en: 'Not on the checklist' },
  attachFile: { th: 'แนบไฟล์', en: 'Attach a file' },
  attachAnother: { th: 'แนบอีกไฟล์', en: 'Attach another' },
  attachTo: { th: 'แนบไฟล์ — {name}', en: 'Attach a file — {name}' },
  attachAnotherTo: { th: 'แนบอีกไฟล์ — {name}', en: 'Attach another — {name}' },
  done: { th: 'เสร็จสิ้น', en: 'Done' },
  edit: { th: 'แก้ไขรายละเอียดของ {name}', en: 'Edit the details of {name}' },
  remove: { th: 'นำ {name} ออก', en: 'Remove {name}' },
  download: { th: 'ดาวน์โหลด {name}', en: 'Download {name}' },
  noFile: { th: 'ยังไม่มีไฟล์', en: 'No file yet' },
  removed: { th: 'นำไฟล์ออกแล้ว', en: 'The file was removed' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  tooMany: { th: 'แนบได้ไม่เกิน {n} ไฟล์', en: 'At most {n} files' },
  number: { th: 'เลขที่ {text}', en: 'No. {text}' },
  dated: { th: 'ลงวันที่ {date}', en: 'dated {date}' },
  expires: { th: 'หมดอายุ {date}', en: 'expires {date}' },
  expired: { th: 'หมดอายุแล้วเมื่อ {date}', en: 'Expired on {date}' },
});
