/** Groups problems by record or row, so that a row is notified only of its own. */
import type { MessageRef, Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { addressOfPath, splitAddress } from './address.ts';

/** `message` is the server's text, for a key whose text is not loaded here. */
export interface FormProblem extends MessageRef {
  readonly address: string;
  readonly message?: string;
}

/** The first problem of each field; that of the record or row as a whole has an empty name. */
export type RecordProblems = ReadonlyMap<string, FormProblem>;

export const NO_PROBLEMS: RecordProblems = new Map();

export function locate<P extends Problem>(
  values: AnyRecord,
  problems: readonly P[],
): readonly (Omit<P, 'path'> & { readonly address: string })[] {
  return problems.map(({ path, ...problem }) => ({ ...problem, address: addressOfPath(values, path) }));
}

/** Unchanged groups stay the same objects, so that their watchers are not notified. */
export function groupProblems(
  problems: readonly FormProblem[],
  before: ReadonlyMap<string, RecordProblems>,
): ReadonlyMap<string, RecordProblems> {
  const groups = new Map<string, Map<string, FormProblem>>();
  for (const problem of problems) {
    const { record, name } = splitAddress(problem.address);
    const group = groups.get(record) ?? new Map<string, FormProblem>();
    groups.set(record, group);
    if (!group.has(name)) group.set(name, problem);
  }
  return new Map(
    [...groups].map(([record, group]) => [
      record,
      isSameGroup(group, before.get(record)) ? (before.get(record) ?? group) : group,
    ]),
  );
}

export function isSameProblem(problem: FormProblem, other: FormProblem | undefined): boolean {
  return (
    problem === other ||
    (problem.address === other?.address &&
      problem.messageKey === other.messageKey &&
      JSON.stringify(problem.data ?? {}) === JSON.stringify(other.data ?? {}))
  );
}

function isSameGroup(group: RecordProblems, other: RecordProblems | undefined): boolean {
  return group.size === other?.size && [...group].every(([name, problem]) => isSameProblem(problem, other.get(name)));
}
