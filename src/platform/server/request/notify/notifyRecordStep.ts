/**
 * After a step of a record that is not a request, notifies the people who have to act now and the owners of its holder,
 * each once, also when the job runs again.
 */
import { idOf } from '#language/readUnknown.ts';
import { createHash } from 'node:crypto';
import { getEntity, cardFieldNamesOf } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RecordParty, RecordWorkflow } from '#language/recordWorkflow.ts';
import type { App } from '../../app.ts';
import { notifyUser } from '../../notify/notifyUser.ts';
import { outsideScope } from '../../resource/read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findStored } from '../../resource/read/storedRecords.ts';
import { recordStateOf } from '../../workflow/records.ts';
import {
  actorOfAccount,
  findOwnerIds,
  loadAccounts,
  loadOfficers,
  loadAccountsWithMenu,
  type NotifiedAccount,
} from './accounts.ts';
import { expectedTaskIn, findStepNotice } from './stepNotices.ts';
import { getStep, type NotifiedStep } from './notifiedCase.ts';

/** Returns how many people were notified. */
export async function notifyRecordStep(
  app: App,
  db: Queryable,
  {
    historyId,
    entity: name,
    recordId,
  }: { readonly historyId: string; readonly entity: string; readonly recordId: string },
): Promise<number> {
  const declaration = app.catalogue.workflows.get(name);
  const entity = getEntity(app.catalogue, name);
  const record = await findStored(app.catalogue, db, { entity, id: recordId, lock: 'none' });
  if (declaration === undefined || record === undefined) return 0;
  const step = await getStep(db, historyId);
  const stepNotice = findStepNotice(declaration.workflow, { ...step, entity: name });
  if (stepNotice === undefined) return 0;
  const title = titleOf(entity, record, stepNotice.happened);
  const readers = await findRecordRecipients(app, db, { declaration, entity, record, step });
  for (const [userId, { url, isHolding }] of readers) {
    const content = contentOf({ declaration, record, step, isHolding });
    await notifyUser(db, { id: noticeIdOf(historyId, userId), userId, title, content, url, nowMs: app.clock.nowMs() });
  }
  return readers.size;
}

interface RecordRecipient {
  readonly url: string;
  /** True if the person has to act. */
  readonly isHolding: boolean;
}

interface NotifiedRecord {
  readonly declaration: RecordWorkflow;
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  readonly step: NotifiedStep;
}

/**
 * Returns people who can act in the current state, and the owners of the holder, but not the person who took the step,
 * nor people who could not open the record.
 */
async function findRecordRecipients(
  app: App,
  db: Queryable,
  notified: NotifiedRecord,
): Promise<ReadonlyMap<string, RecordRecipient>> {
  const {
    declaration: { workflow, parties },
    record,
    step,
  } = notified;
  const readers = new Map<string, RecordRecipient>();
  const add = async (party: RecordParty | undefined, isHolding: boolean): Promise<void> => {
    const menu = app.catalogue.menus.find(({ key }) => key === party?.menu);
    if (party === undefined || menu === undefined) return;
    for (const account of await accountsOf(app, db, { notified, party })) {
      const url = `${menu.url.replace(/\/\*+$/, '')}/${String(record['id'])}/view`;
      if (
        account.id !== step.actorId &&
        !readers.has(account.id) &&
        (await isOpenTo(app, db, { notified, party, account }))
      )
        readers.set(account.id, { url, isHolding });
    }
  };
  if (step.isLast) await add(parties[workflow.states[step.to]?.responsibleParty ?? ''], true);
  for (const party of Object.values(parties).filter(({ isHolder }) => isHolder === true)) await add(party, false);
  return readers;
}

async function accountsOf(
  { clock }: App,
  db: Queryable,
  {
    notified: {
      entity: { scope },
      record,
    },
    party,
  }: { notified: NotifiedRecord; party: RecordParty },
): Promise<readonly NotifiedAccount[]> {
  const idIn = (field: string | undefined): string | null => (field === undefined ? null : idOf(record[field]));
  const [holderId, departmentId] = [idIn(scope.holder), idIn(scope.department)];
  if (party.isHolder === true)
    return holderId === null ? [] : loadAccounts(db, await findOwnerIds(db, { holderId, today: clock.today() }));
  return departmentId === null ? loadAccountsWithMenu(db, party.menu) : loadOfficers(db, departmentId);
}

async function isOpenTo(
  app: App,
  db: Queryable,
  {
    notified: { entity, record },
    party,
    account,
  }: { notified: NotifiedRecord; party: RecordParty; account: NotifiedAccount },
): Promise<boolean> {
  if (!account.isUsable) return false;
  const holder = entity.scope.holder === undefined ? null : idOf(record[entity.scope.holder]);
  const actor = await actorOfAccount(app, db, { account, holderId: holder ?? '' });
  return actor.grants.rightsInMenu(party.menu).has(party.right) && outsideScope(actor, entity, record) === undefined;
}

function titleOf(entity: AnyEntity, record: AnyRecord, happened: Label): Label {
  const first = cardFieldNamesOf(entity)
    .map((name) => record[name])
    .find((value) => typeof value === 'string');
  const called = (index: 0 | 1): string =>
    `${[entity.title[index], first].filter((word) => word !== undefined).join(' ')}: ${happened[index]}`;
  return [called(0), called(1)];
}

function contentOf({
  declaration,
  record,
  step,
  isHolding,
}: Omit<NotifiedRecord, 'entity'> & { isHolding: boolean }): Label {
  const state = recordStateOf({ declaration, record });
  const { workflow } = declaration;
  const next = isHolding ? expectedTaskIn(workflow, state) : labelOf(workflow.choice, state);
  const textIn = (index: 0 | 1, words: { by: string; why: string }): string =>
    [next[index], `${words.by} ${step.by[index]}`, step.remark === null ? '' : `${words.why}: “${step.remark}”`]
      .filter((line) => line !== '')
      .join('\n');
  return [textIn(0, { by: 'โดย', why: 'เหตุผล' }), textIn(1, { by: 'By', why: 'Reason' })];
}

/** The same notice has the same id, so that a job that runs again adds none. */
function noticeIdOf(historyId: string, userId: string): string {
  return createHash('sha256')
    .update(`${historyId} ${userId}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
