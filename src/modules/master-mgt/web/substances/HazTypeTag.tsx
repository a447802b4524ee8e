import type { ReactElement } from 'react';
import { lookupText } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { statusStyles, unknownStatusStyle } from '#platform/web/list/table/statusStyles.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';

/**
 * Shows the type of a hazardous substance, with the colour it has everywhere. `value` is the card in the format of the
 * API.
 */
export function HazTypeTag({ value }: { readonly value: unknown }): ReactElement | null {
  const locale = useLocale();
  const { codeOf, textOf } = useCodes('hazType');
  const code = codeOf(value);
  const text = code === null ? lookupText(value, locale) : textOf(code);
  const { tone, icon } = (code === null ? undefined : statusStyles['hazType']?.[code]) ?? unknownStatusStyle;
  return text === '' ? null : (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
