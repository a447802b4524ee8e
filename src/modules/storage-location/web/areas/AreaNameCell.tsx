import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useAreaNames } from './useAreaNames.ts';

export function AreaNameCell({ row }: { readonly row: string }): ReactElement {
  const lineId = useRecordValue('storageLocationSubItem', ({ subLineId }) => subLineId, { row });
  const name = useAreaNames().find(([area]) => area === lineId)?.[1];
  return <span>{name ?? EMPTY_VALUE_TEXT}</span>;
}
