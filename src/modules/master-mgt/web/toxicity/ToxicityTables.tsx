import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { rangeText } from '../../doseText.ts';
import { findGaps, type PhysicalState, type Route, type Scheme } from '../../toxicityClass.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { bandProps } from './bands.ts';
import { BandTag } from './BandTag.tsx';
import css from './ToxicityTables.module.css';
import { texts } from './texts.ts';
import type { ToxicityTableRow } from './useToxicityRows.ts';

interface Column {
  readonly route: Route;
  /** Null if the scheme does not distinguish states. */
  readonly state: PhysicalState | null;
}

/** Shows a table of classes by route and state, as in textbooks. */
export function ToxicityTable({
  scheme,
  rows,
  base,
}: {
  readonly scheme: Scheme;
  readonly rows: readonly ToxicityTableRow[];
  readonly base: string;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const textOf = {
    scheme: useCodes('ld50Scheme').textOf,
    route: useCodes('route').textOf,
    state: useCodes('physicalState').textOf,
  };
  const own = rows.filter((row) => row.scheme === scheme);
  const columns = columnsOf(own);
  const nameOfColumn = ({ route, state }: Column): string =>
    [textOf.route(route), ...(state === null ? [] : [textOf.state(state)])].join(' · ');
  const title = textOf.scheme(scheme);
  const gaps = columns.flatMap((column) =>
    findGaps(inColumn(own, column)).map((gap) => t('gap', { column: nameOfColumn(column), range: rangeText(gap) })),
  );
  return (
    <Card as="section" className={css.sheet}>
      <h2 className={css.title}>
        {title} <span className={css.unit}>{t('inMgPerKg')}</span>
      </h2>
      {gaps.length === 0 ? null : (
        <Callout tone="warn" title={t('gaps')}>
          <ul className={css.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Callout>
      )}
      {own.length === 0 ? (
        <p className={css.none}>{t('noRows')}</p>
      ) : (
        <Table label={title} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              {columns.map((column) => (
                <th key={nameOfColumn(column)} scope="col">
                  {nameOfColumn(column)}
                </th>
              ))}
              <th scope="col">{t('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {classesOf(own).map(([name, ofClass]) => (
              <tr key={name}>
                <ClassHead name={name} colour={ofClass[0]?.colour} />
                {columns.map((column) => (
                  <td key={nameOfColumn(column)} className={css.range}>
                    {inColumn(ofClass, column).map((row) => (
                      <Link key={row.id} className={css.link} to={`${base}/${row.id}/view`}>
                        {rangeText(row)}
                      </Link>
                    ))}
                  </td>
                ))}
                <td>
                  <Meaning
                    names={[
                      ...new Set(ofClass.map(({ nameTh, nameEn }) => nameInLocale({ th: nameTh, en: nameEn }, locale))),
                    ]}
                    row={ofClass[0]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function ClassHead({
  name,
  colour,
}: {
  readonly name: string;
  readonly colour: string | null | undefined;
}): ReactElement {
  const { className, style } = bandProps(colour);
  return (
    <th scope="row" className={classes(css.class, className)} style={style}>
      {name}
    </th>
  );
}

function Meaning({
  names,
  row,
}: {
  readonly names: readonly string[];
  readonly row: ToxicityTableRow | undefined;
}): ReactElement {
  return (
    <div className={css.meaning}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {row === undefined ? null : <BandTag row={row} />}
    </div>
  );
}

const ROUTES: readonly Route[] = ['oral', 'dermal', 'inhalation'];
const STATES: readonly (PhysicalState | null)[] = [null, 'solid', 'liquid'];

function columnsOf(rows: readonly ToxicityTableRow[]): readonly Column[] {
  return ROUTES.flatMap((route) => STATES.map((state) => ({ route, state }))).filter(
    (column) => inColumn(rows, column).length > 0,
  );
}

function inColumn(rows: readonly ToxicityTableRow[], { route, state }: Column): readonly ToxicityTableRow[] {
  return rows
    .filter((row) => row.route === route && row.state === state)
    .toSorted((left, other) => left.moreThan.cmp(other.moreThan));
}

/** From the most toxic on, each with its rows. */
function classesOf(rows: readonly ToxicityTableRow[]): readonly (readonly [string, readonly ToxicityTableRow[]])[] {
  const byName = new Map<string, ToxicityTableRow[]>();
  for (const row of rows.toSorted(
    (left, other) => left.rank - other.rank || ROUTES.indexOf(left.route) - ROUTES.indexOf(other.route),
  ))
    byName.set(row.hazardClass, [...(byName.get(row.hazardClass) ?? []), row]);
  return [...byName];
}
