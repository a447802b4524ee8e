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
  { call: 'POST /api/auth', roles: everybody, why: 'Signing in, also as somebody else' },
  { call: 'POST /api/auth/token', roles: everybody, why: 'The access token may have run out before it is renewed' },
  { call: 'POST /api/auth/logout', roles: everybody, why: 'Who is already out is told so, not refused' },
  {
    call: 'POST /api/auth/info',
    roles: everybody,
    why: 'The token may stand in the body; the answer is the caller’s own',
  },
  { call: 'GET /api/anonymous/info', roles: everybody, why: 'The public pages draw their menu from it' },
  { call: 'GET /api/server/info', roles: everybody, why: 'The login page shows brand and colours' },
  { call: 'GET /api/server/pictures/{name}', roles: everybody, why: 'The login page shows logo and icon' },
  {
    call: 'PUT /api/v1/security/users/me/acting-for',
    roles: signedIn,
    why: 'Everybody chooses among the holders they belong to',
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
    why: 'Who cannot sign in asks for a way back; the answer never says whether there is such an account',
  },
  { call: 'GET /api/auth/forgot-password-by-key', roles: everybody, why: 'The key in the mail is the proof' },
  { call: 'POST /api/auth/active-forgot-password', roles: everybody, why: 'The key in the mail is the proof' },
  {
    call: 'POST /api/v1/security/users/register',
    roles: everybody,
    why: 'Who registers is nobody yet; an officer decides, and the call is throttled',
  },
  {
    call: 'POST /api/v1/security/users/register-officer',
    roles: everybody,
    why: 'Who registers is nobody yet; an administrator decides, and the call is throttled',
  },
  {
    call: 'POST /api/v1/security/users/register/upload',
    roles: everybody,
    why: 'Papers of who registers; small, few, and swept where nobody comes for them',
  },
  {
    call: 'POST /api/v1/security/users/register/cancel',
    roles: everybody,
    why: 'Who waits to be taken in cannot sign in; name and password are the proof, guessed as slowly as there',
  },
  {
    call: 'GET /api/v1/security/users/register/options',
    roles: everybody,
    why: 'What the forms of registration offer: a few vocabularies and the names of departments',
  },
  {
    call: 'POST /api/v1/security/users/has-username',
    roles: everybody,
    why: 'Whoever chooses a name learns that it is taken when they register; asked before, it is throttled',
  },
  {
    call: 'POST /api/v1/security/users/has-id-card',
    roles: everybody,
    why: 'Whoever registers with a number learns that it is taken; asked before, it is throttled',
  },
  {
    call: 'POST /api/v1/security/users/check-id-tax',
    roles: everybody,
    why: 'What is registered of a company is public; without the numbers of its directors, and throttled',
  },
  {
    call: 'POST /api/v1/security/users/check-id-card',
    roles: anonymousOnly,
    why: 'Whoever registers learns whether a number can be one and is taken, never whose it is; throttled',
  },
  {
    call: '* /api/v1/security/users/me/invitations',
    roles: signedIn,
    why: 'Invitations to the caller alone, by their own number and name',
  },
  {
    call: '* /api/v1/security/invitations/by-key',
    roles: everybody,
    why: 'Who was invited by mail may have no account; the key in the mail is the proof, and it is throttled',
  },
  { call: 'GET /api/v1/security/users/me/profile', roles: signedIn, why: 'Everybody’s own data' },
  { call: 'PUT /api/v1/security/users/me/profile', roles: signedIn, why: 'Everybody’s own data' },
  {
    call: 'PUT /api/v1/security/users/me/change-password',
    roles: signedIn,
    why: 'Everybody’s own password, with the current one and a code',
  },
  { call: 'POST /api/v1/security/otps/generate', roles: signedIn, why: 'A code to the caller’s own e-mail' },
  {
    call: '* /api/v1/security/user-signatures/me/**',
    roles: signedIn,
    why: 'The caller’s own: the row scope is the user',
  },
  {
    call: '* /api/v1/transaction/user-cas/me/**',
    roles: signedIn,
    why: 'The caller’s own: the row scope is the user, and only officers and who acts for an operator may add one',
  },
  {
    call: 'PUT /api/v1/security/users/ca',
    roles: signedIn,
    why: 'The caller’s own certificate, with a code; signatories and employees sign too, and have no menu in common',
  },
  {
    call: '* /api/v1/notification/notifications/**',
    roles: signedIn,
    why: 'Private to the caller: the row scope is the user',
  },
  {
    call: 'GET /api/v1/transaction/requests/holder-facts',
    roles: signedIn,
    why: 'What is registered of the holder the caller acts for, by the classes they read; nothing for whoever acts for nobody',
  },
  {
    call: 'POST /api/v1/transaction/requests/queue',
    roles: signedIn,
    why: 'What waits for the caller; nothing for whoever has no part in requests',
  },
  {
    call: 'GET /api/v1/transaction/user-objectives/me',
    roles: signedIn,
    why: 'What every form of a holder is held to; of the one acted for alone',
  },
  {
    call: 'GET /api/v1/transaction/requests/short-detail/{token}',
    roles: everybody,
    why: 'Whoever holds a document may see whether it counts; the code on it is the proof',
  },
  {
    call: 'POST /api/v1/transaction/requests/short-detail/check',
    roles: everybody,
    why: 'Whoever holds a file may see whether it is the one that was issued, and who signed it; nothing is kept, and it is throttled',
  },
  {
    call: 'POST /api/v1/transaction/requests/short-details',
    roles: everybody,
    why: 'Who filed something sees where it is: number and identity number together are the proof, nobody is named, and it is throttled',
  },
  {
    call: 'POST /api/v1/ws/ktb-paynets/notice',
    roles: anonymousOnly,
    why: 'The bank signs what it says with a secret that we share, and has no account',
  },
  {
    call: 'POST /api/v1/find',
    roles: signedIn,
    why: 'Answers from what the caller may open through a menu, and from nothing else',
  },
  { call: 'GET /api/v1/manuals', roles: signedIn, why: 'Manuals are for everybody who uses the system' },
  { call: 'GET /api/v1/manuals/{name}', roles: signedIn, why: 'Manuals are for everybody who uses the system' },
  {
    call: 'POST /api/v1/master/attachments/upload',
    roles: signedIn,
    why: 'Any form may take a file; a record claims it with the right to write it',
  },
  {
    call: 'GET /api/v1/master/attachments/{id}',
    roles: signedIn,
    why: 'The file goes to whoever may read the field that holds it',
  },
  { call: 'POST /api/v1/master/lookups/_search', roles: signedIn, why: 'Every form offers vocabularies' },
  {
    call: 'POST /api/v1/master/departments/_search',
    roles: signedIn,
    why: 'Every form may ask which department; the directory is public',
  },
  {
    call: 'POST /api/v1/master/provinces/_search',
    roles: everybody,
    why: 'Every address is chosen from them; the divisions of the country are public',
  },
  {
    call: 'POST /api/v1/master/amphurs/_search',
    roles: everybody,
    why: 'Every address is chosen from them; the divisions of the country are public',
  },
  {
    call: 'POST /api/v1/master/tambons/_search',
    roles: everybody,
    why: 'Every address is chosen from them; the divisions of the country are public',
  },
];
