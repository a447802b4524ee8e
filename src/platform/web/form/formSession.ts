/** All that works behind an open form: the record being written, its saves, its draft, the server's opinion of it. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { check, save } from '../api/resource.ts';
import { catalogue } from '../declarations/declared.ts';
import { fromWire } from '../fields/wire.ts';
import { newId } from '../newId.ts';
import { blankOf } from './blank.ts';
import { readDraftBody, type DraftBody } from './draftBody.ts';
import { findDrafts, putDraft, removeDraft, type DraftOwner } from './draftCalls.ts';
import { createDraftKeeper, type DraftContent } from './draftKeeper.ts';
import { draftMirror, type MirroredDraft } from './draftMirror.ts';
import { createFormStore, type FormStart } from './formStore.ts';
import { isUnseenBy, loadRecord } from './loadForm.ts';
import { createSaver } from './saver.ts';
import { createServerCheck } from './serverCheck.ts';
import type { ThreeSides } from './sides.ts';
import type { Opened } from './useOpening.ts';

export interface SessionOptions {
  readonly entity: AnyEntity;
  readonly opened: Opened;
  readonly owner: DraftOwner;
  /** Of the entry in the tab's history. */
  readonly visit: string;
  /** By a reload, or by the way back; not by an address that was opened anew. */
  readonly isReturn: boolean;
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
}

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession({ entity, opened, owner, visit, isReturn, confirmReset }: SessionOptions) {
  const { model, codes, readable } = opened;
  const mirrored = isReturn ? findMirrored({ entity, opened, owner, visit }) : undefined;
  const start = startOf(entity, opened, mirrored);
  const store = createFormStore({ catalogue, model, codes, isUnseen: isUnseenBy(readable), newId, confirmReset, ...start });
  const saver = createSaver(store, {
    newId,
    put: (body) => save(entity, body, { silent: true }),
    find: (id) => loadRecord(catalogue, model, { id, readable }),
  });
  const content = (): DraftContent | undefined => (saver.isChanged() ? contentOf(store) : undefined);
  const keeper = createDraftKeeper(
    {
      put: (draft, kept) => putDraft(owner, draft, kept),
      remove: removeDraft,
      find: async () => (await findDrafts(owner, String(store.getTyped()['id'])))[0],
      mirror: (kept) => (kept === undefined ? draftMirror.drop(visit) : draftMirror.keep(visit, { ...kept, userId: owner.userId, entity: entity.name, atMs: Date.now() })),
      nowMs: () => Date.now(),
    },
    content,
  );
  if (mirrored !== undefined) keeper.resume();
  const serverCheck = model.hasServerRules ? createServerCheck(store, (body, signal) => check(entity, body, { background: true, silent: true, signal })) : undefined;
  return {
    store,
    saver,
    keeper,
    serverCheck,
    /** A reload, or the way back: it goes on where it was. */
    isContinued: mirrored !== undefined,
    /** It goes on where it was, but the record is not what it was any more. */
    conflict: mirrored === undefined ? undefined : staleSides(store.getBase(), mirrored, opened),
  };
}

/** Only where the draft began from another version than the record has now. */
export function staleSides(theirs: AnyRecord, { baseVersion, body }: Pick<MirroredDraft, 'baseVersion' | 'body'>, { record }: Opened): ThreeSides | undefined {
  if (record === undefined || baseVersion === record.version) return undefined;
  return { base: body.base ?? undefined, mine: body.values, theirs };
}

/** A draft as a state of the form. Of a new record it brings its own id along. */
export function startFromDraft({ model, codes, record }: Opened, entity: AnyEntity, body: DraftBody): FormStart {
  if (record !== undefined) return { base: fromWire(catalogue, entity, record), isNew: false, typed: body.values };
  return { base: { ...blankOf(model, codes), id: body.values['id'] }, isNew: true, typed: body.values };
}

function startOf(entity: AnyEntity, opened: Opened, mirrored: MirroredDraft | undefined): FormStart {
  const { model, codes, record, prefill } = opened;
  if (mirrored !== undefined && (record === undefined || mirrored.baseVersion === record.version)) return startFromDraft(opened, entity, mirrored.body);
  if (record !== undefined) return { base: fromWire(catalogue, entity, record), isNew: false };
  const base = { ...blankOf(model, codes), id: newId() };
  return { base, isNew: true, typed: { ...base, ...prefill.values } };
}

function findMirrored({ entity, opened: { record }, owner, visit }: Pick<SessionOptions, 'entity' | 'opened' | 'owner' | 'visit'>): MirroredDraft | undefined {
  const kept = draftMirror.find(visit, owner.userId);
  if (kept === undefined || kept.entity !== entity.name || (record === undefined ? kept.baseVersion !== null : kept.recordId !== record.id)) return undefined;
  const body = readDraftBody(catalogue, entity, kept.body);
  return body === undefined ? undefined : { ...kept, body };
}

function contentOf(store: ReturnType<typeof createFormStore>): DraftContent {
  const [values, base] = [store.getTyped(), store.getBase()];
  const isNew = store.isNew();
  return { recordId: String(values['id']), baseVersion: isNew ? null : Number(base['version']), body: { values, base: isNew ? null : base } };
}
