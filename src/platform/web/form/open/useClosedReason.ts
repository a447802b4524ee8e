import { findClosedReason } from '#language/closedStates.ts';
import type { AnyEntity } from '#language/entity.ts';
import { problemText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { groupOf } from '../../fields/options/lookups.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';

/** Returns the reason why the record can no longer be changed, as text. */
export function useClosedReason(
  entity: AnyEntity,
  opened: { readonly record: WireRecord | undefined; readonly codes: CodeMap } | undefined,
): string | undefined {
  const locale = useLocale();
  if (opened?.record === undefined) return undefined;
  const { record, codes } = opened;
  const why = findClosedReason(entity, (name) => {
    const field = entity.fields[name];
    return field?.kind === 'choice' ? codes.codeOf(groupOf(field), record[name]) : undefined;
  });
  return why === undefined ? undefined : problemText(why, locale);
}
