import { findClosure } from '#language/closed.ts';
import type { AnyEntity } from '#language/entity.ts';
import { problemText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { groupOf } from '../../fields/options/lookups.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CodeBook } from '../../fields/options/codeBook.ts';

/** Why the record cannot be changed any more, in words. */
export function useClosure(
  entity: AnyEntity,
  opened: { readonly record: WireRecord | undefined; readonly codes: CodeBook } | undefined,
): string | undefined {
  const locale = useLocale();
  if (opened?.record === undefined) return undefined;
  const { record, codes } = opened;
  const why = findClosure(entity, (name) => {
    const field = entity.fields[name];
    return field?.kind === 'choice' ? codes.codeOf(groupOf(field), record[name]) : undefined;
  });
  return why === undefined ? undefined : problemText(why, locale);
}
