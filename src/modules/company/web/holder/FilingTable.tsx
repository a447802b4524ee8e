import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { texts } from '../texts.ts';
import cells from './cells.module.css';
import { ColumnTitles } from './ColumnTitles.tsx';
import type { Company } from './company.ts';
import { dayText } from './day.ts';
import css from './HolderInForce.module.css';
import { tabAddress } from './tabs.ts';

/** Lists every revision and every request about it, the latest first. */
export function FilingTable({ company }: { readonly company: Company }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  return (
    <section className={css.history} aria-label={t('history')}>
      <h2 className={css.title}>{t('history')}</h2>
      <Table label={t('history')} className={css.table}>
        <ColumnTitles columns={[t('request'), t('kind'), t('status'), t('filedOn'), t('approvedOn'), t('revision')]} />
        <tbody>
          {company.filings.map(({ id, code, kind, status, submittedDate, approveDate, revision, isCurrent }) => (
            <tr key={id}>
              <td className={cells.code}>
                <TextLink to={`${tabAddress(company, '1')}/${id}/view`}>{code}</TextLink>
              </td>
              <td>{label(kind.label)}</td>
              <td>
                <StateTag state={status} of="requestStatus" />
              </td>
              <td className={cells.code}>{dayText(submittedDate, locale)}</td>
              <td className={cells.code}>{dayText(approveDate, locale)}</td>
              <td className={cells.code}>
                {revision ?? EMPTY_VALUE_TEXT} {isCurrent ? <Tag tone="good">{t('current')}</Tag> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
