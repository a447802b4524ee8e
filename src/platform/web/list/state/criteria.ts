/** The question a list asks: of what it shows, exactly that. */
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
  /** Whatever the person asks for, these hold. */
  readonly where?: readonly SentTerm[] | undefined;
  /** Asked for beside what is shown. */
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

/** The reference behind a name is written by the server in the reader's language; a name of the record itself goes into a sheet in both. */
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

/** Beside the columns: what names the row, its state, its place in the tree, whether it has come to its end. */
function selectOf(entity: AnyEntity, columns: readonly ListColumn[]): readonly string[] {
  const shown = columns.flatMap(({ path, englishPath, status }) => [
    path,
    ...(englishPath === undefined ? [] : [englishPath]),
    ...(status === undefined ? [] : [`${status.path}.key`]),
  ]);
  const state = entity.kind === 'record' ? ['isActive', 'version'] : [];
  return [
    ...new Set([
      ...shown,
      ...cardFieldNamesOf(entity),
      ...state,
      ...(entity.tree === undefined || !entity.small ? [] : [`${entity.tree}.id`]),
      ...(entity.closed === undefined ? [] : [`${entity.closed.field}.code`]),
    ]),
  ];
}

/** What somebody may ask who sees no more of the records than their names. */
export function asCardsOnly(entity: AnyEntity): AnyEntity {
  const names = cardFieldNamesOf(entity).filter(
    (name) => entity.card?.namesLabel === undefined || name !== entity.card.en,
  );
  const { tree: _, closed: __, ...rest } = entity;
  // Not a record for our purposes: neither version nor state may be asked for.
  return { ...rest, kind: 'log', readOnly: true, list: { columns: names, search: names, sort: names.slice(0, 1) } };
}
