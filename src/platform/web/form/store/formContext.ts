/** The open form, for every component in it, including those of a module's slots. */
import { createContext, use, useCallback, useRef, useSyncExternalStore, type ComponentType } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { addressOfPath } from './address.ts';
import type { FormTreeNode } from '../model/formTree.ts';
import type { FormTables } from '../model/formTable.ts';
import type { FieldSnapshot, FormStore } from './formStore.ts';
import type { FormReport } from './formProblems.ts';
import type { RecordProblems } from './problems.ts';
import type { Revealer } from '../layout/reveal.ts';
import { listOf } from './computeRecord.ts';

export interface OpenForm {
  readonly store: FormStore;
  /** Distinguishes the controls of this form from those of another on the same page. */
  readonly prefix: string;
  readonly slots: Readonly<Record<string, ComponentType>>;
  /** The module's components in tables, by entity and field: `order.lines`. */
  readonly tables?: FormTables | undefined;
  /** Renders the nodes of a form: passed in the context, because rows in dialogs are forms again. */
  readonly Nodes: ComponentType<FormNodesProps>;
  /** Nothing can be changed: the page only displays the record. */
  readonly isReadOnly: boolean;
  /** Functions that bring a field into view: of steps, tables, rows in dialogs. */
  readonly revealers: Set<Revealer>;
}

export interface FormNodesProps {
  readonly nodes: readonly FormTreeNode[];
  /** Empty for the record itself, `lines.<id>` for a row. */
  readonly record: string;
  /** Level of the headings: one deeper in each section. */
  readonly level?: number;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

export function useOpenForm(): OpenForm {
  const form = use(FormContext);
  if (form === undefined) throw new Error('There is no form around this');
  return form;
}

export function useFormStore(): FormStore {
  return useOpenForm().store;
}

/**
 * Path `name`, or `lines.3.netKg` or `lines.<id>.netKg` of a row. Re-renders when this value changes, and only then.
 */
export function useFieldValue(path: string): unknown {
  const store = useFormStore();
  return useField(addressOfPath(store.getValues(), path)).value;
}

export function useField(address: string): FieldSnapshot {
  const store = useFormStore();
  const watch = useCallback((listener: () => void) => store.watch(address, listener), [store, address]);
  return useSyncExternalStore(watch, () => store.getField(address));
}

/**
 * Returns the flags and the problem of a field without its value: a table does not re-render for a keystroke in a row.
 */
export function useFieldState(address: string): Pick<FieldSnapshot, 'flags' | 'problem'> {
  const store = useFormStore();
  const lastState = useRef<Pick<FieldSnapshot, 'flags' | 'problem'>>(undefined);
  const watch = useCallback((listener: () => void) => store.watch(address, listener), [store, address]);
  return useSyncExternalStore(watch, () => {
    const { flags, problem } = store.getField(address);
    if (lastState.current?.flags !== flags || lastState.current.problem !== problem)
      lastState.current = { flags, problem };
    return lastState.current;
  });
}

/** Returns the ids of the rows in order: the same list until a row is added, removed or moved. */
export function useRowIds(address: string): readonly string[] {
  const store = useFormStore();
  const lastIds = useRef<readonly string[]>([]);
  const watch = useCallback((listener: () => void) => store.watch(address, listener), [store, address]);
  return useSyncExternalStore(watch, () => {
    const ids = listOf(store.getField(address).value).map((row: AnyRecord) => String(row['id']));
    if (ids.length !== lastIds.current.length || ids.some((id, index) => id !== lastIds.current[index]))
      lastIds.current = ids;
    return lastIds.current;
  });
}

/** Returns the problems of a row. */
export function useRowProblems(row: string): RecordProblems {
  return useField(row).value as RecordProblems;
}

export function useFormReport(): FormReport {
  const store = useFormStore();
  return useSyncExternalStore(store.watchReport, store.getReport);
}

export function domIdOf({ prefix }: Pick<OpenForm, 'prefix'>, address: string): string {
  return `${prefix}${address}`;
}
