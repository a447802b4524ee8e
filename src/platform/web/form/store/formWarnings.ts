/** What the rules that warn say of a form: shown as soon as it is known, because there is nothing to be mended first. */
import { groupProblems, isSameProblem, NO_PROBLEMS, type RecordProblems, type FormProblem } from './problems.ts';
import { createListeners } from './listeners.ts';

export interface FormWarning extends FormProblem {
  readonly rule: string;
  readonly needsAcknowledgement: boolean;
}

export function createFormWarnings({
  isVisible,
  onChange,
}: {
  readonly isVisible: (address: string) => boolean;
  readonly onChange: () => void;
}) {
  let local: readonly FormWarning[] = [];
  let remote: readonly FormWarning[] = [];
  let shown: readonly FormWarning[] = [];
  let groups: ReadonlyMap<string, RecordProblems> = new Map();
  const changes = createListeners();

  const show = (): void => {
    const found = [...local, ...remote.filter((warning) => !local.some((one) => isSameProblem(one, warning)))].filter(
      ({ address }) => isVisible(address),
    );
    if (found.length === shown.length && found.every((warning, index) => isSameProblem(warning, shown[index]))) return;
    shown = found;
    groups = groupProblems(found, groups);
    onChange();
    changes.notifyListeners();
  };
  return {
    groupOf: (record: string): RecordProblems => groups.get(record) ?? NO_PROBLEMS,
    getWarnings: () => shown,
    watchWarnings: changes.subscribe,
    setLocal: (warnings: readonly FormWarning[]) => {
      local = warnings;
      show();
    },
    setServerWarnings: (warnings: readonly FormWarning[]) => {
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
