import { useQuery } from '@tanstack/react-query';
import { use, useMemo, type ReactElement } from 'react';
import { searchRecords } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import type { FormSettings } from '#platform/web/form/page/formSession.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { AccountNameNotice } from './AccountNameNotice.tsx';
import { BankActions } from './BankActions.tsx';
import { saveBank } from './saveBank.ts';

const slots = { AccountNameNotice };
/** Krungthai Bank, through which fees are taken. */
const PAYMENT_BANK = '006';

/** Form of an account that fees are taken from: to create, change or read it. */
export function BankForm(): ReactElement {
  const [entity, lookup] = [use(loadEntity('userBank')), use(loadEntity('lookup'))];
  const { match, menu } = useVisit();
  const { base = '', page = 'view' } = match ?? {};
  const id = match?.params['id'];
  const { data, error, refetch } = useQuery({
    queryKey: ['paymentBank'],
    queryFn: async ({ signal }) => {
      const where = [
        { name: 'group', operator: '=', value: 'BANK' },
        { name: 'key', operator: '=', value: PAYMENT_BANK },
      ] as const;
      return (await searchRecords(lookup, { size: 1, where }, { signal, silent: true })).data;
    },
    staleTime: Infinity,
  });
  const terms = useMemo<FormSettings>(
    () => ({ initialValues: () => ({ refBank: data?.[0] ?? null }), save: saveBank }),
    [data],
  );
  if (data === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  return (
    <RecordScreen
      key={`${page} ${id ?? ''}`}
      entity={entity}
      base={base}
      page={page === 'list' ? 'view' : page}
      menu={menu}
      {...(id === undefined ? {} : { id })}
      slots={slots}
      actions={BankActions}
      terms={terms}
    />
  );
}
