/**
 * Finds who is notified of a step: people who have to act now, their substitutes of today, and always the person who
 * filed; never the person who took it.
 */
import { getEntity } from '#language/catalogue.ts';
import { idOf } from '#language/readUnknown.ts';
import type { Right } from '#language/rights.ts';
import { isFinalState } from '#language/workflow.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { findSubstitutes } from '../../account/substitutions.ts';
import type { App } from '../../app.ts';
import { outsideScope } from '../../resource/read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { menusFor } from '../case/caseParties.ts';
import {
  actorOfAccount,
  findOwnerIds,
  loadAccounts,
  loadOfficers,
  loadAccountsWithMenu,
  type NotifiedAccount,
} from './accounts.ts';
import { findPageInMenus } from './pageInMenus.ts';
import type { StepNotice } from './stepNotices.ts';
import { partyToAct, type NotifiedCase } from './notifiedCase.ts';

export interface Recipient {
  readonly account: NotifiedAccount;
  readonly party: string;
  /** True if the person has to act. */
  readonly isExpectedToAct: boolean;
  /** The path of the case page that they can open, below /haz. */
  readonly url: string;
}

type RecipientPart = Pick<Recipient, 'party' | 'isExpectedToAct'>;

export async function findRecipients(
  app: App,
  db: Queryable,
  { notifiedCase, stepNotice }: { notifiedCase: NotifiedCase; stepNotice: StepNotice },
): Promise<readonly Recipient[]> {
  const parts = await findRecipientParts(app, db, { notifiedCase, stepNotice });
  parts.delete(notifiedCase.step.actorId ?? '');
  const readers: Recipient[] = [];
  for (const account of await loadAccounts(db, [...parts.keys()])) {
    const part = parts.get(account.id);
    const url =
      part === undefined || !account.isUsable
        ? undefined
        : await findPage(app, db, { account, notifiedCase, party: part.party });
    if (part !== undefined && url !== undefined) readers.push({ account, ...part, url });
  }
  return readers;
}

/**
 * Everybody is listed once, with the first part that applies: a person who has to act is notified as such, even if they
 * also filed.
 */
async function findRecipientParts(
  app: App,
  db: Queryable,
  { notifiedCase, stepNotice }: { notifiedCase: NotifiedCase; stepNotice: StepNotice },
): Promise<Map<string, RecipientPart>> {
  const { request, declaration } = notifiedCase.found;
  const today = app.clock.today();
  const parts = new Map<string, RecipientPart>();
  const add = (ids: readonly (string | null)[], part: RecipientPart): void => {
    for (const id of ids) if (id !== null && !parts.has(id)) parts.set(id, part);
  };
  const filer = idOf(request.refActingUser);
  const applicants = async (): Promise<readonly (string | null)[]> => [
    filer,
    ...(await findOwnerIds(db, { holderId: idOf(request.refHolder), today })),
  ];
  const party = partyToAct(notifiedCase);
  if (party === APPLICANT_PARTY) add(await applicants(), { party, isExpectedToAct: true });
  else if (party !== undefined)
    add(await findOfficerIds(app, db, { notifiedCase, party }), { party, isExpectedToAct: true });
  add(stepNotice.isForOwners === true || isDisclosedBy(notifiedCase) ? await applicants() : [filer], {
    party: APPLICANT_PARTY,
    isExpectedToAct: false,
  });
  // The officer who was working on it should not have to find out by looking for it.
  if (notifiedCase.step.entity === 'request' && isFinalState(declaration.workflow, notifiedCase.step.to))
    add([idOf(request.refAssignee)], { party: 'receiver', isExpectedToAct: false });
  return parts;
}

/**
 * Operators are also notified of requests that officers have begun: of every step of those filed for them, and of
 * documents that only officers begin only of the step by which they are issued. They are not notified of earlier steps,
 * even if those notifications run late.
 */
function isDisclosedBy({ step, found: { declaration, request } }: NotifiedCase): boolean {
  return request.refOrigin === 'office' && (declaration.office === undefined || step.effects.includes('issue'));
}

/**
 * Returns the officer who has the case, or everybody in its department who could take it, and their substitutes of
 * today.
 */
