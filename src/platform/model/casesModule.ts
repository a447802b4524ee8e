/**
 * Declarations of the platform that only some screens need: requests and the documents they lead to, memberships and
 * powers, accounts, logs.
 */
import { defineModule } from '#language/module.ts';
import { forgotPassword, notification, otp, userInstead, userSignature } from './account/account.ts';
import { authorizeChoices, userAuthorize, userAuthorizeRole } from './party/authorize.ts';
import { userCa } from './account/certificate.ts';
import { entityLog, event, securityEvent, serviceLog, userUsage } from './log/logs.ts';
import { powerMessages } from './party/powerMessages.ts';
import { holiday, requestDepartment } from './request/calendar.ts';
import { requestChoices } from './request/choices.ts';
import { dossier } from './request/dossier.ts';
import { request, statusHistory } from './request/request.ts';
import { requestMessages } from './request/requestMessages.ts';
import { statusLabels, stepLabels } from './request/stepLabels.ts';
import { locationFlag, protectedPlace, protectedPlaceKind } from './place/protectedPlace.ts';
import { geoMessages } from './geo/geoMessages.ts';
import { membership, membershipRole } from './party/membership.ts';
import { ledgerChoices } from './ledger/choices.ts';
import { ledgerMessages } from './ledger/ledgerMessages.ts';
import { ledgerEntities } from './ledger/stockCard.ts';

export const platformCases = defineModule({
  name: 'platform-cases',
  actions: stepLabels,
  states: statusLabels,
  choices: [...requestChoices, ...authorizeChoices, ...ledgerChoices, protectedPlaceKind],
  messages: { ...requestMessages, ...powerMessages, ...ledgerMessages, ...geoMessages },
  entities: [
    membership,
    membershipRole,
    userAuthorize,
    userAuthorizeRole,
    forgotPassword,
    otp,
    userInstead,
    userSignature,
    userCa,
    notification,
    holiday,
    requestDepartment,
    dossier,
    protectedPlace,
    locationFlag,
    request,
    statusHistory,
    ...ledgerEntities,
    event,
    entityLog,
    securityEvent,
    userUsage,
    serviceLog,
  ],
});
