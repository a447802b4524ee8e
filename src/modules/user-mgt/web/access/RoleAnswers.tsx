import type { ReactElement } from 'react';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import { RoleName } from './ReasonLine.tsx';
import { Reasons } from './Reasons.tsx';
import css from './RoleAnswers.module.css';
import { texts } from './texts.ts';
import { Verdict } from './Verdict.tsx';
import type { AccessExplanation, AccessVerdict } from './wire.ts';

/** Shows every role: permitted ones first, then the others. */
export function RoleAnswers({ answer: { answers, names } }: { readonly answer: AccessExplanation }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const isNarrow = useIsNarrowScreen();
  const sorted = answers.toSorted((left, other) => rank(left) - rank(other));
  const n = answers.filter((verdict) => verdict.isAllowed && !verdict.isCardOnly).length;
  return (
    <>
      <p className={css.summary} aria-live="polite">
        {t('summary', { n: n.toLocaleString(locale), all: answers.length.toLocaleString(locale) })}
      </p>
      {isNarrow ? (
        <ul className={css.cards}>
          {sorted.map((verdict) => (
            <li key={verdict.role} className={css.card}>
              <div className={css.head}>
                <RoleName id={verdict.role ?? ''} names={names} />
                <Verdict answer={verdict} />
              </div>
              <People answer={verdict} isLabelled />
              <Reasons because={verdict.because} names={names} />
            </li>
          ))}
        </ul>
      ) : (
        <Table label={t('title')} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('roles')}</th>
              <th scope="col">{t('verdict')}</th>
              <th scope="col" className={css.number}>
                {t('people')}
              </th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((verdict) => (
              <tr key={verdict.role}>
                <th scope="row" className={css.role}>
                  <RoleName id={verdict.role ?? ''} names={names} />
                </th>
                <td>
                  <Verdict answer={verdict} />
                </td>
                <td className={css.number}>
                  <People answer={verdict} />
                </td>
                <td>
                  <Reasons because={verdict.because} names={names} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

function People({
  answer: { users },
  isLabelled = false,
}: {
  readonly answer: AccessVerdict;
  readonly isLabelled?: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const text = users === null ? t('everybody') : users.toLocaleString(locale);
  return <span className={isLabelled ? css.people : undefined}>{isLabelled ? `${t('people')}: ${text}` : text}</span>;
}

function rank({ isAllowed, isCardOnly }: AccessVerdict): number {
  if (!isAllowed) return 2;
  return isCardOnly ? 1 : 0;
}
