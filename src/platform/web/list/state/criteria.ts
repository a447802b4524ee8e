/** The query of a list: selects exactly what it shows. */
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { SentCriteria, SentTerm } from '../../api/resource.ts';
import { isOwnName } from '../../fields/columns.ts';
import { termsOf } from '../search/filters.ts';
import type { ListColumn } from '../table/listColumn.ts';
import { readSort, type ListState, type ListTerms } from './listState.ts';

export interface ListQuery {
  readonly entity: AnyEntity;
  readonly columns: readonly ListColumn[];
  readonly state: ListState;
  readonly terms: ListTerms;
  /** Terms that apply to every search. */
  readonly where?: readonly SentTerm[] | undefined;
  /** Fields selected in addition to the columns. */
  readonly selects?: readonly string[] | undefined;
}

export function criteriaOf({ entity, columns, state, terms, where = [], selects = [] }: ListQuery): SentCriteria {
  return {
    select: [...new Set([...selectOf(entity, columns), ...selects])],
    where: [...where, ...termsOf(terms.filters, state.filters)],
    sort: (state.sort ?? readSort(entity.list.sort)).map(({ name, type }) => ({
      name: columns.find(({ path }) => path === name)?.sortPath ?? name,
      type,
    })),
    page: state.page,
    size: state.size,
  };
}

/**
 * In an export, the server writes a reference in the reader's language; a name of the record itself is exported in both
 * languages.
 */
export function exportCriteriaOf(question: ListQuery): SentCriteria {
  const { where, sort } = criteriaOf(question);
  const select = question.columns.flatMap((column) => {
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

/**
 * Selected in addition to the columns: the name of the row, its state, its parent in the tree, and the field of its
 * closed state.
 */
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

/** Returns the entity as people see it who may read only the names of its records. */
export function asCardsOnly(entity: AnyEntity): AnyEntity {
  const names = cardFieldNamesOf(entity).filter(
    (name) => entity.card?.namesLabel === undefined || name !== entity.card.en,
  );
  const { tree: _, closed: __, ...rest } = entity;
  // Treated as a log: neither version nor state may be selected.
  return { ...rest, kind: 'log', readOnly: true, list: { columns: names, search: names, sort: names.slice(0, 1) } };
}
