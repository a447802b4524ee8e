import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnsOf } from '../../fields/columns.ts';
import { useLocale } from '../../i18n/locale.ts';
import { cellContent } from '../../list/table/CellContent.tsx';
import { listColumnsOf } from '../../list/table/listColumn.ts';
import { ActiveTag } from '../../ui/feedback/Tag.tsx';

/** Shows the state of a record next to its name: its own status as its list shows it, and whether it is in use. */
export function RecordStatus({
  entity,
  record,
}: {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}): ReactElement {
  const locale = useLocale();
  const own = entity.list.columns.filter(
    (path) => path.startsWith('refStatus.') && entity.fields['refStatus']?.kind === 'choice',
  );
  const status = listColumnsOf(entity, columnsOf(catalogue, entity, own), locale).find(
    (column) => column.kind === 'status',
  );
  const { isActive } = record;
  // For records that are not archived manually, or that have a status of their own, "active" is not shown.
  const isPlain = isActive === undefined || (isActive && (entity.readOnly || status !== undefined));
  return (
    <>
      {status === undefined ? null : cellContent(status, record, locale)}
      {isPlain ? null : <ActiveTag isActive={isActive} />}
    </>
  );
}
