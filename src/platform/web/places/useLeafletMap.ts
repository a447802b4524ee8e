/** A map of Leaflet in an element of the page, removed with it. */
import type L from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapTiles } from '#platform/model/settings/mapSettings.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { loadChunk } from '../lazy/loadChunk.ts';
import { addTiles, createLeafletMap, type MapTexts } from './leafletMap.ts';
import { texts } from './texts.ts';

export interface LeafletMap {
  readonly container: RefObject<HTMLElement | null>;
  /** Undefined until the element is on the page. */
  readonly map: L.Map | undefined;
}

/** Leaflet does not change the texts of a map: the component that uses it has the language as its key. */
export function useLeafletMap(tiles: MapTiles | null): LeafletMap {
  const t = useTexts(texts);
  const locale = useLocale();
  const container = useRef<HTMLElement>(null);
  const [map, setMap] = useState<L.Map>();
  const [labels] = useState<MapTexts>({
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    outlineSource: t('outlineSource'),
  });
  useEffect(() => {
    if (container.current === null) return undefined;
    const created = createLeafletMap(container.current, labels);
    const observer = new ResizeObserver(() => created.invalidateSize());
    observer.observe(container.current);
    setMap(created);
    return () => {
      observer.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [labels]);
  useEffect(() => (map === undefined ? undefined : addTiles(map, tiles, labels)), [map, tiles, labels]);
  // Pictures have names of their own.
  const hasNames = tiles === null;
  useEffect(() => {
    if (map === undefined || !hasNames) return undefined;
    let remove: (() => void) | undefined;
    let isGone = false;
    void loadChunk(() => import('./placeNames.ts')).then(
      ({ addPlaceNames }) => {
        if (!isGone) remove = addPlaceNames(map, locale);
      },
      // Without the names the map is still a map.
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [map, hasNames, locale]);
  return { container, map };
}
