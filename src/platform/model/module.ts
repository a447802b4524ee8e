/** The platform's own declarations, as a module like any other. */
import { defineModule } from '#language/module.ts';
import { menu, menuResource, menuSide, resource, role, roleMenu, roleResource } from './access.ts';
import { forgotPassword, notification, otp, userInstead, userSignature } from './account.ts';
import { appProperty } from './appProperty.ts';
import { authorizeChoices, userAuthorize, userAuthorizeRole } from './authorize.ts';
import { businessChoices } from './businessChoices.ts';
import { userCa } from './certificate.ts';
import { platformChoices } from './choices.ts';
import { entityLog, event, securityEvent, serviceLog, userUsage } from './logs.ts';
import { masterData } from './masterData.ts';
import { formDraft, savedView } from './personal.ts';
import { platformMessages } from './platformMessages.ts';
import { holiday, requestDepartment } from './request/calendar.ts';
import { requestChoices } from './request/choices.ts';
import { dossier } from './request/dossier.ts';
import { request, statusHistory } from './request/request.ts';
import { membership, membershipRole, user, userRole } from './user.ts';

export const platform = defineModule({
  name: 'platform',
  choices: [...platformChoices, ...businessChoices, ...requestChoices, ...authorizeChoices],
  messages: platformMessages,
  entities: [
    ...masterData,
    user,
    userRole,
    membership,
    membershipRole,
    userAuthorize,
    userAuthorizeRole,
    role,
    roleMenu,
    roleResource,
    resource,
    menu,
    menuResource,
    menuSide,
    appProperty,
    forgotPassword,
    otp,
    userInstead,
    userSignature,
    userCa,
    notification,
    formDraft,
    savedView,
    holiday,
    requestDepartment,
    dossier,
    request,
    statusHistory,
    event,
    entityLog,
    securityEvent,
    userUsage,
    serviceLog,
  ],
});
