import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'นำเข้า{what}จากไฟล์', en: 'Import from a file: {what}' },

  // The template
  templateStep: { th: 'ดาวน์โหลดแบบไฟล์', en: 'Get the template' },
  templateText: {
    th: 'ไฟล์ตารางที่มีหัวคอลัมน์ครบ กรอกแถวละหนึ่งรายการโดยไม่แก้หัวคอลัมน์ หากมีแบบไฟล์แล้วข้ามข้อนี้ได้',
    en: 'A sheet with all the column headers. Fill in one record a row and leave the headers as they are. If you have it already, go on to the next step.',
  },
  keyText: {
    th: 'แถวที่มี{key}ตรงกับรายการในระบบจะแก้ไขรายการนั้น แถวอื่นจะเพิ่มเป็นรายการใหม่',
    en: 'A row with the same {key} as a record in the system changes that record. Any other row adds a new one.',
  },
  and: { th: ' และ', en: ' and ' },
  templateExcel: { th: 'แบบไฟล์ Excel', en: 'Excel template' },
  templateCsv: { th: 'แบบไฟล์ CSV', en: 'CSV template' },

  // The file
  fileStep: { th: 'เลือกไฟล์ที่กรอกแล้ว', en: 'Choose the filled-in file' },
  chooseFile: { th: 'เลือกไฟล์', en: 'Choose a file' },
  dropHere: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  dropNow: { th: 'ปล่อยไฟล์ที่นี่', en: 'Let go of the file here' },
  limits: {
    th: 'Excel (.xlsx) หรือ CSV (.csv) ขนาดไม่เกิน {size} ระบบจะตรวจไฟล์ก่อน ยังไม่โหลดข้อมูล',
    en: 'Excel (.xlsx) or CSV (.csv), at most {size}. The file is checked first: nothing is loaded yet.',
  },
  otherFile: { th: 'เลือกไฟล์อื่น', en: 'Choose another file' },
  mendedFile: { th: 'เลือกไฟล์ที่แก้ไขแล้ว', en: 'Choose the mended file' },
  checkAgain: { th: 'ตรวจไฟล์นี้อีกครั้ง', en: 'Check this file again' },

  // A file that is not even sent
  oneFile: { th: 'นำเข้าได้ครั้งละหนึ่งไฟล์ กรุณาเลือกไฟล์เดียว', en: 'One file at a time. Please choose a single file.' },
  oldExcel: {
    th: '“{name}” เป็นไฟล์ Excel รุ่นเก่า กรุณาเปิดแล้วบันทึกเป็น .xlsx ก่อน',
    en: '“{name}” is a file of an old Excel. Please open it and save it as .xlsx first.',
  },
  notSheet: {
    th: '“{name}” ไม่ใช่ไฟล์ตาราง กรุณาเลือกไฟล์ Excel (.xlsx) หรือ CSV (.csv)',
    en: '“{name}” is not a sheet. Please choose an Excel (.xlsx) or CSV (.csv) file.',
  },
  tooLarge: {
    th: '“{name}” มีขนาด {size} เกิน {limit} กรุณาแบ่งเป็นหลายไฟล์แล้วนำเข้าทีละไฟล์',
    en: '“{name}” has {size}, more than {limit}. Please split it into several files and import them one by one.',
  },
  empty: {
    th: '“{name}” เป็นไฟล์ว่าง กรุณาเปิดตรวจสอบแล้วเลือกใหม่',
    en: '“{name}” is empty. Please open it to check, and choose again.',
  },

  // Under way
  resultStep: { th: 'ตรวจไฟล์ แล้วโหลดเข้าระบบ', en: 'The file is checked, then loaded' },
  checking: { th: 'กำลังตรวจไฟล์', en: 'Checking the file' },
  loading: { th: 'กำลังโหลดข้อมูล', en: 'Loading the rows' },
  sending: { th: 'ส่งไฟล์', en: 'Sending the file' },
  rowsChecked: { th: 'ตรวจแถว', en: 'Checking the rows' },
  rowsLoaded: { th: 'บันทึกแถว', en: 'Saving the rows' },
  rowsOf: { th: '{done} จาก {of} แถว', en: '{done} of {of} rows' },
  waiting: { th: 'รอ', en: 'waiting' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  checkStopped: { th: 'หยุดการตรวจแล้ว ยังไม่มีข้อมูลใดถูกโหลด', en: 'The check was stopped. Nothing was loaded.' },
  loadStopped: {
    th: 'หยุดการโหลดแล้ว กรุณาตรวจไฟล์อีกครั้งเพื่อดูว่าข้อมูลเข้าระบบแล้วหรือไม่ ข้อมูลจะเข้าทั้งไฟล์หรือไม่เข้าเลยเท่านั้น',
    en: 'The load was stopped. Please check the file again to see whether it had been loaded by then: either the whole file is, or nothing of it.',
  },

  // How it went
  rowsFound: { th: 'แถวในไฟล์', en: 'Rows in the file' },
  created: { th: 'รายการใหม่', en: 'New' },
  updated: { th: 'มีการแก้ไข', en: 'Changed' },
  unchanged: { th: 'เหมือนเดิม', en: 'Unchanged' },
  problems: { th: 'จุดที่ต้องแก้ไข', en: 'To be mended' },
  problemsFound: { th: 'พบจุดที่ต้องแก้ไข {n} จุด ยังไม่มีข้อมูลใดถูกโหลด', en: 'To be mended: {n}. Nothing was loaded.' },
  mendThem: { th: 'แก้ไขในไฟล์แล้วเลือกไฟล์อีกครั้ง', en: 'Mend them in the file, then choose the file again.' },
  firstOnes: {
    th: 'แสดง {n} จุดแรก เมื่อแก้ไขแล้วตรวจอีกครั้ง จุดที่เหลือจะแสดงต่อ',
    en: 'These are the first {n}. The others are shown when the mended file is checked.',
  },
  ready: { th: 'ไฟล์ถูกต้อง พร้อมโหลด', en: 'The file is right and ready to be loaded' },
  readyText: {
    th: 'ยังไม่มีข้อมูลใดถูกโหลด กด “{load}” เพื่อบันทึกเข้าระบบ',
    en: 'Nothing has been loaded yet. Press “{load}” to save it to the system.',
  },
  load: { th: 'โหลด {n} รายการ', en: 'Load {n} rows' },
  loadOne: { th: 'โหลด 1 รายการ', en: 'Load 1 row' },
  same: {
    th: 'ข้อมูลทุกแถวตรงกับในระบบแล้ว ไม่มีอะไรต้องโหลด',
    en: 'Every row is in the system already. There is nothing to load.',
  },
  loaded: { th: 'โหลดข้อมูลแล้ว {n} รายการ', en: 'Rows loaded: {n}' },
  loadedText: {
    th: 'ตารางแสดงข้อมูลล่าสุดแล้ว ตามตัวกรองที่ใช้อยู่',
    en: 'The list shows them now, as far as its filters ask for them.',
  },
  close: { th: 'ปิด', en: 'Close' },

  // It did not go
  checkFailed: { th: 'ตรวจไฟล์ไม่สำเร็จ', en: 'The file could not be checked' },
  loadFailed: { th: 'โหลดข้อมูลไม่สำเร็จ', en: 'The rows could not be loaded' },
  fileChanged: {
    th: 'ไฟล์นี้ถูกแก้ไข ย้าย หรือลบหลังจากที่เลือก กรุณาเลือกไฟล์อีกครั้งเพื่อให้ระบบตรวจฉบับล่าสุด',
    en: 'The file was changed, moved or deleted after it was chosen. Please choose it again, so that it is checked as it is now.',
  },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  retryIsSafe: {
    th: 'ลองอีกครั้งได้ ข้อมูลจะไม่ซ้ำ หากโหลดไปแล้วจะแสดงว่าเหมือนเดิม',
    en: 'You can safely try again: what was loaded already is counted as unchanged, and nothing comes twice.',
  },

  // The problems
  row: { th: 'แถว', en: 'Row' },
  column: { th: 'คอลัมน์', en: 'Column' },
  header: { th: 'หัวคอลัมน์', en: 'Header' },
  value: { th: 'ค่าในไฟล์', en: 'In the file' },
  whatToDo: { th: 'สิ่งที่ต้องแก้ไข', en: 'What to do' },
  emptyCell: { th: 'ว่าง', en: 'empty' },
  wholeRow: { th: 'ทั้งแถว', en: 'The whole row' },
  filterColumn: { th: 'แสดงคอลัมน์', en: 'Show the column' },
  allColumns: { th: 'ทุกคอลัมน์ ({n})', en: 'All columns ({n})' },
  downloadProblems: { th: 'ดาวน์โหลดเป็น CSV', en: 'Download as CSV' },
});
