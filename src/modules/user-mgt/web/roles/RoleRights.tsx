import type { ReactElement } from 'react';
import { useField, useOpenForm } from '#platform/web/form/formContext.ts';
import { listOf } from '#platform/web/form/settle.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { rightsByMenu } from '#platform/web/rights/rights.ts';
import { RightsForm } from '#platform/web/rights/RightsForm.tsx';
import { RightsView } from '#platform/web/rights/RightsView.tsx';
import { texts } from '#platform/web/rights/texts.ts';
import { useRightsTree } from './useRightsTree.ts';

/** Every menu with its seven rights, ticked in one table. */
export function RoleRights(): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const rows = listOf(useField('menus').value);
  const { lines, isFailed, retry } = useRightsTree(rows);
  if (isFailed && lines === undefined) return <EmptyState icon="disconnect" title={t('loadFailed')} action={<Button onClick={retry}>{t('retry')}</Button>} />;
  if (lines === undefined) return <Skeleton kind="table" />;
  return form.isReadOnly ? <RightsView lines={lines} held={rightsByMenu(rows)} /> : <RightsForm lines={lines} rows={rows} />;
}
