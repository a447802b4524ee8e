/** Declarations of the platform that every screen may need: people, roles, menus, departments, lookups, places. */
import { defineModule } from '#language/module.ts';
import { menu, menuResource, menuSide, resource, role, roleMenu, roleResource } from './access/access.ts';
import { appProperty } from './settings/appProperty.ts';
import { businessChoices } from './businessChoices.ts';
import { platformChoices } from './choices.ts';
import { masterData } from './masterData.ts';
import { formDraft, savedView } from './account/personalRecords.ts';
import { platformMessages } from './platformMessages.ts';
import { user, userRole } from './party/user.ts';

export const platformCore = defineModule({
  name: 'platform',
  choices: [...platformChoices, ...businessChoices],
  messages: platformMessages,
  entities: [
    ...masterData,
    user,
    userRole,
    role,
    roleMenu,
    roleResource,
    resource,
    menu,
    menuResource,
    menuSide,
    appProperty,
    formDraft,
    savedView,
  ],
});
