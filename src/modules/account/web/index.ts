/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    ProfilePage: lazyComponent(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
    OwnCertificatePage: lazyComponent(() => import('./certificate/OwnCertificatePage.tsx'), 'OwnCertificatePage'),
    InvitationsPage: lazyComponent(() => import('./invitations/InvitationsPage.tsx'), 'InvitationsPage'),
    NotificationsPage: lazyComponent(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
    ManualsPage: lazyComponent(() => import('./manuals/ManualsPage.tsx'), 'ManualsPage'),
    SignatureList: lazyComponent(() => import('./signatures/SignatureList.tsx'), 'SignatureList'),
    InsteadList: lazyComponent(() => import('./insteads/InsteadList.tsx'), 'InsteadList'),
  },
  slots: {
    SignaturePreview: lazyComponent(() => import('#platform/web/signatures/SignaturePreview.tsx'), 'SignaturePreview'),
  },
};
