import { useState, type ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { Pagination } from '#platform/web/ui/layout/Pagination.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { useDebounced } from '#platform/web/fields/options/useDebounced.ts';
import { texts } from '../texts.ts';
import { ColumnTitles } from './ColumnTitles.tsx';
import css from './SearchedTable.module.css';

/** The search text and the number of the page. */
export interface TableQuery {
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

const FIRST: TableQuery = { text: '', page: 0, size: 20 };

export interface Search {
  /** The query that is sent: after the person has stopped typing. */
  readonly query: TableQuery;
  readonly typed: string;
  readonly setText: (text: string) => void;
  readonly goToPage: (page: number, size: number) => void;
}

export function useSearch(): Search {
  const [{ text, page, size }, setQuery] = useState(FIRST);
  const debouncedText = useDebounced(text.trim());
  return {
    query: { text: debouncedText, page, size },
    typed: text,
    setText: (next) => setQuery((before) => ({ ...before, text: next, page: 0 })),
    goToPage: (nextPage, nextSize) => setQuery((before) => ({ ...before, page: nextPage, size: nextSize })),
  };
}

export interface SearchedTableProps {
  readonly search: Search;
  readonly label: string;
  readonly searchLabel: string;
  readonly columns: readonly string[];
  /** Undefined until there is an answer. */
  readonly rows: readonly ReactElement[] | undefined;
  readonly total: number;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly text: string };
}

/** A table of rows found by a search text, page by page. */
export function SearchedTable({
  search,
  label,
  searchLabel,
  columns,
  rows,
  total,
  error,
  onRetry,
  empty,
}: SearchedTableProps): ReactElement {
  return (
    <div className={css.page}>
      <div className={css.search}>
        <LabelledInput
          label={searchLabel}
          type="search"
          value={search.typed}
          onChange={({ target }) => search.setText(target.value)}
          start={<Icon name="search" />}
          autoComplete="off"
        />
      </div>
      {rows === undefined ? (
        <Loading error={error} onRetry={onRetry} />
      ) : rows.length === 0 ? (
        <NothingFound search={search} empty={empty} />
      ) : (
        <>
          <Table label={label} className={css.table}>
            <ColumnTitles columns={columns} />
            <tbody>{rows}</tbody>
          </Table>
          <Pagination page={search.query.page} size={search.query.size} total={total} onChange={search.goToPage} />
        </>
      )}
    </div>
  );
}

function NothingFound({
  search,
  empty,
}: {
  readonly search: Search;
  readonly empty: SearchedTableProps['empty'];
}): ReactElement {
  const t = useTexts(texts);
  if (search.query.text === '') return <EmptyState title={empty.title} text={empty.text} />;
  return (
    <EmptyState
      icon="search"
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={
        <Button icon="clear" onClick={() => search.setText('')}>
          {t('clear')}
        </Button>
      }
    />
  );
}
