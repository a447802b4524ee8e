import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { texts } from '../texts.ts';
import { InsteadLines, type InsteadLine } from './InsteadLines.tsx';

/** Shows who acts for me and for whom I act, if there is anybody. */
export function InsteadsPanel({
  by,
  of,
}: {
  readonly by: readonly InsteadLine[];
  readonly of: readonly InsteadLine[];
}): ReactElement {
  const t = useTexts(texts);
  return (
    <>
      {of.length === 0 ? null : (
        <Panel title={t('insteadOf')}>
          <InsteadLines lines={of} />
        </Panel>
      )}
      {by.length === 0 ? null : (
        <Panel title={t('insteadBy')}>
          <InsteadLines lines={by} />
        </Panel>
      )}
    </>
  );
}
