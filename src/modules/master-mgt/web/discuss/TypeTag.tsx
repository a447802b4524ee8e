import type { ReactElement } from 'react';
import { labelOf } from '#language/choice.ts';
import { hazType } from '#platform/model/businessChoices.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { statusStyles, unknownStatusStyle } from '#platform/web/list/table/statusStyles.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import type { HazType } from '../../findRuling.ts';
import { texts } from './texts.ts';

/** Shows the type of a ruling, with the colour that the type has everywhere. */
export function TypeTag({ type }: { readonly type: HazType | null }): ReactElement {
  const typeText = useTypeText();
  const { tone, icon } = statusStyles['hazType']?.[type ?? ''] ?? unknownStatusStyle;
  return (
    <Tag tone={tone} icon={type === null ? undefined : icon}>
      {typeText(type)}
    </Tag>
  );
}

export function useTypeText(): (type: HazType | null) => string {
  const t = useTexts(texts);
  const label = useLabel();
  return (type) => (type === null ? t('notControlled') : label(labelOf(hazType, type)));
}
