import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { texts } from './texts.ts';
import type { AccessVerdict } from './wire.ts';

export function Verdict({ answer: { isAllowed, isCardOnly } }: { readonly answer: AccessVerdict }): ReactElement {
  const t = useTexts(texts);
  if (!isAllowed) {
    return (
      <Tag tone="neutral" icon="stop">
        {t('refused')}
      </Tag>
    );
  }
  return isCardOnly ? (
    <Tag tone="warn" icon="list">
      {t('cardOnly')}
    </Tag>
  ) : (
    <Tag tone="good" icon="check">
      {t('allowed')}
    </Tag>
  );
}
