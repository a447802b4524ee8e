import type { ReactElement } from 'react';
import { useField, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { rightsByMenu } from '#platform/web/rights/rights.ts';
import { RightsForm } from '#platform/web/rights/RightsForm.tsx';
import { RightsView } from '#platform/web/rights/RightsView.tsx';
import { texts } from '#platform/web/rights/texts.ts';
import { useRightsTree } from './useRightsTree.ts';

/** Edits every menu with its seven rights in one table. */
export function RoleRights(): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const rows = listOf(useField('menus').value);
  const { lines, error, retry } = useRightsTree(rows);
  if (lines === undefined) return <Loading kind="table" title={t('loadFailed')} error={error} onRetry={retry} />;
  return form.isReadOnly ? (
    <RightsView lines={lines} held={rightsByMenu(rows)} />
  ) : (
    <RightsForm lines={lines} rows={rows} />
  );
}
