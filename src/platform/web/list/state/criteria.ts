/** The criteria of the call that loads the rows of a list. It selects only what the list shows or needs. */
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { SentCriteria, SentTerm } from '../../api/resource.ts';
import { isOwnName } from '../../fields/columns.ts';
import { filterTerms } from '../search/filterTerms.ts';
import type { ListColumn } from '../table/listColumn.ts';
import { readSort, type ListState, type ListTerms } from './listState.ts';

export interface ListQuery {
  readonly entity: AnyEntity;
  readonly columns: readonly ListColumn[];
  readonly state: ListState;
  readonly terms: ListTerms;
  /** Conditions that apply in addition to the filters, whatever these are. */
  readonly where?: readonly SentTerm[] | undefined;
  /** Paths selected in addition to the columns. */
  readonly selects?: readonly string[] | undefined;
}

export function criteriaOf({ entity, columns, state, terms, where = [], selects = [] }: ListQuery): SentCriteria {
  return {
    select: [...new Set([...selectOf(entity, columns), ...selects])],
    where: [...where, ...filterTerms(terms.filters, state.filters)],
    sort: (state.sort ?? readSort(entity.list.sort)).map(({ name, type }) => ({
      name: columns.find(({ path }) => path === name)?.sortPath ?? name,
      type,
    })),
    page: state.page,
    size: state.size,
  };
}

/**
 * Returns the criteria of an export. For a column with the name of a referenced record the reference is selected, which
 * the server writes in the language of the reader; a name of the record itself is exported in both languages.
 */
export function exportCriteriaOf(query: ListQuery): SentCriteria {
  const { where, sort } = criteriaOf(query);
  const select = query.columns.flatMap((column) => {
    const { path, englishPath } = column;
    if (englishPath === undefined) return [path];
    return isOwnName(column) ? [path, englishPath] : [path.slice(0, path.lastIndexOf('.'))];
  });
  return {
    select: [...new Set(select)],
    ...(where === undefined ? {} : { where }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** Selects the columns, the name fields of the row, its state and version, its parent in a tree, and whether it is closed. */
function selectOf(entity: AnyEntity, columns: readonly ListColumn[]): readonly string[] {
  const columnPaths = columns.flatMap(({ path, englishPath, status }) => [
    path,
    ...(englishPath === undefined ? [] : [englishPath]),
    ...(status === undefined ? [] : [`${status.path}.key`]),
  ]);
  const state = entity.kind === 'record' ? ['isActive', 'version'] : [];
  return [
    ...new Set([
      ...columnPaths,
      ...cardFieldNamesOf(entity),
      ...state,
      ...(entity.tree === undefined || !entity.small ? [] : [`${entity.tree}.id`]),
      ...(entity.closed === undefined ? [] : [`${entity.closed.field}.code`]),
    ]),
  ];
}

/** Returns the entity as it is listed for people who may see no more of its records than their names. */
export function asCardsOnly(entity: AnyEntity): AnyEntity {
  const names = cardFieldNamesOf(entity).filter(
    (name) => entity.card?.namesLabel === undefined || name !== entity.card.en,
  );
  const { tree: _, closed: __, ...rest } = entity;
  // A log has neither version nor state, which these people may not select.
  return { ...rest, kind: 'log', readOnly: true, list: { columns: names, search: names, sort: names.slice(0, 1) } };
}
