import L from 'leaflet';
import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Position } from '#platform/model/geo/geometry.ts';
import { useTexts } from '../i18n/texts.ts';
import { clusterPoints, type Cluster } from './clusterPoints.ts';
import { addTiles, createLeafletMap, fitMap, iconOf, toLatLng } from './leafletMap.ts';
import css from './map.module.css';
import { texts } from './texts.ts';
import { useNearPlaces } from './useNearPlaces.ts';

export interface MappedPlace {
  readonly id: string;
  readonly position: Position;
  readonly title: string;
  readonly description?: string | undefined;
  /** The page of the record, below /haz. */
  readonly url: string;
}

const CELL_PX = 60;
const MARKER_PX = 28;
/** A popup lists no more; closer together nobody can tell them apart. */
const LISTED_MAX = 20;

/**
 * Many places on one map; those that would cover each other are one marker with their number. It is an addition to a
 * list of the same places, which is how they are reached with the keyboard.
 */
export function PlacesMap({ places }: { readonly places: readonly MappedPlace[] }): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const container = useRef<HTMLElement>(null);
  const open = useRef(navigate);
  const tiles = useNearPlaces(null)?.tiles ?? null;
  const labelKey = JSON.stringify({
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    outlineSource: t('outlineSource'),
  });
  useEffect(() => {
    open.current = navigate;
  });
  useEffect(() => {
    if (container.current === null) return undefined;
    const labels = JSON.parse(labelKey) as { zoomIn: string; zoomOut: string; outlineSource: string };
    const map = createLeafletMap(container.current, labels);
    addTiles(map, tiles, labels);
    fitMap(map, L.featureGroup(places.map(({ position }) => L.marker(toLatLng(position)))));
    const layer = L.featureGroup().addTo(map);
    const draw = (): void => {
      layer.clearLayers();
      const points = places.map((item) => {
        const { x, y } = map.project(toLatLng(item.position));
        return { x, y, item };
      });
      for (const cluster of clusterPoints(points, CELL_PX))
        clusterMarker(map, cluster, (url) => void open.current(url)).addTo(layer);
    };
    draw();
    map.on('zoomend', draw);
    return () => void map.remove();
  }, [places, tiles, labelKey]);
  return (
    <div className={css.frame}>
      <section ref={container} className={css.map} aria-label={t('places', { n: places.length })} />
    </div>
  );
}

function clusterMarker(map: L.Map, { x, y, items }: Cluster<MappedPlace>, open: (url: string) => void): L.Marker {
  const icon = iconOf(css['cluster'], MARKER_PX);
  icon.options.html = items.length === 1 ? '' : String(items.length);
  const marker = L.marker(map.unproject(L.point(x, y)), { icon, keyboard: false });
  marker.on('click', () => {
    // Places at the same spot are never separated by zooming in.
    if (items.length > LISTED_MAX && map.getZoom() < map.getMaxZoom()) {
      map.setView(marker.getLatLng(), map.getZoom() + 2);
      return;
    }
    L.popup()
      .setLatLng(marker.getLatLng())
      .setContent(popupContent(items.slice(0, LISTED_MAX), open))
      .openOn(map);
  });
  return marker;
}

/** Made of elements and not of HTML, because the texts come from records. */
function popupContent(items: readonly MappedPlace[], open: (url: string) => void): HTMLElement {
  const list = document.createElement('ul');
  list.className = css['near'] ?? '';
  for (const { title, description, url } of items) {
    const link = document.createElement('a');
    link.href = `/haz${url}`;
    link.textContent = title;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      open(url);
    });
    const row = document.createElement('li');
    row.append(link, description === undefined ? '' : ` ${description}`);
    list.append(row);
  }
  return list;
}
