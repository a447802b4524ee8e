/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    ProfilePage: lazy(async () => ({ default: (await chunk(() => import('./profile/ProfilePage.tsx'))).ProfilePage })),
    OwnCertificatePage: lazy(async () => ({ default: (await chunk(() => import('./certificate/OwnCertificatePage.tsx'))).OwnCertificatePage })),
    InvitationsPage: lazy(async () => ({ default: (await chunk(() => import('./invitations/InvitationsPage.tsx'))).InvitationsPage })),
    NotificationsPage: lazy(async () => ({ default: (await chunk(() => import('./notifications/NotificationsPage.tsx'))).NotificationsPage })),
    ManualsPage: lazy(async () => ({ default: (await chunk(() => import('./manuals/ManualsPage.tsx'))).ManualsPage })),
    SignatureList: lazy(async () => ({ default: (await chunk(() => import('./signatures/SignatureList.tsx'))).SignatureList })),
    InsteadList: lazy(async () => ({ default: (await chunk(() => import('./insteads/InsteadList.tsx'))).InsteadList })),
  },
  slots: { SignaturePreview: lazy(async () => ({ default: (await chunk(() => import('#platform/web/signatures/SignaturePreview.tsx'))).SignaturePreview })) },
};
