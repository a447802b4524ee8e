/** Everything that is wrong with a form, and how much of it a person is shown already: a field's once they have left it, all after a failed save. */
import type { MessageRef } from '#language/message.ts';
import { groupProblems, isSameProblem, NO_PROBLEMS, type RecordProblems, type ShownProblem } from './problems.ts';
import { createSignal } from './signal.ts';

export interface FormReport {
  /** After a failed save, everything that is wrong; before it, nothing. */
  readonly problems: readonly ShownProblem[];
  readonly hasFailed: boolean;
}

const NOTHING_FAILED: FormReport = { problems: [], hasFailed: false };

export function createProblemBook({ isSeen, told }: { isSeen: (address: string) => boolean; told: () => void }) {
  let local: readonly ShownProblem[] = [];
  let remote: readonly ShownProblem[] = [];
  let groups: ReadonlyMap<string, RecordProblems> = new Map();
  let report = NOTHING_FAILED;
  let isHeld = false;
  let isDue = false;
  const unreadable = new Map<string, MessageRef>();
  const left = new Set<string>();
  const reports = createSignal();

  /** What cannot be read counts before what the old value lacks. */
  const all = (): readonly ShownProblem[] => {
    const unread = [...unreadable].map(([address, problem]) => ({ ...problem, address }));
    const others = [...local, ...remote.filter((problem) => !local.some((one) => isSameProblem(one, problem)))];
    return [...unread, ...others.filter(({ address }) => !unreadable.has(address))].filter(({ address }) =>
      isSeen(address),
    );
  };
  const show = (): void => {
    isDue = isHeld;
    if (!isHeld) showNow();
  };
  const showNow = (): void => {
    const found = all();
    groups = groupProblems(report.hasFailed ? found : found.filter(({ address }) => left.has(address)), groups);
    told();
    if (!report.hasFailed || isSameList(report.problems, found)) return;
    report = { hasFailed: true, problems: found };
    reports.tell();
  };
  return {
    all,
    groupOf: (record: string): RecordProblems => groups.get(record) ?? NO_PROBLEMS,
    getReport: () => report,
    watchReport: reports.watch,
    unreadableAddresses: (): readonly string[] => [...unreadable.keys()],
    findUnreadable: (address: string): MessageRef | undefined => unreadable.get(address),
    setLocal: (problems: readonly ShownProblem[]) => {
      local = problems;
      show();
    },
    setRemote: (problems: readonly ShownProblem[]) => {
      remote = problems;
      show();
    },
    /** Whether that was news. */
    setUnreadable: (address: string, problem: MessageRef | undefined): boolean => {
      if (
        problem === undefined ? !unreadable.delete(address) : unreadable.get(address)?.messageKey === problem.messageKey
      )
        return false;
      if (problem !== undefined) unreadable.set(address, problem);
      show();
      return true;
    },
    leave: (address: string) => {
      if (left.has(address)) return;
      left.add(address);
      show();
    },
    /** What the server said of a value is void once the value is another. */
    changed: (addresses: ReadonlySet<string>) => {
      remote = remote.filter(({ address }) => !addresses.has(address));
    },
    forget: (isGone: (address: string) => boolean) => {
      for (const address of unreadable.keys()) if (isGone(address)) unreadable.delete(address);
      for (const address of left) if (isGone(address)) left.delete(address);
      remote = remote.filter(({ address }) => !isGone(address));
    },
    /** While a button is being pressed nothing may move away under the pointer: what there is to show waits. */
    hold: (isOn: boolean) => {
      isHeld = isOn;
      if (!isOn && isDue) show();
    },
    fail: () => {
      report = { hasFailed: true, problems: all() };
      showNow();
      reports.tell();
    },
    /** Begins anew, but for what stands in a control and cannot be read: the control tells when it is gone. */
    clear: (isThere: (address: string) => boolean) => {
      for (const address of unreadable.keys()) if (!isThere(address)) unreadable.delete(address);
      for (const address of left) if (!unreadable.has(address)) left.delete(address);
      remote = [];
      report = NOTHING_FAILED;
      reports.tell();
      // Whoever shows a value is told at once, though what is wrong with it may have to wait for a pointer.
      told();
    },
  };
}

function isSameList(one: readonly ShownProblem[], other: readonly ShownProblem[]): boolean {
  return one.length === other.length && one.every((problem, index) => isSameProblem(problem, other[index]));
}
