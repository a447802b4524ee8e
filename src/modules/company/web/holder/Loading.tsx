import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { failureText } from '#platform/web/list/failureText.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { texts } from '../texts.ts';

/** In the place of what is on its way, or did not come. */
export function Loading({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactElement {
  const t = useTexts(texts);
  if (error === null) return <Skeleton kind="form" />;
  return (
    <EmptyState
      icon="disconnect"
      title={t('loadFailed')}
      text={failureText(error)}
      action={
        <Button icon="reload" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
