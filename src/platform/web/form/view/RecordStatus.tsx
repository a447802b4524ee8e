import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnsOf } from '../../fields/columns.ts';
import { useLocale } from '../../i18n/locale.ts';
import { cellContent } from '../../list/table/CellContent.tsx';
import { listColumnsOf } from '../../list/table/listColumn.ts';
import { ActiveTag } from '../../ui/feedback/Tag.tsx';

/** Where a record stands, beside its name: by its own status as its list tells it, and whether it is in use. */
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
  // Of what nobody archives by hand, or what has a status of its own, it says nothing that it is not archived.
  const isPlain = isActive === undefined || (isActive && (entity.readOnly || status !== undefined));
  return (
    <>
      {status === undefined ? null : cellContent(status, record, locale)}
      {isPlain ? null : <ActiveTag isActive={isActive} />}
    </>
  );
}
