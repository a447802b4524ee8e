import L from 'leaflet';
import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { fitMap, toLatLng, type MapFit } from './leafletMap.ts';
import { MapFrame } from './MapFrame.tsx';
import css from './places.module.css';
import { isNear, type MappedPlace } from './mappedPlace.ts';
import { addPlaceMarks, type MarkTexts } from './placeMarks.ts';
import { texts } from './texts.ts';
import { useLeafletMap } from './useLeafletMap.ts';
import { useNearPlaces } from './useNearPlaces.ts';

export interface PlacesMapProps {
  /** The same array until other places are to be shown. */
  readonly places: readonly MappedPlace[];
  /** Other places are brought into view when it changes; a person who returns to it finds the view as they left it. */
  readonly viewKey: string;
  /** On a page of its own, instead of beside other things. */
  readonly isLarge?: boolean;
}

/**
 * Many places on one map; those that would cover each other are one mark with their number. What is shown of a place
 * leads to its page.
 */
export function PlacesMap(props: PlacesMapProps): ReactElement {
  return (
    <div className={css.places}>
      <MapInLanguage key={useLocale()} {...props} />
      <Legend places={props.places} />
    </div>
  );
}

function MapInLanguage({ places, viewKey, isLarge = false }: PlacesMapProps): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { container, map } = useLeafletMap(useNearPlaces(null)?.tiles ?? null);
  const latest = useRef<{ readonly open: (url: string) => void; readonly texts: MarkTexts }>(undefined);
  useEffect(() => {
    latest.current = {
      open: (url) => void navigate(url),
      texts: {
        places: (n) => t('places', { n: n.toLocaleString('en') }),
        placesNear: (n, near) => t('placesNear', { n: n.toLocaleString('en'), near: near.toLocaleString('en') }),
        near: (metres) => t('nearBy', { n: metres.toLocaleString('en') }),
        more: (n) => t('morePlaces', { n: n.toLocaleString('en') }),
        zoomHere: t('zoomHere'),
        close: t('closePopup'),
      },
    };
  });

  // The view comes first, so that the marks are drawn once.
  const hasPlaces = places.length > 0;
  const shown = useRef(places);
  useEffect(() => {
    shown.current = places;
  });
  useEffect(() => {
    if (map === undefined || !hasPlaces) return undefined;
    const left = leftViews.get(viewKey);
    if (left === undefined) fitMap(map, groupOf(shown.current), FIT);
    else map.setView(left.center, left.zoom);
    const note = (): void => rememberView(viewKey, { center: map.getCenter(), zoom: map.getZoom() });
    map.on('moveend', note);
    return () => void map.off('moveend', note);
  }, [map, viewKey, hasPlaces]);

  useEffect(() => {
    if (map === undefined || latest.current === undefined) return undefined;
    return addPlaceMarks(map, places, {
      texts: latest.current.texts,
      open: (url) => latest.current?.open(url),
    });
  }, [map, places]);

  return (
    <MapFrame
      container={container}
      label={t('mapOfPlaces', { n: places.length.toLocaleString('en') })}
      onFit={() => map !== undefined && fitMap(map, groupOf(places), FIT)}
      isLarge={isLarge}
    />
  );
}

/** Little room, because a map of the country is then twice as large; and never so near that no town is in view. */
const FIT: MapFit = { room: 0.03, maxZoom: 12 };

interface LeftView {
  readonly center: L.LatLng;
  readonly zoom: number;
}

/** Stored per tab. */
const leftViews = new Map<string, LeftView>();
const VIEWS_MAX = 50;

function rememberView(key: string, view: LeftView): void {
  leftViews.delete(key);
  leftViews.set(key, view);
  if (leftViews.size > VIEWS_MAX) leftViews.delete(leftViews.keys().next().value ?? '');
}

function groupOf(places: readonly MappedPlace[]): L.FeatureGroup {
  return L.featureGroup(places.map(({ position }) => L.marker(toLatLng(position))));
}

/** Only the marks that the map has. */
function Legend({ places }: Pick<PlacesMapProps, 'places'>): ReactElement | null {
  const t = useTexts(texts);
  if (places.length === 0) return null;
  return (
    <div className={css.legend}>
      <span className={css.legendItem}>
        <span className={classes(css.mark, css.single)} aria-hidden="true" /> {t('markPlace')}
      </span>
      {places.some(isNear) ? (
        <span className={css.legendItem}>
          <span className={classes(css.mark, css.single, css.nearMark)} aria-hidden="true">
            <span className={css.badge}>!</span>
          </span>{' '}
          {t('markNear')}
        </span>
      ) : null}
      {places.length === 1 ? null : (
        <span className={css.legendItem}>
          <span className={classes(css.mark, css.cluster)} aria-hidden="true">
            2
          </span>{' '}
          {t('markCluster')}
        </span>
      )}
      <span className={css.legendHelp}>{t('marksHelp')}</span>
    </div>
  );
}
