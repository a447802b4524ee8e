/** Messages about a file whose rows are to be imported, and about its cells. */
import type { MessageCatalogue } from '#language/message.ts';

export const sheetMessages = {
  // The file.
  sheetNotReadable: {
    th: 'ไฟล์นี้ไม่ใช่ตารางที่ระบบอ่านได้ กรุณาใช้ไฟล์ Excel (.xlsx) หรือ CSV',
    en: 'The system cannot read this file as a table. Use Excel (.xlsx) or CSV.',
  },
  sheetBroken: {
    th: 'ไฟล์เสียหาย กรุณาเปิดด้วย Excel แล้วบันทึกใหม่เป็น .xlsx',
    en: 'The file is damaged. Open it in Excel and save it again as .xlsx.',
  },
  sheetOldExcel: {
    th: 'ไฟล์นี้เป็น Excel รุ่นเก่าหรือมีรหัสผ่าน กรุณาบันทึกใหม่เป็น .xlsx โดยไม่ใส่รหัสผ่าน',
    en: 'This file is from an older Excel, or has a password. Save it as .xlsx without a password.',
  },
  sheetMacros: {
    th: 'ไฟล์นี้มีมาโคร ซึ่งระบบไม่รับ กรุณาบันทึกใหม่เป็น .xlsx',
    en: 'This file contains macros, which are not accepted. Save it as .xlsx.',
  },
  sheetUnpacksTooLarge: {
    th: 'เนื้อหาของไฟล์มีขนาดใหญ่เกิน {limit} กรุณาลบแผ่นงานและรูปแบบที่ไม่ใช้ หรือแบ่งเป็นหลายไฟล์',
    en: 'The content of the file is larger than {limit}. Remove sheets and formats that are not needed, or split the file.',
  },
  sheetTooManyRows: {
    th: 'นำเข้าได้ครั้งละไม่เกิน {limit} แถว กรุณาแบ่งเป็นหลายไฟล์แล้วนำเข้าทีละไฟล์',
    en: 'At most {limit} rows can be imported at a time. Split the file and import one part after another.',
  },
  sheetNoRows: {
    th: 'ไม่พบแถวข้อมูลในไฟล์ กรุณากรอกข้อมูลตั้งแต่แถวที่ 2 แล้วส่งใหม่',
    en: 'The file has no rows of data. Fill them in from row 2 on and send it again.',
  },
  sheetOpenQuote: {
    th: 'แถวที่ {row} มีเครื่องหมายคำพูด (") ที่ไม่ปิด กรุณาแก้ไขแล้วส่งใหม่',
    en: 'In row {row} a quotation mark (") is not closed. Correct it and send the file again.',
  },
  sheetOfOther: {
    th: 'หัวตารางของไฟล์นี้เป็นของ “{title}” กรุณาเลือกไฟล์ใหม่ หรือไปนำเข้าที่หน้านั้น',
    en: 'The columns of this file are those of “{title}”. Choose another file, or import it there.',
  },
  sheetMissing: {
    th: 'ไฟล์นี้ไม่มีคอลัมน์ {missing} กรุณาเพิ่ม หรือใช้แบบฟอร์มที่ดาวน์โหลดจากหน้านี้',
    en: 'The file has no column {missing}. Add it, or use the template from this page.',
  },
  sheetUnknown: {
    th: 'ไม่รู้จักคอลัมน์ {unknown} กรุณาลบหรือแก้ชื่อให้ตรงกับแบบฟอร์ม',
    en: 'The column {unknown} is not recognised. Remove it, or name it as in the template.',
  },
  sheetMissingAndUnknown: {
    th: 'หัวตารางไม่ตรงกับข้อมูลนี้ ขาดคอลัมน์ {missing} และไม่รู้จักคอลัมน์ {unknown} กรุณาใช้แบบฟอร์มที่ดาวน์โหลดจากหน้านี้',
    en: 'The columns do not match: {missing} is missing, and {unknown} is not recognised. Use the template from this page.',
  },
  sheetRepeated: {
    th: 'คอลัมน์ “{header}” มีซ้ำกันที่ {columns} กรุณาเหลือไว้เพียงคอลัมน์เดียว',
    en: 'The column “{header}” appears at {columns}. Keep only one of them.',
  },
  importBusy: {
    th: 'มีการนำเข้าข้อมูลอื่นอยู่ กรุณารอสักครู่แล้วลองใหม่',
    en: 'Another import is in progress. Wait a moment and try again.',
  },

  // A cell or a row.
  cellFormula: {
    th: 'ช่องนี้เป็นสูตร ระบบไม่ใช้ผลของสูตร กรุณาคัดลอกแล้ววางเป็นค่า',
    en: 'This cell is a formula, and formulas are not accepted. Copy it and paste it as a value.',
  },
  cellError: {
    th: 'ช่องนี้แสดงข้อผิดพลาดของ Excel กรุณาแก้ไขเป็นค่าที่ถูกต้อง',
    en: 'This cell shows an Excel error. Replace it with the correct value.',
  },
  cellMerged: {
    th: 'ช่องนี้ถูกผสานกับช่องอื่น กรุณายกเลิกการผสานเซลล์แล้วกรอกให้ครบทุกช่อง',
    en: 'This cell is merged with others. Unmerge them and fill in each.',
  },
  cellNotNumber: {
    th: '“{value}” ไม่ใช่ตัวเลข กรุณากรอกเฉพาะตัวเลข',
    en: '“{value}” is not a number. Enter digits only.',
  },
  cellNotWhole: {
    th: '“{value}” ไม่ใช่จำนวนเต็มที่รับได้ กรุณากรอกเป็นจำนวนเต็ม',
    en: '“{value}” is not an accepted whole number. Enter a whole number.',
  },
  cellNotDate: {
    th: '“{value}” ไม่ใช่วันที่ กรุณากรอกเป็น วว/ดด/ปปปป เช่น 31/12/2569',
    en: '“{value}” is not a date. Enter it as dd/mm/yyyy, such as 31/12/2026.',
  },
  cellNotYesNo: {
    th: '“{value}” ไม่ใช่ “ใช่” หรือ “ไม่ใช่” กรุณาเลือกอย่างใดอย่างหนึ่ง',
    en: '“{value}” is neither “Yes” nor “No”. Enter one of them.',
  },
  cellDateInText: {
    th: 'Excel เปลี่ยนค่านี้เป็นวันที่แล้ว กรุณาตั้งรูปแบบช่องเป็นข้อความ แล้วพิมพ์ใหม่',
    en: 'Excel has turned this into a date. Format the cell as text and type it again.',
  },
  cellNotFound: {
    th: 'ไม่พบ “{value}” ใน “{what}” กรุณาใช้รหัสหรือชื่อที่มีอยู่ในระบบ',
    en: '“{value}” was not found in “{what}”. Use the code or exact name of an existing item.',
  },
  cellAmbiguous: {
    th: '“{value}” ตรงกับหลายรายการใน “{what}” กรุณาใช้รหัสแทนชื่อ',
    en: '“{value}” matches several items in “{what}”. Use the code instead of the name.',
  },
  cellNotStorable: {
    th: 'ข้อความนี้มีอักขระที่เก็บไม่ได้ กรุณาพิมพ์ใหม่',
    en: 'This text contains characters that cannot be stored. Type it again.',
  },
  rowRepeated: {
    th: 'ซ้ำกับแถวที่ {row} ของไฟล์เดียวกัน กรุณาเหลือไว้เพียงแถวเดียว',
    en: 'This is the same as row {row} of the file. Keep only one of them.',
  },
  rowInRing: {
    th: 'แถวนี้อยู่ภายใต้ตัวเองผ่านแถวที่ {rows} กรุณาแก้รายการระดับบน',
    en: 'This row is placed under itself, through row {rows}. Correct the parent items.',
  },
  rowAwaits: {
    th: 'แถวที่ {row} ซึ่งแถวนี้อ้างถึงยังมีข้อผิดพลาด กรุณาแก้ไขแถวนั้นก่อน',
    en: 'Row {row}, which this one refers to, has a problem. Correct that one first.',
  },
  unreadColumn: {
    th: 'ท่านไม่มีสิทธิแก้ไขคอลัมน์ “{name}” กรุณาลบคอลัมน์นี้แล้วส่งใหม่',
    en: 'You do not have permission to change the column “{name}”. Remove it and send the file again.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    sheets: typeof sheetMessages;
  }
}
