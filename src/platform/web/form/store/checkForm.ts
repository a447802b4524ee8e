/** Finds the problems of a computed record. A row that has not changed is not checked again. */
import type { Catalogue } from '#language/catalogue.ts';
import { checkRecordWithNulls } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Problem, Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { findWarningsWithNulls } from '#language/warnings.ts';

export interface CheckerOptions {
  readonly catalogue: Catalogue;
  readonly isComplete?: boolean;
}

/** Does the same for rules that warn. */
export function createWarner(parts: CheckerOptions): (entity: AnyEntity, draft: AnyRecord) => readonly Warning[] {
  const known = new WeakMap<AnyRecord, readonly Warning[]>();
  const warn = (entity: AnyEntity, draft: AnyRecord): readonly Warning[] => {
    const warnings =
      known.get(draft) ?? findWarningsWithNulls({ ...parts, entity, record: draft, findRowWarnings: warn });
    known.set(draft, warnings);
    return warnings;
  };
  return warn;
}

/** Paths identify rows by index, as those of the server do. */
export function createChecker(parts: CheckerOptions): (entity: AnyEntity, draft: AnyRecord) => readonly Problem[] {
  const known = new WeakMap<AnyRecord, readonly Problem[]>();
  const check = (entity: AnyEntity, draft: AnyRecord): readonly Problem[] => {
    const problems = known.get(draft) ?? checkRecordWithNulls({ ...parts, entity, record: draft, checkRow: check });
    known.set(draft, problems);
    return problems;
  };
  return check;
}
