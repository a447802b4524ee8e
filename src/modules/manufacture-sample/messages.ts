/** Messages about sample permits. */
import type { MessageCatalogue } from '#language/message.ts';

export const sampleMessages = {
  samplePeriodReversed: {
    th: 'วันสุดท้ายที่ผลิตต้องไม่ก่อนวันแรก กรุณาตรวจสอบวันที่',
    en: 'The last day of manufacture is before the first. Check the days.',
  },
  samplePeriodTooLong: {
    th: 'ใบอนุญาตมีอายุหนึ่งปี ช่วงเวลาที่ผลิตจึงยาวกว่าหนึ่งปีไม่ได้ กรุณาแก้ไขวันที่',
    en: 'The permit is valid for one year, so the period of manufacture cannot be longer. Change the days.',
  },
  sampleProhibited: {
    th: '“{product}” เป็นวัตถุอันตรายชนิดที่ 4 ซึ่งห้ามผลิต จึงขออนุญาตผลิตตัวอย่างไม่ได้ กรุณานำรายการนี้ออก',
    en: '“{product}” is a hazardous substance of type 4. Its manufacture is prohibited, also as a sample. Remove this line.',
  },
  unitNotWeightOrVolume: {
    th: 'หน่วยนี้ไม่ใช่หน่วยน้ำหนักหรือปริมาตร กรุณาใช้กรัม กิโลกรัม มิลลิลิตร หรือลิตร',
    en: 'This unit is neither weight nor volume. Use grams, kilograms, millilitres or litres.',
  },
  sampleInTwoMeasures: {
    th: '“{product}” ระบุทั้งหน่วยน้ำหนักและหน่วยปริมาตร กรุณาใช้หน่วยประเภทเดียวกันทุกรายการของผลิตภัณฑ์นี้',
    en: '“{product}” is stated in weight and in volume. Use one of the two in all lines of this product.',
  },
  aboveSampleLimit: {
    th: '“{product}” ผลิตเป็นตัวอย่างได้ไม่เกิน {limit} แต่ขอรวม {asked} กรุณาลดปริมาณ',
    en: 'No more than {limit} of “{product}” may be made as a sample, and {asked} was asked for. Lower the quantity.',
  },
  noSampleLimit: {
    th: 'ยังไม่ได้กำหนดปริมาณตัวอย่างสูงสุดสำหรับหน่วยนี้ กรุณาใช้หน่วยประเภทอื่นหรือติดต่อเจ้าหน้าที่',
    en: 'No largest quantity is set for samples in this kind of unit. Use another unit, or ask the department.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    manufactureSample: typeof sampleMessages;
  }
}
