/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';
import { UserActions } from '#platform/web/users/UserActions.tsx';

export const door: WebDoor = {
  components: {
    AccessPage: lazy(async () => ({ default: (await chunk(() => import('./access/AccessPage.tsx'))).AccessPage })),
    WorkflowsPage: lazy(async () => ({ default: (await chunk(() => import('./workflows/WorkflowsPage.tsx'))).WorkflowsPage })),
    Application: lazy(async () => ({ default: (await chunk(() => import('./application/Application.tsx'))).Application })),
  },
  slots: {
    AccountNotice: lazy(async () => ({ default: (await chunk(() => import('#platform/web/users/AccountNotice.tsx'))).AccountNotice })),
    UserRoles: lazy(async () => ({ default: (await chunk(() => import('#platform/web/users/UserRoles.tsx'))).UserRoles })),
    RoleRights: lazy(async () => ({ default: (await chunk(() => import('./roles/RoleRights.tsx'))).RoleRights })),
    RoleResources: lazy(async () => ({ default: (await chunk(() => import('./roles/RoleResources.tsx'))).RoleResources })),
    RoleUsers: lazy(async () => ({ default: (await chunk(() => import('./roles/RoleUsers.tsx'))).RoleUsers })),
    MenuScreens: lazy(async () => ({ default: (await chunk(() => import('./menus/MenuScreens.tsx'))).MenuScreens })),
    MenuIconField: lazy(async () => ({ default: (await chunk(() => import('./menus/MenuIconField.tsx'))).MenuIconField })),
    ResourceUses: lazy(async () => ({ default: (await chunk(() => import('./menus/ResourceUses.tsx'))).ResourceUses })),
    SignaturePreview: lazy(async () => ({ default: (await chunk(() => import('#platform/web/signatures/SignaturePreview.tsx'))).SignaturePreview })),
  },
  actions: { user: UserActions },
};
