import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  forcedTitle: { th: 'กำลังออกจากระบบที่นี่', en: 'Signing you out here' },
  otherSession: {
    th: 'มีการเข้าสู่ระบบจากที่อื่น ระบบจะให้ท่านออกจากระบบใน 5 วินาที หากไม่ใช่ท่าน กรุณาเปลี่ยนรหัสผ่าน',
    en: 'You have signed in elsewhere and will be signed out here in 5 seconds. If that was not you, change your password.',
  },
  forcedKept: { th: 'งานที่กรอกค้างไว้ในหน้านี้ถูกบันทึกเป็นร่างแล้ว', en: 'Your entries on this page have been saved as a draft.' },
  forcedLeft: { th: 'อีก {seconds} วินาที', en: '{seconds} seconds left' },
  signOutNow: { th: 'ออกจากระบบทันที', en: 'Sign out now' },

  endOtherSession: {
    th: 'ท่านออกจากระบบที่นี่แล้ว เนื่องจากมีการเข้าสู่ระบบจากที่อื่น หากไม่ใช่ท่าน กรุณาเข้าสู่ระบบแล้วเปลี่ยนรหัสผ่าน',
    en: 'You were signed out here because you signed in elsewhere. If that was not you, sign in and change your password.',
  },
  endPasswordChanged: {
    th: 'รหัสผ่านของบัญชีนี้ถูกเปลี่ยน กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่ หากไม่ใช่ท่าน กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The password of this account was changed. Sign in with the new one. If it was not you, contact the administrator.',
  },
  endAccountUnusable: {
    th: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'This account can no longer be used. Contact the administrator.',
  },
  endAdministrator: {
    th: 'ผู้ดูแลระบบให้ท่านออกจากระบบ กรุณาเข้าสู่ระบบใหม่',
    en: 'An administrator has signed you out. Sign in again.',
  },
  endRefreshReused: {
    th: 'ระบบให้ท่านออกจากระบบเพื่อความปลอดภัย เนื่องจากมีการใช้การเข้าสู่ระบบนี้จากสองแห่ง กรุณาเข้าสู่ระบบแล้วเปลี่ยนรหัสผ่าน',
    en: 'For security, you were signed out: this session was used in two places. Sign in and change your password.',
  },
});
