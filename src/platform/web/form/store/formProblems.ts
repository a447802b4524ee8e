/** Everything that is wrong with a form, and how much of it a person is shown already: a field's once they have left it, all after a failed save. */
import type { MessageRef } from '#language/message.ts';
import { groupProblems, isSameProblem, NO_PROBLEMS, type RecordProblems, type FormProblem } from './problems.ts';
import { createListeners } from './listeners.ts';

export interface FormReport {
  /** After a failed save, everything that is wrong; before it, nothing. */
  readonly problems: readonly FormProblem[];
  readonly hasFailed: boolean;
}

const NOTHING_FAILED: FormReport = { problems: [], hasFailed: false };

export function createFormProblems({
  isVisible,
  onChange,
}: {
  isVisible: (address: string) => boolean;
  onChange: () => void;
}) {
  let local: readonly FormProblem[] = [];
  let remote: readonly FormProblem[] = [];
  let groups: ReadonlyMap<string, RecordProblems> = new Map();
  let report = NOTHING_FAILED;
  let isHeld = false;
  let isDue = false;
  const invalidInputs = new Map<string, MessageRef>();
  const touched = new Set<string>();
  const reports = createListeners();

  /** What cannot be read counts before what the old value lacks. */
  const all = (): readonly FormProblem[] => {
    const unread = [...invalidInputs].map(([address, problem]) => ({ ...problem, address }));
    const others = [...local, ...remote.filter((problem) => !local.some((one) => isSameProblem(one, problem)))];
    return [...unread, ...others.filter(({ address }) => !invalidInputs.has(address))].filter(({ address }) =>
      isVisible(address),
    );
  };
  const show = (): void => {
    isDue = isHeld;
    if (!isHeld) showNow();
  };
  const showNow = (): void => {
    const found = all();
    groups = groupProblems(report.hasFailed ? found : found.filter(({ address }) => touched.has(address)), groups);
    onChange();
    if (!report.hasFailed || isSameList(report.problems, found)) return;
    report = { hasFailed: true, problems: found };
    reports.notifyListeners();
  };
  return {
    all,
    groupOf: (record: string): RecordProblems => groups.get(record) ?? NO_PROBLEMS,
    getReport: () => report,
    watchReport: reports.subscribe,
    invalidInputAddresses: (): readonly string[] => [...invalidInputs.keys()],
    findInvalidInput: (address: string): MessageRef | undefined => invalidInputs.get(address),
    setLocal: (problems: readonly FormProblem[]) => {
      local = problems;
      show();
    },
    setServerProblems: (problems: readonly FormProblem[]) => {
      remote = problems;
      show();
    },
    /** Whether that was news. */
    setInvalidInput: (address: string, problem: MessageRef | undefined): boolean => {
      if (
        problem === undefined
          ? !invalidInputs.delete(address)
          : invalidInputs.get(address)?.messageKey === problem.messageKey
      )
        return false;
      if (problem !== undefined) invalidInputs.set(address, problem);
      show();
      return true;
    },
    markTouched: (address: string) => {
      if (touched.has(address)) return;
      touched.add(address);
      show();
    },
    /** What the server said of a value is void once the value is another. */
    changed: (addresses: ReadonlySet<string>) => {
      remote = remote.filter(({ address }) => !addresses.has(address));
    },
    forget: (isGone: (address: string) => boolean) => {
      for (const address of invalidInputs.keys()) if (isGone(address)) invalidInputs.delete(address);
      for (const address of touched) if (isGone(address)) touched.delete(address);
      remote = remote.filter(({ address }) => !isGone(address));
    },
    /** While a button is being pressed nothing may move away under the pointer: what there is to show waits. */
    hold: (isOn: boolean) => {
      isHeld = isOn;
      if (!isOn && isDue) show();
    },
    showAllProblems: () => {
      report = { hasFailed: true, problems: all() };
      showNow();
      reports.notifyListeners();
    },
    /** Begins anew, but for what stands in a control and cannot be read: the control tells when it is gone. */
    clear: (isThere: (address: string) => boolean) => {
      for (const address of invalidInputs.keys()) if (!isThere(address)) invalidInputs.delete(address);
      for (const address of touched) if (!invalidInputs.has(address)) touched.delete(address);
      remote = [];
      report = NOTHING_FAILED;
      reports.notifyListeners();
      // Whoever shows a value is told at once, though what is wrong with it may have to wait for a pointer.
      onChange();
    },
  };
}

function isSameList(one: readonly FormProblem[], other: readonly FormProblem[]): boolean {
  return one.length === other.length && one.every((problem, index) => isSameProblem(problem, other[index]));
}
