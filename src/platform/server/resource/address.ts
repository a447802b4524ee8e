/** The path of an entity, below /haz/backend. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { toCamelCase } from '#language/naming.ts';

export function baseOf(entity: AnyEntity): string {
  return entity.wire.startsWith('/') ? `/api${entity.wire}` : `/api/v1/${entity.wire}`;
}

/** Other spellings that lead to the same path: `stockCards`, and the name of the entity. */
export function aliasesOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const entity of catalogue.entities.values()) {
    const base = baseOf(entity);
    const slash = base.lastIndexOf('/');
    const [area, collection] = [base.slice(0, slash), base.slice(slash + 1)];
    for (const spelling of [toCamelCase(collection), entity.name]) {
      if (spelling !== collection) aliases.set(`${area}/${spelling}`, base);
    }
  }
  return aliases;
}
