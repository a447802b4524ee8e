import type { ReactElement } from 'react';

/** Draws the head of a table. */
export function ColumnTitles({ columns }: { readonly columns: readonly string[] }): ReactElement {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
