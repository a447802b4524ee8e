/** Drafts at the server: `security/form-drafts`, private to the person. Never the person's own act, and silent: what fails is shown by the form. */
import { ApiError } from '../api/errors.ts';
import { act, save, search, type WireRecord } from '../api/resource.ts';
import { newId } from '../newId.ts';
import type { DraftContent, KeptDraft } from './draftKeeper.ts';

const DRAFTS = { wire: 'security/form-drafts' } as const;
const QUIETLY = { background: true, silent: true } as const;
/** More drafts of one kind than anybody is offered. */
const OFFERED_MAX = 5;

export interface DraftOwner {
  readonly userId: string;
  readonly actingForId: string | undefined;
  readonly entity: string;
}

export interface StoredDraft extends KeptDraft {
  readonly recordId: string;
  readonly baseVersion: number | null;
  readonly body: unknown;
  readonly updateDate: string;
}

/** Two tabs with the same record share its draft: whoever typed last has written it. */
export async function putDraft(owner: DraftOwner, draft: KeptDraft | undefined, content: DraftContent): Promise<KeptDraft> {
  try {
    return await write(owner, draft, content);
  } catch (error) {
    if (!(error instanceof ApiError) || !REPLACED.has(error.status)) throw error;
    const [other] = await findDrafts(owner, content.recordId);
    return write(owner, other, content);
  }
}

export async function removeDraft({ id }: KeptDraft): Promise<void> {
  await act(DRAFTS, 'delete', { id }, QUIETLY);
}

/** The newest first. Without a record: of everything of this kind. */
export async function findDrafts({ entity }: Pick<DraftOwner, 'entity'>, recordId?: string): Promise<readonly StoredDraft[]> {
  const { data } = await search(
    DRAFTS,
    {
      where: [{ name: 'entity', operator: '=', value: entity }, ...(recordId === undefined ? [] : [{ name: 'recordId', type: 'UUID', operator: '=', value: recordId } as const])],
      sort: [{ name: 'updateDate', type: 'DESC' }],
      page: 0,
      size: OFFERED_MAX,
    },
    QUIETLY,
  );
  return data as unknown as readonly StoredDraft[];
}

/** Gone, newer than ours, or made by another tab meanwhile. */
const REPLACED: ReadonlySet<number> = new Set([404, 409, 422]);

async function write({ userId, actingForId, entity }: DraftOwner, draft: KeptDraft | undefined, { recordId, baseVersion, body }: DraftContent): Promise<KeptDraft> {
  const fixed = draft === undefined ? { refUser: { id: userId }, ...(actingForId === undefined ? {} : { refActingFor: { id: actingForId } }), entity, recordId } : {};
  const answer: WireRecord = await save(DRAFTS, { id: draft?.id ?? newId(), ...(draft === undefined ? {} : { version: draft.version }), ...fixed, baseVersion, body }, QUIETLY);
  return { id: answer.id, version: Number(answer.version) };
}
