/**
 * Holds the record a person is editing. Every control watches its own address, so a keystroke re-renders one control
 * and everything that changed with it: computed values, visibility, problems.
 */
import type { Catalogue } from '#language/catalogue.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { MessageRef, Problem, Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { equalDecimals, isDecimal } from '#language/values/decimal.ts';
import { joinAddress, findRecordAt, isAtOrBelow, splitAddress, withValuesAt } from './address.ts';
import { createChecker, createWarner } from './checkForm.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { modelAt, partsNamingLinesOf, type FormModel, type ModelField } from '../model/formModel.ts';
import { createDebouncedTask } from './debouncedTask.ts';
import { createFormProblems } from './formProblems.ts';
import { isSameProblem, locate, type RecordProblems, type FormProblem } from './problems.ts';
import { planChange } from './resets.ts';
import { createRowActions } from './rows.ts';
import {
  createRecordComputer,
  findComputed,
  listOf,
  type FieldFlags,
  type IsClosed,
  type ComputedRecord,
} from './computeRecord.ts';
import { createListeners } from './listeners.ts';
import { createFormWarnings, type FormWarning } from './formWarnings.ts';
import { createWatchers, type WatchersOptions } from './watchers.ts';

export interface FieldSnapshot {
  readonly value: unknown;
  readonly flags: FieldFlags;
  /** Only a problem that is visible now. */
  readonly problem: FormProblem | undefined;
  readonly warning: FormProblem | undefined;
}

/** The initial state of a form. */
export interface FormStart {
  /** The record as it was read; for a new record, its initial values. */
  readonly base: AnyRecord;
  readonly isNew: boolean;
  /** Values typed before: from a draft, or from the address. */
  readonly typed?: AnyRecord;
}

export interface FormOptions extends FormStart {
  readonly catalogue: Catalogue;
  readonly model: FormModel;
  readonly codes: CodeMap;
  readonly isForbidden?: (field: ModelField['field']) => boolean;
  readonly isClosed?: IsClosed | undefined;
  /** Required fields may still be empty. */
  readonly isDraft?: boolean | undefined;
  readonly newId: () => string;
  /** Called before dependent fields are emptied. */
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
}

export type FormStore = ReturnType<typeof createFormStore>;

/** Long enough for the keystroke to be painted first. */
const CHECK_DELAY_MS = 50;
const HIDDEN: FieldFlags = { isVisible: false, isRequired: false, isEditable: false };

