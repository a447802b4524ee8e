/**
 * Holds all problems of a form, and decides which are visible: those of a field once the person has left it, all of
 * them after a failed save.
 */
import type { MessageRef } from '#language/message.ts';
import { groupProblems, isSameProblem, NO_PROBLEMS, type RecordProblems, type FormProblem } from './problems.ts';
import { createListeners } from './listeners.ts';

export interface FormReport {
  /** All problems after a failed save; none before it. */
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

  /** Invalid input comes before problems of the old value. */
  const all = (): readonly FormProblem[] => {
    const unread = [...invalidInputs].map(([address, problem]) => ({ ...problem, address }));
    const others = [
      ...local,
      ...remote.filter((problem) => !local.some((localProblem) => isSameProblem(localProblem, problem))),
    ];
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
    /** Returns true if that was a change. */
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
    /** A problem from the server is dropped once its value is changed. */
    changed: (addresses: ReadonlySet<string>) => {
      remote = remote.filter(({ address }) => !addresses.has(address));
    },
    forget: (isRemoved: (address: string) => boolean) => {
      for (const address of invalidInputs.keys()) if (isRemoved(address)) invalidInputs.delete(address);
      for (const address of touched) if (isRemoved(address)) touched.delete(address);
      remote = remote.filter(({ address }) => !isRemoved(address));
    },
    /** While a button is being pressed, nothing may move under the pointer: new messages are delayed. */
    hold: (isOn: boolean) => {
      isHeld = isOn;
      if (!isOn && isDue) show();
    },
    showAllProblems: () => {
      report = { hasFailed: true, problems: all() };
      showNow();
      reports.notifyListeners();
    },
    /** Resets everything except invalid input that is still in a control: the control reports when it is corrected. */
    clear: (exists: (address: string) => boolean) => {
      for (const address of invalidInputs.keys()) if (!exists(address)) invalidInputs.delete(address);
      for (const address of touched) if (!invalidInputs.has(address)) touched.delete(address);
      remote = [];
      report = NOTHING_FAILED;
      reports.notifyListeners();
      // Components that show a value are notified at once, although problems may be delayed while the pointer is down.
      onChange();
    },
  };
}

function isSameList(list: readonly FormProblem[], other: readonly FormProblem[]): boolean {
  return list.length === other.length && list.every((problem, index) => isSameProblem(problem, other[index]));
}