async function findOfficerIds(
  app: App,
  db: Queryable,
  { notifiedCase, party }: { notifiedCase: NotifiedCase; party: string },
): Promise<readonly string[]> {
  const { request } = notifiedCase.found;
  const assignee = party === 'receiver' ? idOf(request.refAssignee) : null;
  const own = assignee === null ? [] : (await loadAccounts(db, [assignee])).filter(({ isUsable }) => isUsable);
  const officers = await findAbleAccounts(app, db, { notifiedCase, party, accounts: own });
  const holding = officers.length > 0 ? officers : await findOfficersOf(app, db, { notifiedCase, party });
  const substitutes: string[] = [];
  for (const userId of holding)
    substitutes.push(
      ...(await findSubstitutes(db, { userId, on: app.clock.today(), documentType: request.refDocumentType })).map(
        (substitute) => substitute.userId,
      ),
    );
  return [...holding, ...substitutes];
}

/**
 * Returns people of the department; if none of them can act, the owners of the holder, as when an owner accepts
 * employees; otherwise everybody who has the right.
 */
async function findOfficersOf(
  app: App,
  db: Queryable,
  { notifiedCase, party }: { notifiedCase: NotifiedCase; party: string },
): Promise<readonly string[]> {
  const { request, declaration } = notifiedCase.found;
  const department = idOf(request.refDepartment);
  const places: readonly (() => Promise<readonly NotifiedAccount[]>)[] = [
    async () => (department === null ? [] : loadOfficers(db, department)),
    async () =>
      loadAccounts(db, await findOwnerIds(db, { holderId: idOf(request.refHolder), today: app.clock.today() })),
    async () => loadAccountsWithMenu(db, declaration.menus[party] ?? ''),
  ];
  for (const accounts of places) {
    const found = await findAbleAccounts(app, db, { notifiedCase, party, accounts: await accounts() });
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns those of the accounts that may act as the party and see the case. */
async function findAbleAccounts(
  app: App,
  db: Queryable,
  {
    notifiedCase,
    party,
    accounts,
  }: { notifiedCase: NotifiedCase; party: string; accounts: readonly NotifiedAccount[] },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const account of accounts) {
    const actor = await actorForCase(app, db, account, notifiedCase);
    if (hasRight(actor, { notifiedCase, party, right: 'canEdit' }) && maySeeRequest(app, actor, notifiedCase))
      ids.push(account.id);
  }
  return ids;
}

/**
 * Nobody is notified of a case they could not open: not people who have left the holder, nor substitutes from another
 * department.
 */
async function findPage(
  app: App,
  db: Queryable,
  { account, notifiedCase, party }: { account: NotifiedAccount; notifiedCase: NotifiedCase; party: string },
): Promise<string | undefined> {
  const { request, declaration } = notifiedCase.found;
  const menus = menusFor(declaration, request.refDocumentType);
  const actor = await actorForCase(app, db, account, notifiedCase);
  // A substitute of a signatory may not have the signatory's menu, and acts from the page on which they see requests
  // themselves.
  const others = Object.keys(menus)
    .filter((other) => other !== APPLICANT_PARTY && other !== party)
    .map((other) => menus[other]);
  const keys = party === APPLICANT_PARTY ? applicantMenus(notifiedCase, menus) : [menus[party], ...others];
  if (!maySeeRequest(app, actor, notifiedCase)) return undefined;
  return findPageInMenus(app, actor, { keys, id: request.documentId });
}

/**
 * For requests that officers have begun: an officer who files for an operator has the counter page, and the operator at
 * least the register.
 */
function applicantMenus(
  {
    found: {
      declaration: { counterMenu, registerMenu },
      request,
      document,
    },
  }: NotifiedCase,
  menus: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  return request.refOrigin === 'office'
    ? [menus[APPLICANT_PARTY], counterMenu, document.isCurrent ? registerMenu : undefined]
    : [menus[APPLICANT_PARTY]];
}

function hasRight(
  actor: Actor,
  { notifiedCase, party, right }: { notifiedCase: NotifiedCase; party: string; right: Right },
): boolean {
  return actor.grants.rightsInMenu(notifiedCase.found.declaration.menus[party] ?? '').has(right);
}

function actorForCase(
  app: App,
  db: Queryable,
  account: NotifiedAccount,
  { found: { request } }: NotifiedCase,
): Promise<Actor> {
  return actorOfAccount(app, db, { account, holderId: idOf(request.refHolder) });
}

function maySeeRequest(app: App, actor: Actor, { found: { request } }: NotifiedCase): boolean {
  return outsideScope(actor, getEntity(app.catalogue, 'request'), request) === undefined;
}
