/** Finds the problems of a computed record. A row that has not changed is not checked again. */
import type { Catalogue } from '#language/catalogue.ts';
import { checkRecordWithNulls } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Problem, Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { findWarningsWithNulls } from '#language/warnings.ts';
import { today } from '../../today.ts';

export interface CheckerOptions {
  readonly catalogue: Catalogue;
  readonly isComplete?: boolean;
}

/** The facts that a browser knows without asking: rules that need others are left to the server. */
function knownFacts(): Pick<Facts, 'today'> {
  return { today: today() };
}

/** Does the same for rules that warn. */
export function createWarner(parts: CheckerOptions): (entity: AnyEntity, draft: AnyRecord) => readonly Warning[] {
  const cache = new WeakMap<AnyRecord, readonly Warning[]>();
  const warn = (entity: AnyEntity, recordValues: AnyRecord): readonly Warning[] => {
    const warnings =
      cache.get(recordValues) ??
      findWarningsWithNulls({ ...parts, facts: knownFacts(), entity, record: recordValues, findRowWarnings: warn });
    cache.set(recordValues, warnings);
    return warnings;
  };
  return warn;
}

/** Paths identify rows by index, as those of the server do. */
export function createChecker(parts: CheckerOptions): (entity: AnyEntity, draft: AnyRecord) => readonly Problem[] {
  const cache = new WeakMap<AnyRecord, readonly Problem[]>();
  const check = (entity: AnyEntity, recordValues: AnyRecord): readonly Problem[] => {
    const problems =
      cache.get(recordValues) ??
      checkRecordWithNulls({ ...parts, facts: knownFacts(), entity, record: recordValues, checkRow: check });
    cache.set(recordValues, problems);
    return problems;
  };
  return check;
}
