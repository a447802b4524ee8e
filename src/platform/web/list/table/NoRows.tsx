import type { ReactElement, ReactNode } from 'react';
import { inSentence } from '#language/label.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { LoadedAnswer } from '../rows/rowsQuery.ts';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';

/** No records yet, no match, or a page beyond the end: each needs another action. */
export function NoRows({
  list,
  answer,
  create,
}: {
  readonly list: List;
  readonly answer: LoadedAnswer;
  readonly create: ReactNode;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { state, change, entity } = list;
  if (answer.totalSize > 0 || state.page > 0)
    return (
      <EmptyState
        icon="search"
        title={t('noSuchPage')}
        action={<Button onClick={() => change({ page: 0 }, 'replace')}>{t('toFirstPage')}</Button>}
      />
    );
  if (Object.keys(state.filters).length > 0) {
    const clear = (
      <Button icon="clear" onClick={() => change({ filters: {} })}>
        {t('clearFilters')}
      </Button>
    );
    return <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} action={clear} />;
  }
  // A list that shows some of the records: there may be others elsewhere.
  if (create === null && (list.listQuery.where ?? []).length > 0)
    return <EmptyState icon="inbox" title={t('nothingNow')} text={t('nothingNowText')} />;
  return (
    <EmptyState
      icon="inbox"
      title={t('nothingYet', { what: label(inSentence(entity.title)) })}
      text={t(create === null ? 'nothingHere' : 'nothingYetText')}
      action={create}
    />
  );
}
