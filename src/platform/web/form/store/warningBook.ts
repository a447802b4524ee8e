/** What the rules that warn say of a form: shown as soon as it is known, because there is nothing to be mended first. */
import { groupProblems, isSameProblem, NO_PROBLEMS, type RecordProblems, type ShownProblem } from './problems.ts';
import { createSignal } from './signal.ts';

export interface ShownWarning extends ShownProblem {
  readonly rule: string;
  readonly needsAcknowledgement: boolean;
}

export function createWarningBook({
  isSeen,
  told,
}: {
  readonly isSeen: (address: string) => boolean;
  readonly told: () => void;
}) {
  let local: readonly ShownWarning[] = [];
  let remote: readonly ShownWarning[] = [];
  let shown: readonly ShownWarning[] = [];
  let groups: ReadonlyMap<string, RecordProblems> = new Map();
  const changes = createSignal();

  const show = (): void => {
    const found = [...local, ...remote.filter((warning) => !local.some((one) => isSameProblem(one, warning)))].filter(
      ({ address }) => isSeen(address),
    );
    if (found.length === shown.length && found.every((warning, index) => isSameProblem(warning, shown[index]))) return;
    shown = found;
    groups = groupProblems(found, groups);
    told();
    changes.tell();
  };
  return {
    groupOf: (record: string): RecordProblems => groups.get(record) ?? NO_PROBLEMS,
    getWarnings: () => shown,
    watchWarnings: changes.watch,
    setLocal: (warnings: readonly ShownWarning[]) => {
      local = warnings;
      show();
    },
    setRemote: (warnings: readonly ShownWarning[]) => {
      remote = warnings;
      show();
    },
    /** What the server said of a value is void once the value is another. */
    changed: (addresses: ReadonlySet<string>) => {
      remote = remote.filter(({ address }) => !addresses.has(address));
    },
    clear: () => {
      remote = [];
      show();
    },
  };
}
