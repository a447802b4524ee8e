/** All that works behind an open form: the record being written, its saves, its draft, the server's opinion of it. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { check, save, type WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/declared.ts';
import { fromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import { blankOf } from '../store/blank.ts';
import type { CodeBook } from '../../fields/options/codeBook.ts';
import { readDraftBody, type DraftBody } from '../draft/draftBody.ts';
import { findDrafts, putDraft, removeDraft, type DraftOwner } from '../draft/draftCalls.ts';
import { createDraftKeeper, type DraftContent } from '../draft/draftKeeper.ts';
import { draftMirror, type MirroredDraft } from '../draft/draftMirror.ts';
import { refusalOfDraft } from '../draft/draftRefusal.ts';
import { createFormStore, type FormStart } from '../store/formStore.ts';
import { prefilledValues } from '../open/holderFacts.ts';
import { isUnseenBy, loadRecord } from '../open/loadForm.ts';
import { createSaver } from '../save/saver.ts';
import { createServerCheck } from '../save/serverCheck.ts';
import type { IsClosed } from '../store/settle.ts';
import type { ThreeSides } from '../save/sides.ts';
import type { Opened } from '../open/useOpening.ts';

export interface SessionOptions {
  readonly entity: AnyEntity;
  readonly opened: Opened;
  readonly owner: DraftOwner;
  /** Of the entry in the tab's history. */
  readonly visit: string;
  /** By a reload, or by the way back; not by an address that was opened anew. */
  readonly isReturn: boolean;
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
  readonly terms?: FormTerms | undefined;
}

/** How a form is filled in that is part of something larger. */
export interface FormTerms {
  /** Not this person's to fill in, or not now. */
  readonly isClosed?: IsClosed | undefined;
  /** What is required may still be missing. */
  readonly isDraft?: boolean | undefined;
  /** Something else shows what was saved. */
  readonly onSaved?: (() => void) | undefined;
  /** Where a call of its own saves the record. */
  readonly put?: ((body: unknown) => Promise<WireRecord>) | undefined;
  /** What only the server knows is not asked while one types. */
  readonly isCheckedAtSave?: boolean | undefined;
  /** What a new record begins with, beside its defaults. */
  readonly begin?: ((codes: CodeBook) => AnyRecord) | undefined;
}

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession({
  entity,
  opened,
  owner,
  visit,
  isReturn,
  confirmReset,
  terms = {},
}: SessionOptions) {
  const { model, codes, readable } = opened;
  const mirrored = isReturn ? findMirrored({ entity, opened, owner, visit }) : undefined;
  const start = startOf({ entity, opened, begin: terms.begin }, mirrored);
  const conflict = mirrored === undefined ? undefined : staleSides(start, mirrored);
  const isContinued = mirrored !== undefined && conflict === undefined;
  const store = createFormStore({
    catalogue,
    model,
    codes,
    isUnseen: isUnseenBy(readable),
    newId,
    confirmReset,
    isClosed: terms.isClosed,
    isDraft: terms.isDraft,
    ...start,
  });
  const saver = createSaver(store, {
    newId,
    put: terms.put ?? ((body) => save(entity, body, { silent: true })),
    find: (id) => loadRecord(catalogue, model, { id, readable }),
  });
  const content = (): DraftContent | undefined => (saver.isChanged() ? contentOf(store) : undefined);
  const keeper = createDraftKeeper(
    {
      put: (writing) => putDraft(owner, writing),
      refusalOf: refusalOfDraft,
      remove: removeDraft,
      find: async () => (await findDrafts(owner, String(store.getTyped()['id'])))[0],
      mirror: (kept, isKept) =>
        kept === undefined
          ? draftMirror.drop(visit)
          : draftMirror.keep(visit, { ...kept, ...owner, atMs: Date.now(), isKept }),
      nowMs: () => Date.now(),
    },
    content,
  );
  if (isContinued) keeper.resume();
  const serverCheck =
    model.hasServerRules && terms.isCheckedAtSave !== true
      ? createServerCheck(store, (body, signal) => check(entity, body, { background: true, silent: true, signal }))
      : undefined;
  return {
    owner,
    visit,
    store,
    saver,
    keeper,
    serverCheck,
    /** A reload, or the way back: it goes on where it was. */
    isContinued,
    /** It would go on where it was, but the record is not what it was any more. */
    conflict,
  };
}

/** Only where the draft began from another version than the record has now. */
export function staleSides(
  { base, isNew }: Pick<FormStart, 'base' | 'isNew'>,
  { baseVersion, body }: Pick<MirroredDraft, 'baseVersion' | 'body'>,
): ThreeSides | undefined {
  if (isNew || baseVersion === Number(base['version'])) return undefined;
  return { base: body.base ?? undefined, mine: body.values, theirs: base };
}

/** A draft as a state of the form. Of a new record it brings its own id along. */
export function startFromDraft({ base, isNew }: Pick<FormStart, 'base' | 'isNew'>, body: DraftBody): FormStart {
  if (!isNew) return { base, isNew, typed: body.values };
  return { base: { ...base, id: body.values['id'] }, isNew, typed: body.values };
}

function startOf(
  { entity, opened, begin }: Pick<SessionOptions, 'entity' | 'opened'> & Pick<FormTerms, 'begin'>,
  mirrored: MirroredDraft | undefined,
): FormStart {
  const { model, codes, record, prefill, holderFacts } = opened;
  const isNew = record === undefined;
  const base = isNew
    ? { ...blankOf(model, codes), ...prefilledValues(entity, holderFacts), ...begin?.(codes), id: newId() }
    : fromWire(catalogue, entity, record);
  if (mirrored !== undefined && staleSides({ base, isNew }, mirrored) === undefined)
    return startFromDraft({ base, isNew }, mirrored.body);
  return isNew ? { base, isNew, typed: { ...base, ...prefill.values } } : { base, isNew };
}

function findMirrored({
  entity,
  opened: { record },
  owner,
  visit,
}: Pick<SessionOptions, 'entity' | 'opened' | 'owner' | 'visit'>): MirroredDraft | undefined {
  const kept = draftMirror.find(visit, owner);
  if (
    kept === undefined ||
    kept.entity !== entity.name ||
    (record === undefined ? kept.baseVersion !== null : kept.recordId !== record.id)
  )
    return undefined;
  const body = readDraftBody(catalogue, entity, kept.body);
  return body === undefined ? undefined : { ...kept, body };
}

function contentOf(store: ReturnType<typeof createFormStore>): DraftContent {
  const [values, base] = [store.getTyped(), store.getBase()];
  const isNew = store.isNew();
  return {
    recordId: String(values['id']),
    baseVersion: isNew ? null : Number(base['version']),
    body: { values, base: isNew ? null : base },
  };
}
