/** Calls for drafts on the server: `security/form-drafts`, private to the person. Silent: the form shows errors. */
import { ApiError } from '../../api/errors.ts';
import { runRowAction, saveRecord, searchRecords, type SentTerm, type WireRecord } from '../../api/resource.ts';
import { newId } from '../../newId.ts';
import type { DraftWrite, DraftRow } from './draftSaver.ts';
import { isOverwritten } from './draftRefusal.ts';

const DRAFTS = { wire: 'security/form-drafts' } as const;
const IN_BACKGROUND = { background: true, silent: true } as const;
/** A draft is written as a result of typing, so it counts as activity of the person. */
const AS_USER_ACTION = { silent: true } as const;
/** More drafts of one kind than are ever offered. */
const DRAFTS_MAX = 5;

export interface DraftOwner {
  readonly userId: string;
  /** Null if the person acts for nobody. */
  readonly actingForId: string | null;
  /** As `draftKindOf` returns it. */
  readonly entity: string;
}

export interface StoredDraft extends DraftRow {
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: unknown;
  readonly updateDate: string;
}

/** Two tabs with the same record share its draft: the last one to write overwrites it. */
export async function putDraft(owner: DraftOwner, writing: DraftWrite): Promise<DraftRow> {
  try {
    return await writeDraft(owner, writing);
  } catch (error) {
    if (!(error instanceof ApiError) || !isOverwritten(error)) throw error;
    const [row] = await findDrafts(owner, writing.content.recordId);
    return writeDraft(owner, { ...writing, row });
  }
}

export async function removeDraft({ id }: DraftRow): Promise<void> {
  await runRowAction(DRAFTS, 'delete', { id }, IN_BACKGROUND);
}

/** Returns the newest first, of the drafts for the same holder. Without a record: all drafts of this entity. */
export async function findDrafts(
  { entity, actingForId }: Pick<DraftOwner, 'entity' | 'actingForId'>,
  recordId?: string,
): Promise<readonly StoredDraft[]> {
  const { data } = await searchRecords(
    DRAFTS,
    {
      where: [
        { name: 'entity', operator: '=', value: entity },
        actingForTerm(actingForId),
        ...(recordId === undefined
          ? []
          : [{ name: 'recordId', type: 'UUID', operator: '=', value: recordId } as const]),
      ],
      sort: [{ name: 'updateDate', type: 'DESC' }],
      page: 0,
      size: DRAFTS_MAX,
    },
    IN_BACKGROUND,
  );
  return data as unknown as readonly StoredDraft[];
}

/** "Acts for nobody" is null, which the search cannot compare: it is expressed as not (id >= first id). */
function actingForTerm(holderId: string | null): SentTerm {
  const holderField = { name: 'refActingFor.id', type: 'UUID' } as const;
  return holderId === null
    ? { ...holderField, operator: '>=', value: FIRST_ID, isNot: true }
    : { ...holderField, operator: '=', value: holderId };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function writeDraft(
  { userId, actingForId, entity }: DraftOwner,
  { row, content: { recordId, baseVersion, body }, isUserAction }: DraftWrite,
): Promise<DraftRow> {
  const fixed =
    row === undefined
      ? {
          refUser: { id: userId },
          ...(actingForId === null ? {} : { refActingFor: { id: actingForId } }),
          entity,
          recordId,
        }
      : {};
  const answer: WireRecord = await saveRecord(
    DRAFTS,
    { id: row?.id ?? newId(), ...(row === undefined ? {} : { version: row.version }), ...fixed, baseVersion, body },
    isUserAction ? AS_USER_ACTION : IN_BACKGROUND,
  );
  return { id: answer.id, version: Number(answer.version) };
}
