import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'นำเข้า{what}จากไฟล์', en: 'Import from a file: {what}' },

  // The template.
  templateStep: { th: 'ดาวน์โหลดแบบไฟล์', en: 'Download the template' },
  templateText: {
    th: 'ไฟล์ตารางที่มีหัวคอลัมน์ครบ กรอกแถวละหนึ่งรายการโดยไม่แก้หัวคอลัมน์ หากมีแบบไฟล์แล้วข้ามข้อนี้ได้',
    en: 'A spreadsheet with all the column headings. Fill in one record per row and do not change the headings. If you already have it, go on to the next step.',
  },
  keyText: {
    th: 'แถวที่มี{key}ตรงกับรายการในระบบจะแก้ไขรายการนั้น แถวอื่นจะเพิ่มเป็นรายการใหม่',
    en: 'A row with the same {key} as a record in the system updates that record. Any other row adds a new one.',
  },
  and: { th: ' และ', en: ' and ' },
  templateExcel: { th: 'แบบไฟล์ Excel', en: 'Excel template' },
  templateCsv: { th: 'แบบไฟล์ CSV', en: 'CSV template' },

  // The file.
  fileStep: { th: 'เลือกไฟล์ที่กรอกแล้ว', en: 'Choose the filled-in file' },
  chooseFile: { th: 'เลือกไฟล์', en: 'Choose a file' },
  dropHere: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  dropNow: { th: 'ปล่อยไฟล์ที่นี่', en: 'Drop the file here' },
  limits: {
    th: 'Excel (.xlsx) หรือ CSV (.csv) ขนาดไม่เกิน {size} ระบบจะตรวจไฟล์ก่อน ยังไม่นำเข้าข้อมูล',
    en: 'Excel (.xlsx) or CSV (.csv), at most {size}. The file is checked first; nothing is imported yet.',
  },
  otherFile: { th: 'เลือกไฟล์อื่น', en: 'Choose another file' },
  mendedFile: { th: 'เลือกไฟล์ที่แก้ไขแล้ว', en: 'Choose the corrected file' },
  checkAgain: { th: 'ตรวจไฟล์นี้อีกครั้ง', en: 'Check this file again' },

  // A file that is refused before it is sent.
  oneFile: { th: 'นำเข้าได้ครั้งละหนึ่งไฟล์ กรุณาเลือกไฟล์เดียว', en: 'One file at a time. Choose a single file.' },
  oldExcel: {
    th: '“{name}” เป็นไฟล์ Excel รุ่นเก่า กรุณาเปิดแล้วบันทึกเป็น .xlsx ก่อน',
    en: '“{name}” is an old Excel file. Open it and save it as .xlsx first.',
  },
  notSheet: {
    th: '“{name}” ไม่ใช่ไฟล์ตาราง กรุณาเลือกไฟล์ Excel (.xlsx) หรือ CSV (.csv)',
    en: '“{name}” is not a spreadsheet. Choose an Excel (.xlsx) or CSV (.csv) file.',
  },
  tooLarge: {
    th: '“{name}” มีขนาด {size} เกิน {limit} กรุณาแบ่งเป็นหลายไฟล์แล้วนำเข้าทีละไฟล์',
    en: '“{name}” is {size}, more than {limit}. Split it into several files and import them one by one.',
  },
  empty: {
    th: '“{name}” เป็นไฟล์ว่าง กรุณาเปิดตรวจสอบแล้วเลือกใหม่',
    en: '“{name}” is empty. Open it to check, and choose again.',
  },

  // Progress.
  resultStep: { th: 'ตรวจไฟล์ แล้วนำเข้าระบบ', en: 'Check the file, then import it' },
  checking: { th: 'กำลังตรวจไฟล์', en: 'Checking the file' },
  loading: { th: 'กำลังนำเข้าข้อมูล', en: 'Importing the rows' },
  sending: { th: 'ส่งไฟล์', en: 'Uploading the file' },
  rowsChecked: { th: 'ตรวจแถว', en: 'Checking the rows' },
  rowsLoaded: { th: 'บันทึกแถว', en: 'Saving the rows' },
  rowsOf: { th: '{done} จาก {of} แถว', en: '{done} of {of} rows' },
  waiting: { th: 'รอ', en: 'waiting' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  checkStopped: { th: 'หยุดการตรวจแล้ว ยังไม่มีข้อมูลใดถูกนำเข้า', en: 'The check was stopped. Nothing was imported.' },
  loadStopped: {
    th: 'หยุดการนำเข้าแล้ว กรุณาตรวจไฟล์อีกครั้งเพื่อดูว่าข้อมูลเข้าระบบแล้วหรือไม่ ข้อมูลจะเข้าทั้งไฟล์หรือไม่เข้าเลยเท่านั้น',
    en: 'The import was stopped. Check the file again to see whether it had been imported by then: either the whole file is, or nothing of it.',
  },

  // The result.
  rowsFound: { th: 'แถวในไฟล์', en: 'Rows in the file' },
  created: { th: 'รายการใหม่', en: 'New' },
  updated: { th: 'มีการแก้ไข', en: 'Changed' },
  unchanged: { th: 'เหมือนเดิม', en: 'Unchanged' },
  problems: { th: 'จุดที่ต้องแก้ไข', en: 'To correct' },
  problemsFound: { th: 'พบจุดที่ต้องแก้ไข {n} จุด ยังไม่มีข้อมูลใดถูกนำเข้า', en: 'To correct: {n}. Nothing was imported.' },
  mendThem: { th: 'แก้ไขในไฟล์แล้วเลือกไฟล์อีกครั้ง', en: 'Correct them in the file, then choose the file again.' },
  firstOnes: {
    th: 'แสดง {n} จุดแรก เมื่อแก้ไขแล้วตรวจอีกครั้ง จุดที่เหลือจะแสดงต่อ',
    en: 'These are the first {n}. The others are shown when the corrected file is checked.',
  },
  ready: { th: 'ไฟล์ถูกต้อง พร้อมนำเข้า', en: 'The file is correct and ready to import' },
  readyText: {
    th: 'ยังไม่มีข้อมูลใดถูกนำเข้า กด “{load}” เพื่อบันทึกเข้าระบบ',
    en: 'Nothing has been imported yet. Select “{load}” to save it to the system.',
  },
  load: { th: 'นำเข้า {n} รายการ', en: 'Import {n} rows' },
  loadOne: { th: 'นำเข้า 1 รายการ', en: 'Import 1 row' },
  same: {
    th: 'ข้อมูลทุกแถวตรงกับในระบบแล้ว ไม่มีข้อมูลที่ต้องนำเข้า',
    en: 'Every row is already in the system. There is nothing to import.',
  },
  loaded: { th: 'นำเข้าข้อมูลแล้ว {n} รายการ', en: 'Rows imported: {n}' },
  loadedText: {
    th: 'ตารางแสดงข้อมูลล่าสุดแล้ว ตามตัวกรองที่ใช้อยู่',
    en: 'The list now shows the latest data, subject to its filters.',
  },
  close: { th: 'ปิด', en: 'Close' },

  // A failed import.
  checkFailed: { th: 'ตรวจไฟล์ไม่สำเร็จ', en: 'The file could not be checked' },
  loadFailed: { th: 'นำเข้าข้อมูลไม่สำเร็จ', en: 'The rows could not be imported' },
  fileChanged: {
    th: 'ไฟล์นี้ถูกแก้ไข ย้าย หรือลบหลังจากที่เลือก กรุณาเลือกไฟล์อีกครั้งเพื่อให้ระบบตรวจฉบับล่าสุด',
    en: 'The file was changed, moved or deleted after it was chosen. Choose it again, so that the latest version is checked.',
  },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  retryIsSafe: {
    th: 'ลองอีกครั้งได้ ข้อมูลจะไม่ซ้ำ หากนำเข้าไปแล้วจะแสดงว่าเหมือนเดิม',
    en: 'You can safely try again: rows already imported are counted as unchanged, and nothing is duplicated.',
  },

  // The problems.
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
