import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import { baseOf, searchRecords as find, type SentTerm, type WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useServerDownRedirect } from '#platform/web/route/useServerDownRedirect.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import { texts } from '../texts.ts';
import css from './cells.module.css';
import { dayText } from './day.ts';
import { filingOf, type Filing } from './filing.ts';
import { ofRegistration, SELECT, USER_REQUESTS } from './filings.ts';
import { SearchedTable, useSearch, type TableQuery } from './SearchedTable.tsx';
import { tabAddress } from './tabs.ts';

interface Holder extends Filing {
  readonly holderId: string;
  readonly checkpoint: Label | null;
}

/** Lists the registered holders, each with a link to its pages. */
export function HolderTable(): ReactElement {
  const t = useTexts(texts);
  const search = useSearch();
  const isNarrow = useIsNarrowScreen();
  const { data, error, refetch } = useQuery(holdersQuery(search.query));
  useServerDownRedirect(data === undefined ? error : null);
  return (
    <SearchedTable
      search={search}
      label={t('holders')}
      searchLabel={t('search')}
      columns={
        isNarrow
          ? [t('name'), t('standing')]
          : [t('name'), t('tax'), t('personType'), t('number'), t('since'), t('checkpoint'), t('standing')]
      }
      rows={data?.data.map((holder) => (
        <Row key={holder.id} holder={holder} isNarrow={isNarrow} />
      ))}
      total={data?.totalSize ?? 0}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('noHolders'), text: t('noHoldersText') }}
    />
  );
}

function Row({ holder, isNarrow }: { readonly holder: Holder; readonly isNarrow: boolean }): ReactElement {
  const label = useLabel();
  const locale = useLocale();
  const { name, idTax, personType, dossier, checkpoint } = holder;
  return (
    <tr>
      <td>
        <TextLink to={tabAddress({ id: holder.holderId, personTypeKey: personType.key }, '1')} data-content="">
          {label(name)}
        </TextLink>
        {isNarrow ? (
          <span className={css.soft}>{[idTax, dossier.code].filter((text) => text !== null).join(' · ')}</span>
        ) : null}
      </td>
      {isNarrow ? null : (
        <>
          <td className={css.code}>{idTax ?? EMPTY_VALUE_TEXT}</td>
          <td>{label(personType.label)}</td>
          <td className={css.code}>{dossier.code ?? EMPTY_VALUE_TEXT}</td>
          <td className={css.code}>{dayText(dossier.effectiveDate, locale)}</td>
          <td data-content="">{checkpoint === null ? EMPTY_VALUE_TEXT : label(checkpoint)}</td>
        </>
      )}
      <td>
        <StateTag state={dossier.state} of="dossierState" />
      </td>
    </tr>
  );
}

function holdersQuery({ text, page, size }: TableQuery) {
  return {
    queryKey: [baseOf(USER_REQUESTS), 'holders', text, page, size],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<{ data: readonly Holder[]; totalSize: number }> => {
      const { data, totalSize } = await find(
        USER_REQUESTS,
        {
          select: [...SELECT, 'refHolder.id', 'refCheckpoint.nameTh', 'refCheckpoint.nameEn'],
          page,
          size,
          where: termsOf(text),
          sort: [{ name: 'fullName', type: 'ASC' }],
        },
        { signal, silent: true },
      );
      return {
        totalSize,
        data: data.map((row) => ({
          ...filingOf(row),
          holderId: String(valueAt(row, 'refHolder.id')),
          checkpoint: checkpointOf(row),
        })),
      };
    },
  };
}

function checkpointOf(row: WireRecord): Label | null {
  const [th, en] = ['refCheckpoint.nameTh', 'refCheckpoint.nameEn'].map((path) => valueAt(row, path));
  return typeof th === 'string' ? [th, typeof en === 'string' && en !== '' ? en : th] : null;
}

function termsOf(text: string): readonly SentTerm[] {
  const words: readonly SentTerm[] = ['fullName', 'fullNameEn', 'idTax'].map((name, index) => ({
    name,
    type: 'String',
    operator: 'like',
    value: text,
    ...(index === 0 ? {} : { logic: 'OR' }),
  }));
  return [
    { name: 'isCurrent', type: 'Boolean', operator: '=', value: true },
    ofRegistration,
    ...(text === '' ? [] : words),
  ];
}
