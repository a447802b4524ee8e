/**
 * Rights by document type, for documents that several modules serve: the calls of such a document are the same for all of
 * them, so the menus of each module give their rights only for the types of that module.
 */
import { codesOf } from '#language/choice.ts';
import type { Right } from '#language/rights.ts';
import type { SharedDocument } from '#language/sharedDocuments.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { Grants } from '../actor/actor.ts';
import type { AccessRows } from './accessRows.ts';
import type { AccessTable, CallFacts } from './decideAccess.ts';

interface TypeRightsQuestion {
  readonly rows: Pick<AccessRows, 'menus'>;
  readonly table: AccessTable;
  readonly shared: readonly SharedDocument[];
  /** The ids of the roles. */
  readonly ids: readonly string[];
  /** By menu id: the rights that the roles have in it. */
  readonly held: ReadonlyMap<string, ReadonlySet<Right>>;
}

/**
 * A menu that belongs to none of the modules, such as one that an administrator made, and a call that a role has
 * directly give their rights for all types. A menu of a screen for all types gives none by itself: what it shows follows
 * from the menus of the modules.
 */
export function createTypeRights({ rows, table, shared, ids, held }: TypeRightsQuestion): Grants['typesWith'] {
  return (document, right) => {
    const found = shared.find((candidate) => candidate.document === document);
    if (found === undefined) return undefined;
    const { servedBy, menusOfAll } = found;
    const idByKey = new Map(rows.menus.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])));
    const menusOf = (keys: readonly string[]): readonly string[] => keys.flatMap((key) => idByKey.get(key) ?? []);
    const ofModules = new Set([...servedBy.flatMap(({ menus }) => menusOf(menus)), ...menusOf(menusOfAll)]);
    const calls = (table.callsByEntity.get(document) ?? []).filter((call) => isGivenBy(call, right));
    const isGivenForAll =
      ids.some((id) => calls.some(({ key }) => table.roles.get(id)?.calls.has(key) === true)) ||
      [...held].some(
        ([menu, rights]) =>
          !ofModules.has(menu) &&
          rights.has(right) &&
          calls.some(({ key }) => table.menus.get(menu)?.get(key) === 'full'),
      );
    return isGivenForAll
      ? undefined
      : servedBy.flatMap(({ documentTypes, menus }) =>
          menusOf(menus).some((menu) => held.get(menu)?.has(right) === true) ? documentTypes : [],
        );
  };
}

function isGivenBy(call: CallFacts, right: Right): boolean {
  return right === 'canView' ? call.isEntitySearch : (call.rights ?? []).includes(right);
}

/**
 * Without a menu of any of the modules a person cannot open the documents at all; the headers of their requests are then
 * visible as those of other documents are. With the menu of a screen for all types alone they could open them, and so
 * see none of them.
 */
export function visibleTypesOf(
  shared: readonly SharedDocument[],
  { typesWith, has }: Pick<Grants, 'typesWith' | 'has'>,
): Grants['visibleTypes'] {
  const hidden = shared.flatMap(({ document, servedBy }) => {
    const visible = typesWith(document, 'canView');
    return visible === undefined || (visible.length === 0 && !has(document, 'canView'))
      ? []
      : servedBy.flatMap(({ documentTypes }) => documentTypes).filter((type) => !visible.includes(type));
  });
  return hidden.length === 0 ? null : codesOf(documentType).filter((type) => !hidden.includes(type));
}
