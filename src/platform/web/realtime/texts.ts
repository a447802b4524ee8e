import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  forcedTitle: { th: 'กำลังออกจากระบบที่นี่', en: 'Signing you out here' },
  otherSession: {
    th: 'มีการเข้าสู่ระบบจากที่อื่น ระบบจะออกใน 5 วินาที หากไม่ใช่ท่าน กรุณาเปลี่ยนรหัสผ่าน',
    en: 'You have signed in elsewhere and will be signed out here in 5 seconds. If that was not you, please change your password.',
  },
  forcedKept: { th: 'งานที่กรอกค้างไว้ในหน้านี้ถูกบันทึกเป็นร่างแล้ว', en: 'What you have typed on this page is kept as a draft.' },
  forcedLeft: { th: 'อีก {seconds} วินาที', en: '{seconds} seconds left' },
  signOutNow: { th: 'ออกจากระบบทันที', en: 'Sign out now' },

  endOtherSession: {
    th: 'ท่านออกจากระบบที่นี่แล้ว เนื่องจากมีการเข้าสู่ระบบจากที่อื่น หากไม่ใช่ท่าน กรุณาเข้าสู่ระบบแล้วเปลี่ยนรหัสผ่าน',
    en: 'You were signed out here because you signed in elsewhere. If that was not you, please sign in and change your password.',
  },
  endPasswordChanged: {
    th: 'รหัสผ่านของบัญชีนี้ถูกเปลี่ยน กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่ หากไม่ใช่ท่าน กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The password of this account was changed. Please sign in with the new one. If that was not you, please tell the administrator.',
  },
  endAccountUnusable: {
    th: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'This account can no longer be used. Please contact the administrator.',
  },
  endAdministrator: {
    th: 'ผู้ดูแลระบบให้ท่านออกจากระบบ กรุณาเข้าสู่ระบบใหม่',
    en: 'An administrator has signed you out. Please sign in again.',
  },
  endRefreshReused: {
    th: 'ระบบให้ท่านออกเพื่อความปลอดภัย เนื่องจากมีการใช้การเข้าสู่ระบบนี้จากสองที่ กรุณาเข้าสู่ระบบแล้วเปลี่ยนรหัสผ่าน',
    en: 'For your safety you were signed out: this sign-in was used in two places. Please sign in and change your password.',
  },
});
