/** Target of the QR code on a document: shows to anybody who has it whether it is valid today. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ShortDetail } from '#platform/model/request/shortDetail.ts';
import { call } from '../../api/call.ts';
import { ApiError, errorText } from '../../api/errors.ts';
import { SHORT_DETAIL, SHORT_DETAILS } from '../../route/guard.ts';
import { useVisit } from '../../route/visit.ts';
import { useLocale } from '../../i18n/locale.ts';
import { translate, useTexts } from '../../i18n/texts.ts';
import { usePageTitle } from '../../theme/usePageTitle.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { FileCheckZone } from './FileCheckZone.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import css from './PublicSheet.module.css';
import { ShortDetailFound } from './ShortDetailFound.tsx';
import { texts } from './shortDetailTexts.ts';
import { useServerDownRedirect } from '../../route/useServerDownRedirect.ts';
import { Verdict } from './Verdict.tsx';

export function ShortDetailPage(): ReactElement {
  const t = useTexts(texts);
  const token = useVisit().path.slice(SHORT_DETAIL.length);
  usePageTitle(t('title'));
  // Never from the cache: a document that was valid a moment ago may be revoked.
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['short-detail', token],
    queryFn: ({ signal }) =>
      call<ShortDetail>('GET', `/api/v1/transaction/requests/short-detail/${token}`, {
        signal,
        silent: true,
        background: true,
      }),
    gcTime: 0,
  });
  useServerDownRedirect(error);
  return (
    <PublicFrame>
      <div className={css.sheet}>
        <h1 className={css.title}>{t('title')}</h1>
        {data === undefined ? (
          error === null ? (
            <Skeleton kind="form" />
          ) : (
            <ShortDetailError error={error} onAgain={() => void refetch()} />
          )
        ) : (
          <ShortDetailFound detail={data} checkedMs={dataUpdatedAt} />
        )}
        <FileCheckZone key={token} token={data === undefined ? undefined : token} />
        <p data-screen-only>
          <TextLink to={SHORT_DETAILS}>{t('track')}</TextLink>
        </p>
      </div>
    </PublicFrame>
  );
}

const NOT_FOUND = 404;

function ShortDetailError({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <Verdict tone="bad" icon="question" word={(wordLocale) => translate(texts, wordLocale)('unknown')}>
        <p>{t('unknownText')}</p>
      </Verdict>
    );
  }
  return (
    <>
      <Verdict tone="warn" icon="warning" word={(wordLocale) => translate(texts, wordLocale)('failed')}>
        <p>{error instanceof ApiError ? errorText(error, locale) : error.message}</p>
      </Verdict>
      <Button onClick={onAgain}>{t('tryAgain')}</Button>
    </>
  );
}
