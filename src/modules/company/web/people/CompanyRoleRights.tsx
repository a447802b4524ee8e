import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { call } from '#platform/web/api/call.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { rightsByMenu } from '#platform/web/rights/rights.ts';
import { RightsForm } from '#platform/web/rights/RightsForm.tsx';
import { rightsLinesOf } from '#platform/web/rights/rightsTree.ts';
import { RightsView } from '#platform/web/rights/RightsView.tsx';
import type { GrantedMenus } from '../../grantedMenus.ts';
import css from './people.module.css';
import { texts } from './texts.ts';

const MENUS = '/api/v1/security/roles/company/menus';

/** Chooses from the menus that a company may grant, with the rights it has in them. */
export function CompanyRoleRights(): ReactElement {
  const isReadOnly = useIsReadOnly();
  const t = useTexts(texts);
  const rows = listOf(useField('menus').value);
  const { data, error, refetch } = useQuery({
    queryKey: [MENUS],
    staleTime: CACHED_LIST_MS,
    queryFn: ({ signal }) => call<GrantedMenus>('GET', MENUS, { signal, silent: true }),
  });
  const lines = useMemo(
    () =>
      data === undefined
        ? undefined
        : rightsLinesOf(
            data.items,
            data.menus.map((menu) => ({ ...menu, words: menu.description })),
            [texts.otherMenus.th, texts.otherMenus.en],
          ),
    [data],
  );
  if (lines === undefined)
    return <Loading kind="table" title={t('menusFailed')} error={error} onRetry={() => void refetch()} />;
  if (isReadOnly) return <RightsView lines={lines} held={rightsByMenu(rows)} />;
  return (
    <>
      <p className={css.lead}>{t('whatToTick')}</p>
      <RightsForm lines={lines} rows={rows} />
    </>
  );
}
