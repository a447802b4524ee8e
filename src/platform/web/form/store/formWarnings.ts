/** Holds the warnings of a form: shown as soon as they are known, because they need not be corrected first. */
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
  let visible: readonly FormWarning[] = [];
  let groups: ReadonlyMap<string, RecordProblems> = new Map();
  const changes = createListeners();

  const show = (): void => {
    const found = [
      ...local,
      ...remote.filter((warning) => !local.some((localWarning) => isSameProblem(localWarning, warning))),
    ].filter(({ address }) => isVisible(address));
    if (found.length === visible.length && found.every((warning, index) => isSameProblem(warning, visible[index])))
      return;
    visible = found;
    groups = groupProblems(found, groups);
    onChange();
    changes.notifyListeners();
  };
  return {
    groupOf: (record: string): RecordProblems => groups.get(record) ?? NO_PROBLEMS,
    getWarnings: () => visible,
    watchWarnings: changes.subscribe,
    setLocal: (warnings: readonly FormWarning[]) => {
      local = warnings;
      show();
    },
    setServerWarnings: (warnings: readonly FormWarning[]) => {
      remote = warnings;
      show();
    },
    /** A warning from the server is dropped once its value is changed. */
    changed: (addresses: ReadonlySet<string>) => {
      remote = remote.filter(({ address }) => !addresses.has(address));
    },
    clear: () => {
      remote = [];
      show();
    },
  };
}
