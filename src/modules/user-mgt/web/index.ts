/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';
import { UserActions } from '#platform/web/users/UserActions.tsx';

export const moduleWeb: ModuleWeb = {
  components: {
    AccessPage: lazyComponent(() => import('./access/AccessPage.tsx'), 'AccessPage'),
    WorkflowsPage: lazyComponent(() => import('./workflows/WorkflowsPage.tsx'), 'WorkflowsPage'),
    Application: lazyComponent(() => import('./application/Application.tsx'), 'Application'),
  },
  slots: {
    AccountNotice: lazyComponent(() => import('#platform/web/users/AccountNotice.tsx'), 'AccountNotice'),
    UserRoles: lazyComponent(() => import('#platform/web/users/UserRoles.tsx'), 'UserRoles'),
    RoleRights: lazyComponent(() => import('./roles/RoleRights.tsx'), 'RoleRights'),
    RoleResources: lazyComponent(() => import('./roles/RoleResources.tsx'), 'RoleResources'),
    RoleUsers: lazyComponent(() => import('./roles/RoleUsers.tsx'), 'RoleUsers'),
    MenuScreens: lazyComponent(() => import('./menus/MenuScreens.tsx'), 'MenuScreens'),
    MenuIconField: lazyComponent(() => import('./menus/MenuIconField.tsx'), 'MenuIconField'),
    ResourceUses: lazyComponent(() => import('./menus/ResourceUses.tsx'), 'ResourceUses'),
    SignaturePreview: lazyComponent(() => import('#platform/web/signatures/SignaturePreview.tsx'), 'SignaturePreview'),
  },
  actions: { user: UserActions },
};
