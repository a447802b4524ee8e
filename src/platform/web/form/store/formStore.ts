/**
 * The record a person is writing. Every control watches its own address, so a keystroke draws one control again, and
 * what really changed with it: computed values, what is shown or hidden, problems.
 */
import type { Catalogue } from '#language/catalogue.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { MessageRef, Problem, Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { equalDecimals, isDecimal } from '#language/values/decimal.ts';
import { addressIn, findRecordAt, isAtOrBelow, placeOf, withValuesAt } from './address.ts';
import { createChecker, createWarner } from './checkForm.ts';
import type { CodeBook } from '../../fields/options/codeBook.ts';
import { modelAt, type FormModel, type ModelField } from '../model/formModel.ts';
import { createPlan } from './plan.ts';
import { createProblemBook } from './problemBook.ts';
import { isSameProblem, locate, type RecordProblems, type ShownProblem } from './problems.ts';
import { planChange } from './resets.ts';
import { createRowActions } from './rows.ts';
import { createSettler, findSettled, listOf, type FieldFlags, type IsClosed, type Settled } from './settle.ts';
import { createSignal } from './signal.ts';
import { createWarningBook, type ShownWarning } from './warningBook.ts';
import { createWatchers, type WatchersParts } from './watchers.ts';

export interface FieldSnapshot {
  readonly value: unknown;
  readonly flags: FieldFlags;
  /** Only what a person is to see now. */
  readonly problem: ShownProblem | undefined;
  readonly warning: ShownProblem | undefined;
}

/** Where a form begins. */
export interface FormStart {
  /** As it was read; of a new record, as it begins. */
  readonly base: AnyRecord;
  readonly isNew: boolean;
  /** What the person had typed already: a draft, or what the address brought along. */
  readonly typed?: AnyRecord;
}

export interface FormOptions extends FormStart {
  readonly catalogue: Catalogue;
  readonly model: FormModel;
  readonly codes: CodeBook;
  readonly isUnseen?: (field: ModelField['field']) => boolean;
  readonly isClosed?: IsClosed | undefined;
  /** What is required may still be missing. */
  readonly isDraft?: boolean | undefined;
  readonly newId: () => string;
  /** Asked before values below a field are emptied. */
  readonly confirmReset: (labels: readonly Label[]) => Promise<boolean>;
}

export type FormStore = ReturnType<typeof createFormStore>;

/** Long enough for the letter to be painted first. */
const CHECK_DELAY_MS = 50;
const HIDDEN: FieldFlags = { isShown: false, isRequired: false, isEditable: false };

