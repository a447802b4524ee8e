/**
 * The calls that need no menu: open to everybody, or to everybody who has signed in. The list is complete; each entry
 * has a reason. The rows are seeded as resources of the two roles, where an administrator can see them.
 */
import { ANONYMOUS_ROLE, SIGNED_IN_ROLE } from './roles.ts';

export interface OpenCall {
  /** `METHOD /path`, with the patterns of a resource. */
  readonly call: string;
  readonly roles: readonly (typeof ANONYMOUS_ROLE | typeof SIGNED_IN_ROLE)[];
  readonly why: string;
}

const everybody = [ANONYMOUS_ROLE, SIGNED_IN_ROLE] as const;
const signedIn = [SIGNED_IN_ROLE] as const;
/** People who are signed in need a right for these. */
const anonymousOnly = [ANONYMOUS_ROLE] as const;

export const openCalls: readonly OpenCall[] = [
  { call: 'POST /api/auth', roles: everybody, why: 'Sign in, also while signed in as someone else' },
  { call: 'POST /api/auth/token', roles: everybody, why: 'Renew the session; the access token may have expired' },
  {
    call: 'POST /api/auth/logout',
    roles: everybody,
    why: 'Sign out; it succeeds even if the session has already ended',
  },
  {
    call: 'POST /api/auth/info',
    roles: everybody,
    why: 'The caller’s own account, menus and rights; the token may be sent in the body',
  },
  { call: 'GET /api/anonymous/info', roles: everybody, why: 'Menus of the public pages' },
  { call: 'GET /api/server/info', roles: everybody, why: 'Name and colours for the sign-in page' },
  { call: 'GET /api/server/pictures/{name}', roles: everybody, why: 'Logo and icon for the sign-in page' },
  {
    call: 'PUT /api/v1/security/users/me/acting-for',
    roles: signedIn,
    why: 'Choose the company to act for, among one’s own',
  },
  {
    call: '* /api/v1/security/form-drafts/**',
    roles: signedIn,
    why: 'Private to the caller: the row scope is the user',
  },
  {
    call: '* /api/v1/security/saved-views/**',
    roles: signedIn,
    why: 'Private to the caller: the row scope is the user',
  },
  {
    call: 'POST /api/auth/forgot-password',
    roles: everybody,
    why: 'Request a link to set a new password; the answer does not reveal whether the account exists',
  },
  {
    call: 'GET /api/auth/forgot-password-by-key',
    roles: everybody,
    why: 'Set a new password with the key from the e-mail',
  },
  {
    call: 'POST /api/auth/active-forgot-password',
    roles: everybody,
    why: 'Set a new password with the key from the e-mail',
  },
  {
    call: 'POST /api/v1/security/users/register',
    roles: everybody,
    why: 'Register before there is an account; an officer approves, and calls are limited',
  },
  {
    call: 'POST /api/v1/security/users/register-officer',
    roles: everybody,
    why: 'Register before there is an account; an administrator approves, and calls are limited',
  },
  {
    call: 'POST /api/v1/security/users/register/upload',
    roles: everybody,
    why: 'Documents for a registration; few and small, and deleted if the registration is not submitted',
  },
  {
    call: 'POST /api/v1/security/users/register/cancel',
    roles: everybody,
    why: 'Cancel a registration before approval; needs username and password, with the same limits as signing in',
  },
  {
    call: 'GET /api/v1/security/users/register/options',
    roles: everybody,
    why: 'Choices for the registration forms: some lookups and the names of departments',
  },
  {
    call: 'POST /api/v1/security/users/has-username',
    roles: everybody,
    why: 'Check during registration whether a username is taken; calls are limited',
  },
  {
    call: 'POST /api/v1/security/users/has-id-card',
    roles: everybody,
    why: 'Check during registration whether an identity number is taken; calls are limited',
  },
  {
    call: 'POST /api/v1/security/users/check-id-tax',
    roles: everybody,
    why: 'Registered details of a company are public; without the directors’ numbers, and calls are limited',
  },
  {
    call: 'POST /api/v1/security/users/check-id-card',
    roles: anonymousOnly,
    why: 'Check during registration whether an identity number is valid and free, not whose it is; calls are limited',
  },
  {
    call: '* /api/v1/security/users/me/invitations',
    roles: signedIn,
    why: 'Invitations to the caller, found by their own identity number and name',
  },
  {
    call: '* /api/v1/security/invitations/by-key',
    roles: everybody,
    why: 'Reply to an invitation without an account, with the key from the e-mail; calls are limited',
  },
  { call: 'GET /api/v1/security/users/me/profile', roles: signedIn, why: 'The caller’s own profile' },
  { call: 'PUT /api/v1/security/users/me/profile', roles: signedIn, why: 'The caller’s own profile' },
  {
    call: 'PUT /api/v1/security/users/me/change-password',
    roles: signedIn,
    why: 'The caller’s own password, with the current one and a code',
  },
  {
    call: 'POST /api/v1/security/otps/generate',
    roles: signedIn,
    why: 'One-time code to the caller’s own e-mail address',
  },
  {
    call: '* /api/v1/security/user-signatures/me/**',
    roles: signedIn,
    why: 'The caller’s own: the row scope is the user',
  },
  {
    call: '* /api/v1/transaction/user-cas/me/**',
    roles: signedIn,
    why: 'The caller’s own: the row scope is the user; only officers and people who act for an operator can add one',
  },
  {
    call: 'PUT /api/v1/security/users/ca',
    roles: signedIn,
    why: 'The caller’s own certificate, with a code; the people who sign have no menu in common',
  },
  {
    call: '* /api/v1/notification/notifications/**',
    roles: signedIn,
    why: 'Private to the caller: the row scope is the user',
  },
  {
    call: 'GET /api/v1/transaction/requests/holder-facts',
    roles: signedIn,
    why: 'Registered details of the company the caller acts for, as far as they may read them',
  },
  {
    call: 'POST /api/v1/transaction/requests/queue',
    roles: signedIn,
    why: 'Requests that wait for the caller',
  },
  {
    call: 'POST /api/v1/transaction/dossiers/holdings',
    roles: signedIn,
    why: 'What an operator has in force, limited to what the caller can open through a menu',
  },
  {
    call: 'GET /api/v1/transaction/user-objectives/me',
    roles: signedIn,
    why: 'Registered objectives of the company the caller acts for, which every form checks',
  },
  {
    call: 'GET /api/v1/transaction/requests/short-detail/{token}',
    roles: everybody,
    why: 'Check an issued document by the code printed on it',
  },
  {
    call: 'POST /api/v1/transaction/requests/short-detail/check',
    roles: everybody,
    why: 'Check whether a file is the one that was issued, and who signed it; the file is not kept, and calls are limited',
  },
  {
    call: 'POST /api/v1/transaction/requests/short-details',
    roles: everybody,
    why: 'Track a request by its number and the applicant’s identity number; no names are shown, and calls are limited',
  },
  {
    call: 'POST /api/v1/ws/ktb-paynets/notice',
    roles: anonymousOnly,
    why: 'Payment notices of the bank, signed with a shared secret instead of an account',
  },
  {
    call: 'POST /api/v1/find',
    roles: signedIn,
    why: 'Search limited to what the caller can open through a menu',
  },
  { call: 'GET /api/v1/manuals', roles: signedIn, why: 'Manuals for everyone who uses the system' },
  { call: 'GET /api/v1/manuals/{name}', roles: signedIn, why: 'Manuals for everyone who uses the system' },
  {
    call: 'POST /api/v1/master/attachments/upload',
    roles: signedIn,
    why: 'Upload for any form; saving the record needs the right to edit it',
  },
  {
    call: 'GET /api/v1/master/attachments/{id}',
    roles: signedIn,
    why: 'Download a file; needs the right to read the field it is in',
  },
  { call: 'POST /api/v1/master/lookups/_search', roles: signedIn, why: 'Choices for every form' },
  {
    call: 'POST /api/v1/master/departments/_search',
    roles: signedIn,
    why: 'Departments for every form; the directory is public',
  },
  {
    call: 'POST /api/v1/master/provinces/_search',
    roles: everybody,
    why: 'Places for every address; they are public',
  },
  {
    call: 'POST /api/v1/master/amphurs/_search',
    roles: everybody,
    why: 'Places for every address; they are public',
  },
  {
    call: 'POST /api/v1/master/tambons/_search',
    roles: everybody,
    why: 'Places for every address; they are public',
  },
  {
    call: 'POST /api/v1/master/protected-places/near',
    roles: signedIn,
    why: 'Protected places near a location that is being marked in a form, and the settings of maps; calls are limited',
  },
];
