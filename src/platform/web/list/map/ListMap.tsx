import { useEffect, type ReactElement, type ReactNode } from 'react';
import { decimal } from '#language/values/decimal.ts';
import { useTexts } from '../../i18n/texts.ts';
import { isNear } from '../../places/mappedPlace.ts';
import { PlacesMap } from '../../places/PlacesMap.tsx';
import { useVisit } from '../../route/visit.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { rememberRows } from '../rows/loadedRows.ts';
import { NoRows } from '../table/NoRows.tsx';
import { RowLink } from '../table/RowLink.tsx';
import type { RowActionHandlers } from '../table/RowActions.tsx';
import type { List } from '../useList.ts';
import css from './ListMap.module.css';
import { findNearField } from './mapFields.ts';
import type { MapRows } from './mapRows.ts';
import { texts } from './texts.ts';
import { useMapRows, usePlaces, type Unplaced } from './useMapRows.ts';

export interface ListMapProps {
  readonly list: List;
  readonly handlers: RowActionHandlers;
  readonly create: ReactNode;
  readonly base: string;
}

/** The places of the list on a map: the same filters, the same rights, in place of the table. */
export function ListMap({ list, handlers, create, base }: ListMapProps): ReactElement {
  const t = useTexts(texts);
  const { entity, address } = list;
  const { path } = useVisit();
  const { answer, viewKey, error, isFetching, reload } = useMapRows(list);
  const places = usePlaces(list, answer, handlers);
  useEffect(() => {
    if (answer === undefined || address === undefined) return;
    const search = address.slice(path.length);
    rememberRows(base, { ids: answer.rows.map(({ id }) => id), search, ...(path === base ? {} : { path }) });
  }, [base, path, address, answer]);
  if (answer === undefined) return <Loading kind="table" title={t('mapFailed')} error={error} onRetry={reload} />;
  if (answer.rows.length === 0)
    return <NoRows list={list} answer={{ ...answer.first, found: new Set() }} create={create} />;
  return (
    <div className={css.body} aria-busy={isFetching}>
      <div className={css.head}>
        <Count answer={answer} />
        <OnlyNear list={list} near={places.onMap.filter(isNear).length} field={findNearField(entity)} />
      </div>
      {error === null ? null : (
        <Callout
          tone="warn"
          action={
            <Button size="small" icon="reload" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          {t('notRefreshed')}
        </Callout>
      )}
      <PlacesMap places={places.onMap} viewKey={viewKey} isLarge />
      <WithoutPosition rows={places.without} handlers={handlers} />
    </div>
  );
}

/** Says honestly when not all places are shown. */
function Count({ answer: { rows, total, isCapped } }: { readonly answer: MapRows }): ReactElement {
  const t = useTexts(texts);
  const [shown, all] = [rows.length.toLocaleString('en'), total.toLocaleString('en')];
  return (
    <output className={css.count}>
      {rows.length === total && !isCapped
        ? t(total === 1 ? 'countOne' : 'count', { n: all })
        : t(isCapped ? 'someOfMany' : 'someOf', { shown, all })}
    </output>
  );
}

/** Sets the filter of the list: the chip above removes it again. */
function OnlyNear({
  list: { terms, state, change },
  near,
  field,
}: {
  readonly list: List;
  readonly near: number;
  readonly field: string | undefined;
}): ReactElement | null {
  const t = useTexts(texts);
  const isOffered =
    field !== undefined && near > 0 && terms.filters.some(({ path }) => path === field) && !(field in state.filters);
  if (!isOffered) return null;
  return (
    <Button
      size="small"
      icon="filter"
      onClick={() => change({ filters: { ...state.filters, [field]: { form: 'numbers', from: decimal(0) } } })}
    >
      {t('onlyNear', { n: near.toLocaleString('en') })}
    </Button>
  );
}

/** More names would hide the map; the list has them all. */
const NAMED_MAX = 50;

function WithoutPosition({
  rows,
  handlers,
}: {
  readonly rows: readonly Unplaced[];
  readonly handlers: RowActionHandlers;
}): ReactElement | null {
  const t = useTexts(texts);
  if (rows.length === 0) return null;
  return (
    <details className={css.without}>
      <summary>{t('without', { n: rows.length.toLocaleString('en') })}</summary>
      <ul className={css.names}>
        {rows.slice(0, NAMED_MAX).map(({ place: { id, title, facts }, url }) => (
          <li key={id} data-content="">
            {url === undefined ? (
              title
            ) : (
              <RowLink to={url} links={handlers.links} className={css.link ?? ''}>
                {title}
              </RowLink>
            )}{' '}
            {facts[0]?.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
