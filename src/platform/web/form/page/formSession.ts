/** All that works behind an open form: the record being written, its saves, its draft, the server's opinion of it. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { checkRecord, saveRecord, type WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { fromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import { blankRecordOf } from '../store/blank.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { readDraftBody, type DraftBody } from '../draft/draftBody.ts';
import { findDrafts, putDraft, removeDraft, type DraftOwner } from '../draft/draftCalls.ts';
import { createDraftSaver, type DraftContent } from '../draft/draftSaver.ts';
import { tabDrafts, type TabDraft } from '../draft/tabDrafts.ts';
import { refusalOfDraft } from '../draft/draftRefusal.ts';
import { createFormStore, type FormStart } from '../store/formStore.ts';
import { prefilledValues } from '../open/holderFacts.ts';
import { isForbiddenFor, loadRecord } from '../open/loadForm.ts';
import { createSaver } from '../save/saver.ts';
import { createServerCheck } from '../save/serverCheck.ts';
import type { IsClosed } from '../store/computeRecord.ts';
import type { MergeSides } from '../save/mergeSides.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';

export interface FormSessionOptions {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly owner: DraftOwner;
  /** Of the entry in the tab's history. */
  readonly historyKey: string;
  /** By a reload, or by the way back; not by an address that was opened anew. */
  readonly isReturn: boolean;
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
  readonly terms?: FormSettings | undefined;
}

/** How a form is filled in that is part of something larger. */
export interface FormSettings {
  /** Not this person's to fill in, or not now. */
  readonly isClosed?: IsClosed | undefined;
  /** What is required may still be missing. */
  readonly isDraft?: boolean | undefined;
  /** Something else shows what was saved. */
  readonly onSaved?: (() => void) | undefined;
  /** Where a call of its own saves the record. */
  readonly save?: ((body: unknown) => Promise<WireRecord>) | undefined;
  /** What only the server knows is not asked while one types. */
  readonly checksOnlyAtSave?: boolean | undefined;
  /** What a new record begins with, beside its defaults. */
  readonly initialValues?: ((codes: CodeMap) => AnyRecord) | undefined;
}

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession({
  entity,
  opened,
  owner,
  historyKey,
  isReturn,
  confirmReset,
  terms = {},
}: FormSessionOptions) {
  const { model, codes, readableClasses } = opened;
  const mirrored = isReturn ? findTabDraft({ entity, opened, owner, historyKey }) : undefined;
  const start = formStartOf({ entity, opened, initialValues: terms.initialValues }, mirrored);
  const conflict = mirrored === undefined ? undefined : staleDraftSides(start, mirrored);
  const isContinued = mirrored !== undefined && conflict === undefined;
  const store = createFormStore({
    catalogue,
    model,
    codes,
    isForbidden: isForbiddenFor(readableClasses),
    newId,
    confirmReset,
    isClosed: terms.isClosed,
    isDraft: terms.isDraft,
    ...start,
  });
  const saver = createSaver(store, {
    newId,
    put: terms.save ?? ((body) => saveRecord(entity, body, { silent: true })),
    find: (id) => loadRecord(catalogue, model, { id, readableClasses }),
  });
  const content = (): DraftContent | undefined => (saver.isChanged() ? draftContentOf(store) : undefined);
  const draftSaver = createDraftSaver(
    {
      put: (writing) => putDraft(owner, writing),
      refusalOf: refusalOfDraft,
      remove: removeDraft,
      find: async () => (await findDrafts(owner, String(store.getTyped()['id'])))[0],
      saveInTab: (kept, isKept) =>
        kept === undefined
          ? tabDrafts.remove(historyKey)
          : tabDrafts.save(historyKey, { ...kept, ...owner, atMs: Date.now(), isKept }),
      nowMs: () => Date.now(),
    },
    content,
  );
  if (isContinued) draftSaver.resume();
  const serverCheck =
    model.hasServerRules && terms.checksOnlyAtSave !== true
      ? createServerCheck(store, (body, signal) =>
          checkRecord(entity, body, { background: true, silent: true, signal }),
        )
      : undefined;
  return {
    owner,
    historyKey,
    store,
    saver,
    draftSaver,
    serverCheck,
    /** A reload, or the way back: it goes on where it was. */
    isContinued,
    /** It would go on where it was, but the record is not what it was any more. */
    conflict,
  };
}

/** Only where the draft began from another version than the record has now. */
export function staleDraftSides(
  { base, isNew }: Pick<FormStart, 'base' | 'isNew'>,
  { baseVersion, body }: Pick<TabDraft, 'baseVersion' | 'body'>,
): MergeSides | undefined {
  if (isNew || baseVersion === Number(base['version'])) return undefined;
  return { base: body.base ?? undefined, mine: body.values, theirs: base };
}

/** A draft as a state of the form. Of a new record it brings its own id along. */
export function startFromDraft({ base, isNew }: Pick<FormStart, 'base' | 'isNew'>, body: DraftBody): FormStart {
  if (!isNew) return { base, isNew, typed: body.values };
  return { base: { ...base, id: body.values['id'] }, isNew, typed: body.values };
}

function formStartOf(
  {
    entity,
    opened,
    initialValues,
  }: Pick<FormSessionOptions, 'entity' | 'opened'> & Pick<FormSettings, 'initialValues'>,
  mirrored: TabDraft | undefined,
): FormStart {
  const { model, codes, record, prefill, holderFacts } = opened;
  const isNew = record === undefined;
  const base = isNew
    ? {
        ...blankRecordOf(model, codes),
        ...prefilledValues(entity, holderFacts),
        ...initialValues?.(codes),
        id: newId(),
      }
    : fromWire(catalogue, entity, record);
  if (mirrored !== undefined && staleDraftSides({ base, isNew }, mirrored) === undefined)
    return startFromDraft({ base, isNew }, mirrored.body);
  return isNew ? { base, isNew, typed: { ...base, ...prefill.values } } : { base, isNew };
}

function findTabDraft({
  entity,
  opened: { record },
  owner,
  historyKey,
}: Pick<FormSessionOptions, 'entity' | 'opened' | 'owner' | 'historyKey'>): TabDraft | undefined {
  const kept = tabDrafts.find(historyKey, owner);
  if (
    kept === undefined ||
    kept.entity !== entity.name ||
    (record === undefined ? kept.baseVersion !== null : kept.recordId !== record.id)
  )
    return undefined;
  const body = readDraftBody(catalogue, entity, kept.body);
  return body === undefined ? undefined : { ...kept, body };
}

function draftContentOf(store: ReturnType<typeof createFormStore>): DraftContent {
  const [values, base] = [store.getTyped(), store.getBase()];
  const isNew = store.isNew();
  return {
    recordId: String(values['id']),
    baseVersion: isNew ? null : Number(base['version']),
    body: { values, base: isNew ? null : base },
  };
}
