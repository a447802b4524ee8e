import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import type { Manual } from '#platform/model/manual.ts';
import { sizeText } from '#platform/web/fields/file/fileRules.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { MANUALS_KEY, downloadManual, listManuals } from '#platform/web/manuals/manuals.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import css from './ManualsPage.module.css';

/** Offers the manuals of the system for download and printing. */
export function ManualsPage(): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery({
    queryKey: MANUALS_KEY,
    queryFn: ({ signal }) => listManuals({ signal, silent: true }),
  });
  return (
    <>
      <PageHeader title={t('manuals')} />
      {data === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState icon="book" title={t('noManuals')} text={t('noManualsHelp')} />
      ) : (
        <ul className={css.list}>
          {data.map((manual) => (
            <One key={manual.name} manual={manual} />
          ))}
        </ul>
      )}
    </>
  );
}

function One({ manual }: { readonly manual: Manual }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const title = locale === 'en' ? manual.titleEn : manual.title;
  const facts = { size: sizeText(manual.size), updated: formatShortDate(plainDateOf(manual.updated), locale) };
  const fetchIt = (): void => {
    setBusy(true);
    void downloadManual(manual)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <li className={css.manual}>
      <Icon name="filePdf" size={ICON_PX} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.soft}>
          {manual.pages === null ? t('manualFacts', facts) : t('manualFactsPages', { ...facts, pages: manual.pages })}
        </p>
      </div>
      <Button icon="download" isBusy={isBusy} aria-label={`${t('download')} ${title}`} onClick={fetchIt}>
        {t('download')}
      </Button>
    </li>
  );
}

const ICON_PX = 28;
