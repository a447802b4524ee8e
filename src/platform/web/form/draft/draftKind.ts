/** The kind under which unfinished forms are stored and found again. */
import type { AnyEntity } from '#language/entity.ts';
import { findNewType } from '../../declarations/moduleDocuments.ts';

/** The entity; for a document that several modules serve also the type of the module, so that each offers its own. */
export function draftKindOf(entity: AnyEntity): string {
  const type = findNewType(entity);
  return type === undefined ? entity.name : `${entity.name} ${type}`;
}
