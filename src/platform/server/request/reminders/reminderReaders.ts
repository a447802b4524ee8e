/**
 * Finds who is reminded of a document: the owners of its holder, and the employees and agents who may file requests of
 * its type. Never an officer, and nobody who could not open it.
 */
import { getEntity } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import type { Queryable } from '../../database/queryable.ts';
import { outsideScope } from '../../resource/read/rowScope.ts';
import { actorOfAccount, findOwnerIds, findStaffIds, loadAccounts, type NotifiedAccount } from '../notify/accounts.ts';
import { findPageInMenus } from '../notify/pageInMenus.ts';
import type { DueReminder } from './dueReminders.ts';

export interface ReminderReader {
  readonly account: NotifiedAccount;
  /** The path of the page in the register that they can open, below /haz. */
  readonly url: string;
}

/** A person who may act for the holder today. */
export interface HolderPerson {
  readonly account: NotifiedAccount;
  readonly actor: Actor;
  readonly isOwner: boolean;
}

/** The same for all documents of the holder. */
export async function loadHolderPeople(app: App, db: Queryable, holderId: string): Promise<readonly HolderPerson[]> {
  const today = app.clock.today();
  const owners = new Set(await findOwnerIds(db, { holderId, today }));
  const staff = await findStaffIds(db, { holderId, today });
  const people: HolderPerson[] = [];
  for (const account of await loadAccounts(db, [...new Set([...owners, ...staff])])) {
    if (!account.isUsable) continue;
    const actor = await actorOfAccount(app, db, { account, holderId });
    // Nobody may act for a holder whose registration was stopped, and officers act for no holder.
    if (actor.actingForId === holderId) people.push({ account, actor, isOwner: owners.has(account.id) });
  }
  return people;
}

export function readersOf(
  app: Pick<App, 'catalogue'>,
  {
    due,
    declaration,
    documentId,
    people,
  }: {
    readonly due: Pick<DueReminder, 'documentType' | 'holderId' | 'departmentId'>;
    readonly declaration: RequestDeclaration;
    readonly documentId: string;
    readonly people: readonly HolderPerson[];
  },
): readonly ReminderReader[] {
  const { registerMenu, menus } = declaration;
  const applicantMenu = menus[APPLICANT_PARTY] ?? '';
  const dossier = {
    refDocumentType: due.documentType,
    refHolder: { id: due.holderId },
    refDepartment: due.departmentId === null ? null : { id: due.departmentId },
  };
  return people.flatMap(({ account, actor, isOwner }) => {
    if (!isOwner && !actor.grants.rightsInMenu(applicantMenu).has('canCreate')) return [];
    if (outsideScope(actor, getEntity(app.catalogue, 'dossier'), dossier) !== undefined) return [];
    const url = findPageInMenus(app, actor, { keys: [registerMenu, applicantMenu], id: documentId });
    return url === undefined ? [] : [{ account, url }];
  });
}
