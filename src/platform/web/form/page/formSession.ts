/** The state behind an open form: the edited record, its saves, its draft, and the check by the server. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { checkRecordOnServer, saveRecord, type WireRecord } from '../../api/resource.ts';
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
  /** Key of the entry in the tab's history. */
  readonly historyKey: string;
  /** True after a reload or going back; false for an address that was opened again. */
  readonly isReturn: boolean;
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
  readonly terms?: FormSettings | undefined;
}

/** Settings of a form that is part of something larger. */
export interface FormSettings {
  /** Fields that this person may not edit, or not now. */
  readonly isClosed?: IsClosed | undefined;
  /** Required fields may still be empty. */
  readonly isDraft?: boolean | undefined;
  /** Called after a save; another component shows the result. */
  readonly onSaved?: (() => void) | undefined;
  /** Saves the record by a call of its own. */
  readonly save?: ((body: unknown) => Promise<WireRecord>) | undefined;
  /** Rules that need data of the server are not checked while the person types. */
  readonly checksOnlyAtSave?: boolean | undefined;
  /** Initial values of a new record, in addition to its defaults. */
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
      saveInTab: (tabContent, isKept) =>
        tabContent === undefined
          ? tabDrafts.remove(historyKey)
          : tabDrafts.save(historyKey, { ...tabContent, ...owner, atMs: Date.now(), isKept }),
      nowMs: () => Date.now(),
    },
    content,
  );
  if (isContinued) draftSaver.resume();
  const serverCheck =
    model.hasServerRules && terms.checksOnlyAtSave !== true
      ? createServerCheck(store, (body, signal) =>
          checkRecordOnServer(entity, body, { background: true, silent: true, signal }),
        )
      : undefined;
  return {
    owner,
    historyKey,
    store,
    saver,
    draftSaver,
    serverCheck,
    /** True after a reload or going back: the form continues from its draft. */
    isContinued,
    /** The draft would be continued, but the record has changed meanwhile. */
    conflict,
  };
}

/** Returns the sides of a merge only if the draft is based on another version than the current record. */
export function staleDraftSides(
  { base, isNew }: Pick<FormStart, 'base' | 'isNew'>,
  { baseVersion, body }: Pick<TabDraft, 'baseVersion' | 'body'>,
): MergeSides | undefined {
  if (isNew || baseVersion === Number(base['version'])) return undefined;
  return { base: body.base ?? undefined, mine: body.values, theirs: base };
}

/** Converts a draft to a state of the form. The draft of a new record has its own id. */
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
  const tabDraft = tabDrafts.find(historyKey, owner);
  if (
    tabDraft === undefined ||
    tabDraft.entity !== owner.entity ||
    (record === undefined ? tabDraft.baseVersion !== null : tabDraft.recordId !== record.id)
  )
    return undefined;
  const body = readDraftBody(catalogue, entity, tabDraft.body);
  return body === undefined ? undefined : { ...tabDraft, body };
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