export function createFormStore(options: FormOptions) {
  const { catalogue, model, codes } = options;
  let state = begin(options, options);
  const completeness = createChecker({ catalogue });
  const changes = createSignal();
  const book = createProblemBook({
    isSeen: (address) => isSeenAt(state.settled, address),
    told: () => watchers.tell(),
  });
  const warnings = createWarningBook({
    isSeen: (address) => isSeenAt(state.settled, address),
    told: () => watchers.tell(),
  });
  const watchers = createWatchers<FieldSnapshot>(
    watchedIn(() => state.settled, { problemsOf: book.groupOf, warningsOf: warnings.groupOf }),
  );
  const problemsOf = (check: FormState['check']): readonly ShownProblem[] =>
    ofPersons(model, locate(state.settled.values, check(model.entity, state.settled.draft)));
  const warn = (): void => warnings.setLocal(warningsIn(model, state));
  const checking = createPlan(CHECK_DELAY_MS, () => {
    book.setLocal(problemsOf(state.check));
    warn();
  });
  warn();

  const apply = (record: string, changed: AnyRecord): void => {
    const addresses = new Set(Object.keys(changed).map((name) => addressIn(record, name)));
    book.changed(addresses);
    warnings.changed(addresses);
    const typed = withValuesAt(state.typed, record, changed);
    state = { ...state, typed, settled: state.settle(model, typed) };
    watchers.tell();
    checking.soon();
    changes.tell();
  };
  const change = (address: string, value: unknown): void => {
    const { record, name } = placeOf(address);
    const values = findSettled(state.settled, record)?.values;
    if (values === undefined) return;
    const { changed, emptied, labels } = planChange(modelAt(model, record), values, { name, value });
    const go = (): void => {
      if (emptied.length > 0) book.forget((one) => emptied.some((gone) => isAtOrBelow(one, addressIn(record, gone))));
      apply(record, changed);
    };
    if (emptied.length === 0) go();
    // A control that shows what was chosen already goes back to what stands.
    else void options.confirmReset(labels).then((isConfirmed) => (isConfirmed ? go() : watchers.refresh(address)));
  };
  const rowActions = createRowActions({
    codes,
    newId: options.newId,
    rowsAt: (address) => listOf(findRecordAt(state.typed, placeOf(address).record)?.[placeOf(address).name]),
    setRows: (address, rows) => apply(placeOf(address).record, { [placeOf(address).name]: rows }),
    partAt: (address) => modelAt(model, `${address}.0`),
    forgetRow: (row) => book.forget((address) => isAtOrBelow(address, row)),
  });
  return {
    ...rowActions,
    ...readersOf(
      {
        catalogue,
        model,
        codes,
        isUnseen: options.isUnseen ?? (() => false),
        isClosed: options.isClosed ?? (() => false),
      },
      () => state,
    ),
    ...watchersOf({ book, warnings, watchers, changes }),
    change,
    /** Several values at once, as they are: what a paste or a module brings. */
    setValues: apply,
    leave: (address: string) => {
      if (checking.isDue()) checking.now();
      book.leave(address);
    },
    setUnreadable: (address: string, problem: MessageRef | undefined) => {
      if (book.setUnreadable(address, problem)) changes.tell();
    },
    /** All that keeps it from being complete. */
    findMissing: () => problemsOf(completeness),
    /** Whether a draft is held to what it will have to be. */
    setDemanding: (isOn: boolean) => {
      if (options.isDraft !== true) return;
      state = { ...state, check: isOn ? completeness : checkerOf(options) };
      checking.now();
    },
    findProblems: (): readonly ShownProblem[] => {
      checking.now();
      return book.all();
    },
    /** What the server says is wrong, until the value it speaks of is changed or it is asked again. */
    takeRemote: (problems: readonly (Problem & { readonly message?: string })[]) =>
      book.setRemote(locate(state.settled.values, problems)),
    /** What the server warns of, likewise. */
    takeRemoteWarnings: (found: readonly (Warning & { readonly message?: string })[]) =>
      warnings.setRemote(locate(state.settled.values, found)),
    /** Begins anew from another state of the record. */
    rebase: (start: FormStart) => {
      state = begin(options, start);
      warnings.clear();
      book.clear((address) => findRecordAt(state.typed, placeOf(address).record) !== undefined);
      checking.now();
      changes.tell();
    },
    dispose: checking.cancel,
  };
}

interface Watchable {
  readonly book: ReturnType<typeof createProblemBook>;
  readonly warnings: ReturnType<typeof createWarningBook>;
  readonly watchers: ReturnType<typeof createWatchers<FieldSnapshot>>;
  readonly changes: ReturnType<typeof createSignal>;
}

/** What is said of the record, and who is told when that changes. */
function watchersOf({ book, warnings, watchers, changes }: Watchable) {
  return {
    getField: watchers.get,
    watch: watchers.watch,
    watchChanges: changes.watch,
    getReport: book.getReport,
    watchReport: book.watchReport,
    problemsOf: book.groupOf,
    unreadableAddresses: book.unreadableAddresses,
    findUnreadable: book.findUnreadable,
    holdProblems: book.hold,
    /** Everything that is wrong is shown from now on. */
    fail: book.fail,
    getWarnings: warnings.getWarnings,
    watchWarnings: warnings.watchWarnings,
  };
}

function watchedIn(settled: () => Settled, books: Books): WatchersParts<FieldSnapshot> {
  return {
    compute: (address) => snapshotAt(settled(), books, address),
    marksOf: (record) => [findSettled(settled(), record), books.problemsOf(record), books.warningsOf(record)],
    isSame: isSameSnapshot,
  };
}

function warningsIn(model: FormModel, { settled, warn }: Pick<FormState, 'settled' | 'warn'>): readonly ShownWarning[] {
  return model.hasWarnings ? locate(settled.values, warn(model.entity, settled.draft)) : [];
}

