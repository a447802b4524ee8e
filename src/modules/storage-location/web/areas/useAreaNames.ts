/** The areas of the place by the number of their line, with a name for those that have none yet. */
import { remainingRows } from '#language/remainingRows.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { goodsTexts } from './texts.ts';

export function useAreaNames(): readonly (readonly [lineId: string, name: string])[] {
  const t = useTexts(goodsTexts);
  const areas = useRecordValue('storageLocation', ({ subs }) =>
    // An area that was never saved is named by its id.
    remainingRows(subs).map(([{ id, lineId, name }]) => [lineId ?? id, name] as const),
  );
  return areas.map(([lineId, name], index) => [lineId, name ?? t('noName', { n: index + 1 })]);
}
