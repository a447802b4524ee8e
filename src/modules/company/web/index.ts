/** Exports what the module adds for the browser, apart from its declarations. */
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import type { ModuleWeb } from '#platform/web/declarations/loadedModules.ts';

export const moduleWeb: ModuleWeb = {
  components: {
    CompanyHome: lazyComponent(() => import('./holder/CompanyHome.tsx'), 'CompanyHome'),
    HolderInForce: lazyComponent(() => import('./holder/HolderInForce.tsx'), 'HolderInForce'),
    HolderRequested: lazyComponent(() => import('./holder/HolderRequested.tsx'), 'HolderRequested'),
    DirectorList: lazyComponent(() => import('./holder/DirectorList.tsx'), 'DirectorList'),
    DirectorForm: lazyComponent(() => import('./holder/DirectorForm.tsx'), 'DirectorForm'),
    EmployeeRequests: lazyComponent(() => import('./people/EmployeeRequests.tsx'), 'EmployeeRequests'),
    EmployeeList: lazyComponent(() => import('./people/EmployeeList.tsx'), 'EmployeeList'),
    EmployeeForm: lazyComponent(() => import('./people/EmployeeForm.tsx'), 'EmployeeForm'),
    InvitationList: lazyComponent(() => import('./invitations/InvitationList.tsx'), 'InvitationList'),
    InvitationView: lazyComponent(() => import('./invitations/InvitationView.tsx'), 'InvitationView'),
    InvitationByMail: lazyComponent(() => import('./invitations/InvitationByMail.tsx'), 'InvitationByMail'),
    CompanyRoles: lazyComponent(() => import('./people/CompanyRoles.tsx'), 'CompanyRoles'),
    CompanyRoleForm: lazyComponent(() => import('./people/CompanyRoleForm.tsx'), 'CompanyRoleForm'),
    AuthorizeList: lazyComponent(() => import('./authorize/AuthorizeList.tsx'), 'AuthorizeList'),
    AuthorizeForm: lazyComponent(() => import('./authorize/AuthorizeForm.tsx'), 'AuthorizeForm'),
    BankList: lazyComponent(() => import('./account/BankList.tsx'), 'BankList'),
    BankForm: lazyComponent(() => import('./account/BankForm.tsx'), 'BankForm'),
    CertificatePage: lazyComponent(() => import('./account/CertificatePage.tsx'), 'CertificatePage'),
  },
  slots: {
    RegistrationNotice: lazyComponent(() => import('./holder/RegistrationNotice.tsx'), 'RegistrationNotice'),
  },
  frames: {
    CompanyFrame: lazyComponent(() => import('./holder/CompanyFrame.tsx'), 'CompanyFrame'),
  },
};