export function createFormStore(options: FormOptions) {
  const { catalogue, model, codes } = options;
  let state = initialState(options, options);
  const completeness = createChecker({ catalogue });
  const changes = createListeners();
  const formProblems = createFormProblems({
    isVisible: (address) => isVisibleAt(state.computed, address),
    onChange: () => watchers.notifyListeners(),
  });
  const warnings = createFormWarnings({
    isVisible: (address) => isVisibleAt(state.computed, address),
    onChange: () => watchers.notifyListeners(),
  });
  const watchers = createWatchers<FieldSnapshot>(
    watchedIn(() => state.computed, { problemsOf: formProblems.groupOf, warningsOf: warnings.groupOf }),
  );
  const problemsOf = (check: FormState['check']): readonly FormProblem[] =>
    withoutManagedFields(model, locate(state.computed.values, check(model.entity, state.computed.recordValues)));
  const warn = (): void => warnings.setLocal(warningsIn(model, state));
  const checking = createDebouncedTask(CHECK_DELAY_MS, () => {
    formProblems.setLocal(problemsOf(state.check));
    warn();
  });
  warn();

  const apply = (record: string, changed: AnyRecord): void => {
    const addresses = new Set(Object.keys(changed).map((name) => joinAddress(record, name)));
    formProblems.changed(addresses);
    warnings.changed(addresses);
    const typed = withValuesAt(state.typed, record, changed);
    state = { ...state, typed, computed: state.compute(model, typed) };
    watchers.notifyListeners();
    checking.schedule();
    changes.notifyListeners();
  };
  const change = (address: string, value: unknown): void => {
    const { record, name } = splitAddress(address);
    const values = findComputed(state.computed, record)?.values;
    if (values === undefined) return;
    const { changed, emptied, labels } = planChange(modelAt(model, record), values, { name, value });
    const go = (): void => {
      if (emptied.length > 0)
        formProblems.forget((problemAddress) =>
          emptied.some((emptiedName) => isAtOrBelow(problemAddress, joinAddress(record, emptiedName))),
        );
      apply(record, changed);
    };
    if (emptied.length === 0) go();
    // A control that already shows the rejected choice is reset to the current value.
    else void options.confirmReset(labels).then((isConfirmed) => (isConfirmed ? go() : watchers.refresh(address)));
  };
  const rowActions = createRowActions({
    codes,
    newId: options.newId,
    rowsAt: (address) => listOf(findRecordAt(state.typed, splitAddress(address).record)?.[splitAddress(address).name]),
    setRows: (address, rows) => apply(splitAddress(address).record, { [splitAddress(address).name]: rows }),
    partAt: (address) => modelAt(model, `${address}.0`),
    rowsOfLinesAt: (address) => partsNamingLinesOf(model, address).map(({ part, field }) => ({ address: part, field })),
    forgetRow: (row) => formProblems.forget((address) => isAtOrBelow(address, row)),
  });
  return {
    ...rowActions,
    ...readersOf(
      {
        catalogue,
        model,
        codes,
        isForbidden: options.isForbidden ?? (() => false),
        isClosed: options.isClosed ?? (() => false),
      },
      () => state,
    ),
    ...watchersOf({ formProblems, warnings, watchers, changes }),
    change,
    /** Sets several values at once without resets: for pasting, and for modules. */
    setValues: apply,
    markTouched: (address: string) => {
      if (checking.isPending()) checking.runNow();
      formProblems.markTouched(address);
    },
    setInvalidInput: (address: string, problem: MessageRef | undefined) => {
      if (formProblems.setInvalidInput(address, problem)) changes.notifyListeners();
    },
    /** Returns everything that is missing for a complete record. */
    findMissing: () => problemsOf(completeness),
    /** Switches whether a draft is checked for completeness. */
    requireComplete: (isOn: boolean) => {
      if (options.isDraft !== true) return;
      state = { ...state, check: isOn ? completeness : checkerOf(options) };
      checking.runNow();
    },
    findProblems: (): readonly FormProblem[] => {
      checking.runNow();
      return formProblems.all();
    },
    /** Sets problems from the server, until their value is changed or the server checks again. */
    setServerProblems: (problems: readonly (Problem & { readonly message?: string })[]) =>
      formProblems.setServerProblems(locate(state.computed.values, problems)),
    /** Sets warnings from the server in the same way. */
    setServerWarnings: (found: readonly (Warning & { readonly message?: string })[]) =>
      warnings.setServerWarnings(locate(state.computed.values, found)),
    /** Restarts from another state of the record. */
    rebase: (start: FormStart) => {
      state = initialState(options, start);
      warnings.clear();
      formProblems.clear((address) => findRecordAt(state.typed, splitAddress(address).record) !== undefined);
      checking.runNow();
      changes.notifyListeners();
    },
    dispose: checking.cancel,
  };
}

interface WatchableParts {
  readonly formProblems: ReturnType<typeof createFormProblems>;
  readonly warnings: ReturnType<typeof createFormWarnings>;
  readonly watchers: ReturnType<typeof createWatchers<FieldSnapshot>>;
  readonly changes: ReturnType<typeof createListeners>;
}

/** Messages about the record, and subscriptions to their changes. */
function watchersOf({ formProblems, warnings, watchers, changes }: WatchableParts) {
  return {
    getField: watchers.get,
    watch: watchers.watch,
    watchChanges: changes.subscribe,
    getReport: formProblems.getReport,
    watchReport: formProblems.watchReport,
    problemsOf: formProblems.groupOf,
    invalidInputAddresses: formProblems.invalidInputAddresses,
    findInvalidInput: formProblems.findInvalidInput,
    holdProblems: formProblems.hold,
    /** From now on all problems are shown. */
    showAllProblems: formProblems.showAllProblems,
    getWarnings: warnings.getWarnings,
    watchWarnings: warnings.watchWarnings,
  };
}

function watchedIn(computed: () => ComputedRecord, messages: MessagesByRecord): WatchersOptions<FieldSnapshot> {
  return {
    compute: (address) => snapshotAt(computed(), messages, address),
    dependenciesOf: (record) => [
      findComputed(computed(), record),
      messages.problemsOf(record),
      messages.warningsOf(record),
    ],
    isSame: isSameSnapshot,
  };
}

function warningsIn(
  model: FormModel,
  { computed, warn }: Pick<FormState, 'computed' | 'warn'>,
): readonly FormWarning[] {
  return model.hasWarnings ? locate(computed.values, warn(model.entity, computed.recordValues)) : [];
}

function isVisibleAt(computed: ComputedRecord, address: string): boolean {
  const { record, name } = splitAddress(address);
  return name === '' || findComputed(computed, record)?.flags[name]?.isVisible !== false;
}

interface MessagesByRecord {
  readonly problemsOf: (record: string) => RecordProblems;
  readonly warningsOf: (record: string) => RecordProblems;
}

