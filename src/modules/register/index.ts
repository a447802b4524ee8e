/** Registration of people without an account: three public pages. */
import { defineModule } from '#language/module.ts';
import { pageScreen } from '#language/screen.ts';
import { registerMessages } from './messages.ts';

export const register = defineModule({
  name: 'register',
  dependsOn: ['company'],
  messages: registerMessages,
  screens: [
    pageScreen('/register', ['ลงทะเบียน', 'Register'], { component: 'RegisterPage', access: 'public' }),
    pageScreen('/register-cancel', ['ยกเลิกคำขอลงทะเบียน', 'Cancel a registration'], {
      component: 'CancelPage',
      access: 'public',
    }),
    pageScreen('/register-officer', ['ลงทะเบียนเจ้าหน้าที่', 'Register as an officer'], {
      component: 'RegisterOfficerPage',
      access: 'public',
    }),
  ],
});
