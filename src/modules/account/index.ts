/**
 * What every person who signs in has: their own data, signatures, certificate, substitutes, notifications and the
 * manuals.
 */
import { allRights, defineModule, type MenuDeclaration, type MenuSideDeclaration } from '#language/module.ts';
import { ownScreen, pageScreen, type ScreenDeclaration } from '#language/screen.ts';

/** Officers who decide or sign name their substitutes for an absence; operators give authority by other means. */
const insteads: MenuDeclaration = {
  key: 'account.user-insteads',
  label: ['ผู้ปฏิบัติงานแทนข้าพเจ้า', 'My substitutes'],
  url: '/app/user-insteads/**',
  icon: 'SwapOutlined',
  entities: [],
  cards: ['user'],
  calls: ['* /api/v1/security/user-insteads/me/**'],
  roles: Object.fromEntries(
    ['ADMIN', 'OFFICER_CUSTOMS', 'OFFICER_CENTER', 'OFFICER_HEAD', 'OFFICER_FINANCE', 'OFFICER_LAB', 'SIGNATORY'].map(
      (role) => [role, allRights],
    ),
  ),
};

const menuSides: readonly MenuSideDeclaration[] = [
  { key: insteads.key, label: insteads.label, menu: insteads.key, icon: 'SwapOutlined', seq: 2100 },
];

const screens: readonly ScreenDeclaration[] = [
  pageScreen('/app/profile', ['ข้อมูลส่วนตัว', 'Profile'], { component: 'ProfilePage', access: 'signedIn' }),
  pageScreen('/app/profile/certificate', ['ใบรับรองสำหรับลงนาม', 'Signing certificate'], {
    component: 'OwnCertificatePage',
    access: 'signedIn',
  }),
  pageScreen('/app/profile/invitations', ['คำเชิญ', 'Invitations'], {
    component: 'InvitationsPage',
    access: 'signedIn',
  }),
  pageScreen('/app/notifications', ['การแจ้งเตือน', 'Notifications'], {
    component: 'NotificationsPage',
    access: 'signedIn',
  }),
  pageScreen('/app/manuals', ['คู่มือการใช้งาน', 'Manuals'], { component: 'ManualsPage', access: 'signedIn' }),
  ownScreen('/app/user-signatures', 'userSignature', { components: { list: 'SignatureList' } }),
  ownScreen('/app/user-insteads', 'userInstead', { access: 'menu', components: { list: 'InsteadList' } }),
];

export const account = defineModule({ name: 'account', menus: [insteads], menuSides, screens });