function snapshotAt(
  computed: ComputedRecord,
  { problemsOf, warningsOf }: MessagesByRecord,
  address: string,
): FieldSnapshot {
  const { record, name } = splitAddress(address);
  const problems = problemsOf(record);
  const warning = warningsOf(record).get(name);
  // A watcher of a whole row is notified of its problems; its values are watched one by one.
  if (name === '') return { value: problems, flags: HIDDEN, problem: problems.get(''), warning };
  const at = findComputed(computed, record);
  return { value: at?.values[name] ?? null, flags: at?.flags[name] ?? HIDDEN, problem: problems.get(name), warning };
}

interface FormState {
  readonly base: AnyRecord;
  readonly isNew: boolean;
  readonly typed: AnyRecord;
  readonly computed: ComputedRecord;
  readonly compute: ReturnType<typeof createRecordComputer>;
  readonly check: ReturnType<typeof createChecker>;
  readonly warn: ReturnType<typeof createWarner>;
}

/** Results computed from another base must not be reused, so the computer and the checker are created again. */
function initialState(options: FormOptions, { base, isNew, typed = base }: FormStart): FormState {
  const { model, codes, isForbidden, isClosed } = options;
  const bases = basesById(model, base, isNew);
  const compute = createRecordComputer({
    codes,
    findBase: (id) => bases.get(String(id)),
    ...(isForbidden === undefined ? {} : { isForbidden }),
    ...(isClosed === undefined ? {} : { isClosed }),
  });
  return {
    base,
    isNew,
    typed,
    compute,
    computed: compute(model, typed),
    check: checkerOf(options),
    warn: createWarner({ catalogue: options.catalogue, isComplete: options.isDraft !== true }),
  };
}

function checkerOf({
  catalogue,
  isDraft = false,
}: Pick<FormOptions, 'catalogue' | 'isDraft'>): ReturnType<typeof createChecker> {
  return createChecker({ catalogue, isComplete: !isDraft });
}

/** A person cannot fill in a field that the server sets, so its problems are left out. */
function withoutManagedFields(model: FormModel, problems: readonly FormProblem[]): readonly FormProblem[] {
  return problems.filter(({ address }) => {
    const { record, name } = splitAddress(address);
    return modelAt(model, record).byName.get(name)?.field.managed !== true;
  });
}

function readersOf(
  {
    isClosed,
    ...fixed
  }: Required<Pick<FormOptions, 'catalogue' | 'model' | 'codes' | 'isForbidden'>> & { readonly isClosed: IsClosed },
  state: () => FormState,
) {
  return {
    ...fixed,
    isNew: () => state().isNew,
    /** Returns true if this person may not edit the field now. */
    isClosed: (record: string, name: string) => isClosed(modelAt(fixed.model, record), name),
    getBase: () => state().base,
    /** The typed values, including those that are hidden at the moment. */
    getTyped: () => state().typed,
    getValues: () => state().computed.values,
    /** The values as rules read them. */
    getRecordValues: () => state().computed.recordValues,
    findComputed: (record: string) => findComputed(state().computed, record),
    fieldAt: (address: string): Field => {
      const { record, name } = splitAddress(address);
      const found = modelAt(fixed.model, record).byName.get(name);
      if (found === undefined) throw new Error(`"${fixed.model.entity.name}" has nothing at "${address}"`);
      return found.field;
    },
  };
}

/** Returns the record and all its rows by id. A new record has no base, whatever its initial values are. */
function basesById(model: FormModel, base: AnyRecord, isNew: boolean): ReadonlyMap<string, AnyRecord> {
  const bases = new Map<string, AnyRecord>();
  const enter = (own: FormModel, record: AnyRecord): void => {
    bases.set(String(record['id']), record);
    for (const { name, part } of own.parts) for (const row of listOf(record[name])) enter(part, row);
  };
  if (!isNew) enter(model, base);
  return bases;
}

function isSameSnapshot(snapshot: FieldSnapshot, other: FieldSnapshot): boolean {
  return (
    isSameValueShown(snapshot.value, other.value) &&
    snapshot.flags === other.flags &&
    isSameMessage(snapshot.problem, other.problem) &&
    isSameMessage(snapshot.warning, other.warning)
  );
}

function isSameMessage(problem: FormProblem | undefined, other: FormProblem | undefined): boolean {
  return problem === other || (problem !== undefined && isSameProblem(problem, other));
}

/** A sum that is computed again is another object with the same value. */
function isSameValueShown(value: unknown, other: unknown): boolean {
  return Object.is(value, other) || (isDecimal(value) && isDecimal(other) && equalDecimals(value, other));
}
