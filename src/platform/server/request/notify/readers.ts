/** Who is told of a step: whoever is to act now, who stands in for them today, and always who filed; never who did it. */
import { getEntity } from '#language/catalogue.ts';
import { idOf } from '#language/readValue.ts';
import type { Right } from '#language/rights.ts';
import { isEnd } from '#language/workflow.ts';
import { APPLICANT } from '#platform/model/request/ownParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { findSubstitutes } from '../../account/insteads.ts';
import type { App } from '../../app.ts';
import { outsideScope } from '../../resource/read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { menusFor } from '../case/caseParties.ts';
import { actorOf, findOwnerIds, loadAccounts, loadOfficers, loadThoseWith, type Account } from './accounts.ts';
import type { Telling } from './tellings.ts';
import { holdingParty, type Told } from './toldStep.ts';

export interface Reader {
  readonly account: Account;
  readonly party: string;
  /** Something is expected of them. */
  readonly isHolding: boolean;
  /** Of the case, as they open it: below /haz. */
  readonly url: string;
}

type Part = Pick<Reader, 'party' | 'isHolding'>;

export async function findReaders(
  app: App,
  db: Queryable,
  { told, telling }: { told: Told; telling: Telling },
): Promise<readonly Reader[]> {
  const parts = await findParts(app, db, { told, telling });
  parts.delete(told.step.actorId ?? '');
  const readers: Reader[] = [];
  for (const account of await loadAccounts(db, [...parts.keys()])) {
    const part = parts.get(account.id);
    const url =
      part === undefined || !account.isUsable
        ? undefined
        : await findPage(app, db, { account, told, party: part.party });
    if (part !== undefined && url !== undefined) readers.push({ account, ...part, url });
  }
  return readers;
}

/** Each as the first thing that they are: who holds the case is asked to act, though they filed it. */
async function findParts(
  app: App,
  db: Queryable,
  { told, telling }: { told: Told; telling: Telling },
): Promise<Map<string, Part>> {
  const { request, declaration } = told.found;
  const today = app.clock.today();
  const parts = new Map<string, Part>();
  const add = (ids: readonly (string | null)[], part: Part): void => {
    for (const id of ids) if (id !== null && !parts.has(id)) parts.set(id, part);
  };
  const filer = idOf(request.refActingUser);
  const applicants = async (): Promise<readonly (string | null)[]> => [
    filer,
    ...(await findOwnerIds(db, { holderId: idOf(request.refHolder), today })),
  ];
  const party = holdingParty(told);
  if (party === APPLICANT) add(await applicants(), { party, isHolding: true });
  else if (party !== undefined) add(await findOfficerIds(app, db, { told, party }), { party, isHolding: true });
  add(telling.isForOwners === true || isDisclosedBy(told) ? await applicants() : [filer], {
    party: APPLICANT,
    isHolding: false,
  });
  // Who was working on it should not find out by looking for it.
  if (told.step.entity === 'request' && isEnd(declaration.workflow, told.step.to))
    add([idOf(request.refAssignee)], { party: 'receiver', isHolding: false });
  return parts;
}

/**
 * What the office has begun is told to its operator, too: of what was filed for them every step, and of what only officers
 * begin the one by which it is issued. Of those before it they are not told, however late the others are.
 */
function isDisclosedBy({ step, found: { declaration, request } }: Told): boolean {
  return request.refOrigin === 'office' && (declaration.office === undefined || step.effects.includes('issue'));
}

/** Who has the case in hand, or everybody of its office who could take it; and who acts for them today. */
async function findOfficerIds(
  app: App,
  db: Queryable,
  { told, party }: { told: Told; party: string },
): Promise<readonly string[]> {
  const { request } = told.found;
  const assignee = party === 'receiver' ? idOf(request.refAssignee) : null;
  const own = assignee === null ? [] : (await loadAccounts(db, [assignee])).filter(({ isUsable }) => isUsable);
  const officers = await those(app, db, { told, party, accounts: own });
  const holding = officers.length > 0 ? officers : await findOfOffice(app, db, { told, party });
  const substitutes: string[] = [];
  for (const userId of holding)
    substitutes.push(
      ...(await findSubstitutes(db, { userId, on: app.clock.today(), documentType: request.refDocumentType })).map(
        (one) => one.userId,
      ),
    );
  return [...holding, ...substitutes];
}

/** Of the department; where none of it could, of the holder itself, as an owner takes in employees; else whoever may at all. */
async function findOfOffice(
  app: App,
  db: Queryable,
  { told, party }: { told: Told; party: string },
): Promise<readonly string[]> {
  const { request, declaration } = told.found;
  const department = idOf(request.refDepartment);
  const places: readonly (() => Promise<readonly Account[]>)[] = [
    async () => (department === null ? [] : loadOfficers(db, department)),
    async () =>
      loadAccounts(db, await findOwnerIds(db, { holderId: idOf(request.refHolder), today: app.clock.today() })),
    async () => loadThoseWith(db, declaration.menus[party] ?? ''),
  ];
  for (const accounts of places) {
    const found = await those(app, db, { told, party, accounts: await accounts() });
    if (found.length > 0) return found;
  }
  return [];
}

/** Of these, who may act as the party and sees the case. */
async function those(
  app: App,
  db: Queryable,
  { told, party, accounts }: { told: Told; party: string; accounts: readonly Account[] },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const account of accounts) {
    const actor = await asOf(app, db, account, told);
    if (hasRight(actor, { told, party, right: 'canEdit' }) && sees(app, actor, told)) ids.push(account.id);
  }
  return ids;
}

/** Nobody is told of what they could not open: not who has left the holder, nor who stands in from another department. */
async function findPage(
  app: App,
  db: Queryable,
  { account, told, party }: { account: Account; told: Told; party: string },
): Promise<string | undefined> {
  const { request, declaration } = told.found;
  const menus = menusFor(declaration, request.refDocumentType);
  const actor = await asOf(app, db, account, told);
  // Who stands in for a signatory may have no menu of theirs, and acts from where they look at requests themselves.
  const others = Object.keys(menus)
    .filter((other) => other !== APPLICANT && other !== party)
    .map((other) => menus[other]);
  const keys = party === APPLICANT ? applicantMenus(told, menus) : [menus[party], ...others];
  const own = keys.find((key) => actor.grants.rightsIn(key ?? '').has('canView'));
  const menu = app.catalogue.menus.find(({ key }) => key === own);
  if (menu === undefined || !sees(app, actor, told)) return undefined;
  return `${menu.url.replace(/\/\*+$/, '')}/${told.found.request.documentId}/view`;
}

/** Of what the office has begun: an officer who files for an operator has the page of the counter, and the operator at least the register. */
function applicantMenus(
  {
    found: {
      declaration: { counterMenu, registerMenu },
      request,
      document,
    },
  }: Told,
  menus: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  return request.refOrigin === 'office'
    ? [menus[APPLICANT], counterMenu, document.isCurrent ? registerMenu : undefined]
    : [menus[APPLICANT]];
}

function hasRight(actor: Actor, { told, party, right }: { told: Told; party: string; right: Right }): boolean {
  return actor.grants.rightsIn(told.found.declaration.menus[party] ?? '').has(right);
}

function asOf(app: App, db: Queryable, account: Account, { found: { request } }: Told): Promise<Actor> {
  return actorOf(app, db, { account, holderId: idOf(request.refHolder) });
}

function sees(app: App, actor: Actor, { found: { request } }: Told): boolean {
  return outsideScope(actor, getEntity(app.catalogue, 'request'), request) === undefined;
}
