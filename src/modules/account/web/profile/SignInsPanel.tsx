import type { ReactElement } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { texts } from '../texts.ts';
import css from './SignInsPanel.module.css';
import type { Profile } from './useProfile.ts';

const reasons = [
  'signOut',
  'otherSession',
  'expired',
  'refreshReused',
  'accountUnusable',
  'passwordChanged',
  'administrator',
] as const;

/** Shows when and from where: people notice first if a sign-in was not theirs. */
export function SignInsPanel({ session, usages }: Pick<Profile, 'session' | 'usages'>): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const reasonText = (reason: string | null): string => {
    const knownReason = reasons.find((candidate) => candidate === reason);
    return knownReason === undefined ? (reason ?? '') : t(knownReason);
  };
  return (
    <Panel title={t('signIns')}>
      <div className={css.body}>
        <Table label={t('signIns')}>
          <thead>
            <tr>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('until')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('endedBy')}</th>
            </tr>
          </thead>
          <tbody>
            {session === null ? null : (
              <tr>
                <td className={css.fact}>{formatDatetime(session.startDate, locale)}</td>
                <td className={css.fact}>{t('still')}</td>
                <td className={css.fact}>{session.ipAddress}</td>
                <td className={css.fact}>{t('thisSession')}</td>
              </tr>
            )}
            {usages.map(({ startDate, endDate, ipAddress, reason }) => (
              <tr key={startDate + endDate}>
                <td className={css.fact}>{formatDatetime(startDate, locale)}</td>
                <td className={css.fact}>{formatDatetime(endDate, locale)}</td>
                <td className={css.fact}>{ipAddress}</td>
                <td>{reasonText(reason)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className={css.help}>{t('signInsHelp')}</p>
      </div>
    </Panel>
  );
}
