import { useQuery } from '@tanstack/react-query';
import { use, useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf, searchRecords, type SearchAnswer } from '#platform/web/api/resource.ts';
import {
  catalogue,
  getModuleIndex,
  loadEntity,
  type HolderPanelProps,
  type OpenList,
} from '#platform/web/declarations/loadedModules.ts';
import { recordPagesOf, type RecordPages } from '#platform/web/session/recordPages.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { PlacesMap } from '#platform/web/places/PlacesMap.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import { criteriaFor, fieldsOf, ROWS_MAX } from './placesOfHolder.ts';
import css from './PlacesOfHolder.module.css';
import { texts } from './texts.ts';

/** The certified places of a holder in force, of both kinds: on a map, and beside it in a table by expiry. */
export function PlacesOfHolder({ holderId, lists }: HolderPanelProps): ReactElement {
  const t = useTexts(texts);
  const entity = use(loadEntity('storageLocation'));
  const { menus } = useVisit().info;
  const pages = useMemo(
    () => recordPagesOf({ screens: getModuleIndex().screens, entity: entity.name, menus }),
    [entity, menus],
  );
  const [list] = lists;
  const select = useMemo(() => [...fieldsOf(catalogue, entity).select, ...pages.select], [entity, pages]);
  const { data, error, refetch } = useQuery({
    queryKey: [baseOf(entity), 'of-holder', holderId],
    queryFn: ({ signal }) =>
      searchRecords(entity, criteriaFor(holderId, select), {
        signal,
        silent: true,
        ...(list === undefined ? {} : { headers: { 'x-menu-id': list.menuId } }),
      }),
  });
  return (
    <Panel title={t('places')}>
      {data === undefined ? (
        <Loading kind="table" title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <EmptyState isCompact icon="place" title={t('none')} text={t('noneText')} />
      ) : (
        <Places holderId={holderId} answer={data} entity={entity} pages={pages} list={list} />
      )}
    </Panel>
  );
}

interface PlacesProps {
  readonly holderId: string;
  readonly answer: SearchAnswer;
  readonly entity: AnyEntity;
  readonly pages: RecordPages;
  readonly list: OpenList | undefined;
}

function Places({ holderId, answer: { data, totalSize }, entity, pages, list }: PlacesProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const places = useMemo(() => {
    const { placeOf } = fieldsOf(catalogue, entity);
    return data.flatMap((row) => {
      const { position, ...place } = placeOf(row, locale);
      return position === undefined ? [] : [{ ...place, position, url: pages.of(row) }];
    });
  }, [data, entity, locale, pages]);
  return (
    <div className={css.panel}>
      <div className={css.places}>
        <PlaceTable rows={data.slice(0, ROWS_MAX)} entity={entity} pages={pages} />
        <PlacesMap places={places} viewKey={`holder ${holderId}`} />
      </div>
      {totalSize > ROWS_MAX && list !== undefined ? (
        <p className={css.more}>
          {t(totalSize > data.length ? 'someOnMap' : 'someInTable', {
            n: ROWS_MAX,
            shown: data.length,
            all: totalSize.toLocaleString('en'),
          })}{' '}
          <TextLink to={`${list.path}?cacheQuery=true&refHolder=${holderId}`}>{t('allInList')}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
