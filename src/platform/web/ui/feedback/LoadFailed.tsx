import type { ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import { defineTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface LoadFailedProps {
  /** What it was that did not come. */
  readonly title?: string | undefined;
  readonly error?: unknown;
  readonly onRetry: () => void;
  /** In a part of a page, where it should not be the loudest thing. */
  readonly isCompact?: boolean | undefined;
}

/** In the place of what did not come: why, and to ask for it again. */
export function LoadFailed({ title, error = null, onRetry, isCompact }: LoadFailedProps): ReactElement {
  const t = useTexts(texts);
  const retry = (
    <Button icon="reload" size={isCompact === true ? 'small' : 'normal'} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <EmptyState
      icon="disconnect"
      title={title ?? t('loadFailed')}
      text={error === null ? undefined : failureText(error)}
      action={retry}
      isCompact={isCompact}
    />
  );
}

const texts = defineTexts({
  loadFailed: { th: 'โหลดข้อมูลไม่สำเร็จ', en: 'This could not be loaded' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
});
