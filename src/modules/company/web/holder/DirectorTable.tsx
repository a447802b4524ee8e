import type { ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { Tag, type Tone } from '#platform/web/ui/feedback/Tag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import { texts } from '../texts.ts';
import css from './cells.module.css';
import { ColumnTitles } from './ColumnTitles.tsx';
import { useCompany } from './company.ts';
import { DirectorActions } from './DirectorActions.tsx';
import type { Mark, MarkedDirector } from './director.ts';
import table from './HolderInForce.module.css';
import { tabAddress } from './tabs.ts';

export interface DirectorTableProps {
  readonly rows: readonly MarkedDirector[];
  readonly sub: '1' | '2';
  readonly mayWrite: boolean;
  readonly isMarked?: boolean;
}

const tones: Readonly<Record<Mark, Tone>> = { added: 'good', changed: 'info', removed: 'bad', same: 'neutral' };

export function DirectorTable({ rows, sub, mayWrite, isMarked = false }: DirectorTableProps): ReactElement {
  const t = useTexts(texts);
  const isNarrow = useIsNarrowScreen();
  const columns = [
    t('fullName'),
    ...(isNarrow ? [] : [t('position'), t('mayBind'), ...(isMarked ? [t('whatOf')] : [])]),
    ...(mayWrite ? [t('actions')] : []),
  ];
  return (
    <Table label={t('tab3')} className={table.table}>
      <ColumnTitles columns={columns} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.director.id} row={row} sub={sub} mayWrite={mayWrite} isMarked={isMarked} isNarrow={isNarrow} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Required<Omit<DirectorTableProps, 'rows'>> {
  readonly row: MarkedDirector;
  /** On a narrow screen the details of a director are below the name. */
  readonly isNarrow: boolean;
}

function Row({ row: { director, mark }, sub, mayWrite, isMarked, isNarrow }: RowProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const company = useCompany();
  const name = [
    director.title === null ? '' : label(director.title),
    inLocale([director.fullName, director.fullNameEn ?? director.fullName], locale),
  ]
    .join(' ')
    .trim();
  const base = tabAddress(company, '3', sub);
  const binds = director.isAuthorizer ? (
    <Tag tone="info" icon="sign">
      {t('binds')}
    </Tag>
  ) : undefined;
  const marked = isMarked ? <Tag tone={tones[mark]}>{t(mark)}</Tag> : undefined;
  return (
    <tr>
      <td data-content="">
        {mark === 'removed' ? (
          <span className={css.gone}>{name}</span>
        ) : (
          <TextLink to={`${base}/${director.id}/view`}>{name}</TextLink>
        )}
        {isNarrow ? (
          <>
            <span className={css.soft}>{director.position}</span>
            <span className={css.tags}>
              {binds} {marked}
            </span>
          </>
        ) : null}
      </td>
      {isNarrow ? null : (
        <>
          <td data-content="">{director.position ?? EMPTY_VALUE_TEXT}</td>
          <td>{binds ?? EMPTY_VALUE_TEXT}</td>
          {isMarked ? <td>{marked}</td> : null}
        </>
      )}
      {mayWrite ? (
        <td>{mark === 'removed' ? null : <DirectorActions id={director.id} name={name} base={base} />}</td>
      ) : null}
    </tr>
  );
}
