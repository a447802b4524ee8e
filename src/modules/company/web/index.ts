/** What the module brings for the browser beside its declarations. */
import { lazy } from 'react';
import { chunk } from '#platform/web/app/chunk.ts';
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {
  components: {
    CompanyHome: lazy(async () => ({ default: (await chunk(() => import('./holder/CompanyHome.tsx'))).CompanyHome })),
    HolderInForce: lazy(async () => ({ default: (await chunk(() => import('./holder/HolderInForce.tsx'))).HolderInForce })),
    HolderRequested: lazy(async () => ({ default: (await chunk(() => import('./holder/HolderRequested.tsx'))).HolderRequested })),
    DirectorList: lazy(async () => ({ default: (await chunk(() => import('./holder/DirectorList.tsx'))).DirectorList })),
    DirectorForm: lazy(async () => ({ default: (await chunk(() => import('./holder/DirectorForm.tsx'))).DirectorForm })),
    EmployeeRequests: lazy(async () => ({ default: (await chunk(() => import('./people/EmployeeRequests.tsx'))).EmployeeRequests })),
    EmployeeList: lazy(async () => ({ default: (await chunk(() => import('./people/EmployeeList.tsx'))).EmployeeList })),
    EmployeeForm: lazy(async () => ({ default: (await chunk(() => import('./people/EmployeeForm.tsx'))).EmployeeForm })),
    InvitationList: lazy(async () => ({ default: (await chunk(() => import('./invitations/InvitationList.tsx'))).InvitationList })),
    InvitationView: lazy(async () => ({ default: (await chunk(() => import('./invitations/InvitationView.tsx'))).InvitationView })),
    InvitationByMail: lazy(async () => ({ default: (await chunk(() => import('./invitations/InvitationByMail.tsx'))).InvitationByMail })),
    CompanyRoles: lazy(async () => ({ default: (await chunk(() => import('./people/CompanyRoles.tsx'))).CompanyRoles })),
    CompanyRoleForm: lazy(async () => ({ default: (await chunk(() => import('./people/CompanyRoleForm.tsx'))).CompanyRoleForm })),
    AuthorizeList: lazy(async () => ({ default: (await chunk(() => import('./authorize/AuthorizeList.tsx'))).AuthorizeList })),
    AuthorizeForm: lazy(async () => ({ default: (await chunk(() => import('./authorize/AuthorizeForm.tsx'))).AuthorizeForm })),
    BankList: lazy(async () => ({ default: (await chunk(() => import('./account/BankList.tsx'))).BankList })),
    BankForm: lazy(async () => ({ default: (await chunk(() => import('./account/BankForm.tsx'))).BankForm })),
    CertificatePage: lazy(async () => ({ default: (await chunk(() => import('./account/CertificatePage.tsx'))).CertificatePage })),
  },
  slots: {
    RegistrationNotice: lazy(async () => ({ default: (await chunk(() => import('./holder/RegistrationNotice.tsx'))).RegistrationNotice })),
  },
  frames: {
    CompanyFrame: lazy(async () => ({ default: (await chunk(() => import('./holder/CompanyFrame.tsx'))).CompanyFrame })),
  },
};
