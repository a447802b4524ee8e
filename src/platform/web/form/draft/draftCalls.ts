/** Drafts at the server: `security/form-drafts`, private to the person. Silent: what fails is shown by the form. */
import { ApiError } from '../../api/errors.ts';
import { runRowAction, saveRecord, searchRecords, type SentTerm, type WireRecord } from '../../api/resource.ts';
import { newId } from '../../newId.ts';
import type { DraftWrite, DraftRow } from './draftSaver.ts';
import { isOverwritten } from './draftRefusal.ts';

const DRAFTS = { wire: 'security/form-drafts' } as const;
const IN_BACKGROUND = { background: true, silent: true } as const;
/** Writing a draft is what typing comes to: who types is there, for as long as it takes. */
const AS_USER_ACTION = { silent: true } as const;
/** More drafts of one kind than anybody is offered. */
const DRAFTS_MAX = 5;

export interface DraftOwner {
  readonly userId: string;
  /** Null for who acts for nobody. */
  readonly actingForId: string | null;
  readonly entity: string;
}

export interface StoredDraft extends DraftRow {
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: unknown;
  readonly updateDate: string;
}

/** Two tabs with the same record share its draft: whoever typed last has written it. */
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

/** The newest first, of those begun for the same holder. Without a record: of everything of this kind. */
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

/** Nobody is not a value one can ask for: it is what no id, from the first one on, stands for. */
function actingForTerm(holderId: string | null): SentTerm {
  const asked = { name: 'refActingFor.id', type: 'UUID' } as const;
  return holderId === null
    ? { ...asked, operator: '>=', value: FIRST_ID, isNot: true }
    : { ...asked, operator: '=', value: holderId };
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
