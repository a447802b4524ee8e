/** The problems of a settled record. A row that has not changed is not checked again. */
import type { Catalogue } from '#language/catalogue.ts';
import { checkWhole } from '#language/check.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';

export interface CheckerParts {
  readonly catalogue: Catalogue;
  readonly isComplete?: boolean;
}

/** Paths count rows by their place, as the server's do. */
export function createChecker(parts: CheckerParts): (entity: AnyEntity, draft: AnyRecord) => readonly Problem[] {
  const known = new WeakMap<AnyRecord, readonly Problem[]>();
  const check = (entity: AnyEntity, draft: AnyRecord): readonly Problem[] => {
    const problems = known.get(draft) ?? checkWhole({ ...parts, entity, record: draft, checkRow: check });
    known.set(draft, problems);
    return problems;
  };
  return check;
}