function isSeenAt(settled: Settled, address: string): boolean {
  const { record, name } = placeOf(address);
  return name === '' || findSettled(settled, record)?.flags[name]?.isShown !== false;
}

interface Books {
  readonly problemsOf: (record: string) => RecordProblems;
  readonly warningsOf: (record: string) => RecordProblems;
}

function snapshotAt(settled: Settled, { problemsOf, warningsOf }: Books, address: string): FieldSnapshot {
  const { record, name } = placeOf(address);
  const problems = problemsOf(record);
  const warning = warningsOf(record).get(name);
  // Who watches a row as a whole is told of its problems; its values are watched one by one.
  if (name === '') return { value: problems, flags: HIDDEN, problem: problems.get(''), warning };
  const at = findSettled(settled, record);
  return { value: at?.values[name] ?? null, flags: at?.flags[name] ?? HIDDEN, problem: problems.get(name), warning };
}

interface FormState {
  readonly base: AnyRecord;
  readonly isNew: boolean;
  readonly typed: AnyRecord;
  readonly settled: Settled;
  readonly settle: ReturnType<typeof createSettler>;
  readonly check: ReturnType<typeof createChecker>;
  readonly warn: ReturnType<typeof createWarner>;
}

/** What was worked out from another base is not to be used again, so both engines are new. */
function begin(options: FormOptions, { base, isNew, typed = base }: FormStart): FormState {
  const { model, codes, isUnseen, isClosed } = options;
  const bases = basesById(model, base, isNew);
  const settle = createSettler({
    codes,
    findBase: (id) => bases.get(String(id)),
    ...(isUnseen === undefined ? {} : { isUnseen }),
    ...(isClosed === undefined ? {} : { isClosed }),
  });
  return {
    base,
    isNew,
    typed,
    settle,
    settled: settle(model, typed),
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

/** What the server sets is nobody's to fill in. */
function ofPersons(model: FormModel, problems: readonly ShownProblem[]): readonly ShownProblem[] {
  return problems.filter(({ address }) => {
    const { record, name } = placeOf(address);
    return modelAt(model, record).byName.get(name)?.field.managed !== true;
  });
}

function readersOf(
  {
    isClosed,
    ...fixed
  }: Required<Pick<FormOptions, 'catalogue' | 'model' | 'codes' | 'isUnseen'>> & { readonly isClosed: IsClosed },
  state: () => FormState,
) {
  return {
    ...fixed,
    isNew: () => state().isNew,
    /** Not to be filled in by this person now. */
    isClosed: (record: string, name: string) => isClosed(modelAt(fixed.model, record), name),
    getBase: () => state().base,
    /** As it was typed, with what is hidden at the moment. */
    getTyped: () => state().typed,
    getValues: () => state().settled.values,
    /** As rules read it. */
    getDraft: () => state().settled.draft,
    findSettled: (record: string) => findSettled(state().settled, record),
    fieldAt: (address: string): Field => {
      const { record, name } = placeOf(address);
      const found = modelAt(fixed.model, record).byName.get(name);
      if (found === undefined) throw new Error(`"${fixed.model.entity.name}" has nothing at "${address}"`);
      return found.field;
    },
  };
}

/** The record and all its rows, by id. A new record has no base, whatever it begins with. */
function basesById(model: FormModel, base: AnyRecord, isNew: boolean): ReadonlyMap<string, AnyRecord> {
  const known = new Map<string, AnyRecord>();
  const enter = (own: FormModel, record: AnyRecord): void => {
    known.set(String(record['id']), record);
    for (const { name, part } of own.parts) for (const row of listOf(record[name])) enter(part, row);
  };
  if (!isNew) enter(model, base);
  return known;
}

function isSameSnapshot(one: FieldSnapshot, other: FieldSnapshot): boolean {
  return (
    isSameSeen(one.value, other.value) &&
    one.flags === other.flags &&
    isSameSaid(one.problem, other.problem) &&
    isSameSaid(one.warning, other.warning)
  );
}

function isSameSaid(one: ShownProblem | undefined, other: ShownProblem | undefined): boolean {
  return one === other || (one !== undefined && isSameProblem(one, other));
}

/** A sum that is computed again is another number that says the same. */
function isSameSeen(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isDecimal(one) && isDecimal(other) && equalDecimals(one, other));
}
