import type { ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import { defineTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface LoadFailedProps {
  /** Says what could not be loaded. */
  readonly title?: string | undefined;
  readonly error?: unknown;
  readonly onRetry: () => void;
  /** For a part of a page, where it should not dominate. */
  readonly isCompact?: boolean | undefined;
}

/** Replaces content that could not be loaded: shows why, with a button to try again. */
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
