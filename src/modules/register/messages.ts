/** Reasons for which a registration may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const registerMessages = {
  termsMissing: {
    th: 'กรุณาอ่านและยอมรับข้อกำหนดก่อนลงทะเบียน',
    en: 'Read and accept the terms before you register.',
  },
  taxNumberInvalid: {
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบเลข 13 หลักตามหนังสือรับรองนิติบุคคล',
    en: 'This tax number is not valid. Check the 13 digits against the certificate of incorporation.',
  },
  taxNumberRegistered: {
    th: 'เลขประจำตัวผู้เสียภาษีนี้ลงทะเบียนไว้แล้ว กรุณาเข้าสู่ระบบ หรือลงทะเบียนเป็นพนักงานของกิจการ',
    en: 'This tax number is already registered. Sign in, or register as an employee of the company.',
  },
  taxNumberInProcess: {
    th: 'เลขประจำตัวผู้เสียภาษีนี้อยู่ระหว่างการลงทะเบียน กรุณาเข้าสู่ระบบด้วยบัญชีที่ใช้ลงทะเบียนเพื่อติดตามผล',
    en: 'This tax number is being registered. Sign in with the account used to register it to see the status.',
  },
  companyDissolved: {
    th: 'นายทะเบียนแจ้งว่านิติบุคคลนี้มีสถานะ “{status}” จึงลงทะเบียนไม่ได้ หากข้อมูลไม่ถูกต้อง กรุณาติดต่อกรมพัฒนาธุรกิจการค้า',
    en: 'The registry reports the status of this company as “{status}”, so it cannot be registered. If that is wrong, contact the Department of Business Development.',
  },
  companyNotRegistered: {
    th: 'ไม่พบกิจการที่ใช้งานได้ตามเลขประจำตัวผู้เสียภาษีนี้ กรุณาตรวจสอบเลข หรือให้เจ้าของกิจการลงทะเบียนก่อน',
    en: 'No active company has this tax number. Check the number, or ask the owner to register the company first.',
  },
  departmentClosed: {
    th: 'หน่วยงานนี้ไม่เปิดให้เจ้าหน้าที่ลงทะเบียน กรุณาเลือกหน่วยงานอื่น',
    en: 'Officers cannot register with this department. Choose another one.',
  },
  personalDocumentOnly: {
    th: 'กรุณาแสดงตนด้วยบัตรประชาชน หนังสือเดินทาง หรือบัตรประจำตัวคนต่างด้าว',
    en: 'Identify yourself with an ID card, a passport or an alien card.',
  },
  whoMissing: { th: 'กรุณาเลือกฐานะที่จะลงทะเบียน', en: 'Choose what you are registering as.' },
  passwordsDiffer: {
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน กรุณากรอกใหม่',
    en: 'The two passwords do not match. Enter them again.',
  },
  tooManyFilesFromHere: {
    th: 'มีไฟล์ที่ส่งจากเครือข่ายนี้รออยู่มากเกินไป กรุณาส่งคำขอลงทะเบียนที่กรอกไว้ก่อน หรือลองอีกครั้งภายใน {hours} ชั่วโมง',
    en: 'Too many files uploaded from your network are waiting. Submit the registrations they belong to first, or try again within {hours} hours.',
  },
  tooManyWaitingFiles: {
    th: 'มีไฟล์จากผู้ลงทะเบียนรออยู่มากเกินไป กรุณาลองอีกครั้งภายหลัง',
    en: 'Too many files of applicants are waiting. Try again later.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    register: typeof registerMessages;
  }
}
