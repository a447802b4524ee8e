import type L from 'leaflet';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Position } from '#platform/model/geo/geometry.ts';
import type { NearPlace } from '#platform/model/place/nearProtected.ts';
import type { MapTiles } from '#platform/model/settings/mapSettings.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { drawNearPlaces, drawPlace, type PlaceHandlers } from './drawPlace.ts';
import type { DrawnPlace } from './placeDraft.ts';
import { fitMap, toLatLng, toPosition } from '../places/leafletMap.ts';
import { texts } from './texts.ts';
import { MapFrame } from '../places/MapFrame.tsx';
import { useLeafletMap } from '../places/useLeafletMap.ts';

export interface MapLook {
  readonly position: Position;
  readonly zoom: number;
}

export interface MapViewProps {
  readonly place: DrawnPlace;
  readonly near: readonly NearPlace[];
  readonly tiles: MapTiles | null;
  /** Where to look: another object moves the map again. */
  readonly look?: MapLook | undefined;
  /** Absent on a map that is only read. */
  readonly handlers?: (PlaceHandlers & { readonly onClick: (position: Position) => void }) | undefined;
}

/** A map with one place. What is drawn follows the props; what the person does is reported to the handlers. */
export function MapView(props: MapViewProps): ReactElement {
  // Leaflet does not change the texts of a map: another language is another map.
  return <MapInLanguage key={useLocale()} {...props} />;
}

function MapInLanguage({ place, near, tiles, look, handlers }: MapViewProps): ReactElement {
  const t = useTexts(texts);
  const { container, map } = useLeafletMap(tiles);
  const drawn = useRef<L.FeatureGroup>(undefined);
  const wasFitted = useRef(false);
  const latest = useRef(handlers);
  const isEditable = handlers !== undefined;
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (map === undefined) return undefined;
    const click = (event: L.LeafletMouseEvent): void => latest.current?.onClick(toPosition(event.latlng));
    map.on('click', click);
    return () => void map.off('click', click);
  }, [map]);

  const nearKey = JSON.stringify(near);
  useEffect(() => {
    if (map === undefined) return undefined;
    const group = drawNearPlaces(JSON.parse(nearKey) as readonly NearPlace[]).addTo(map);
    return () => void group.remove();
  }, [map, nearKey]);

  const placeKey = JSON.stringify([place.pin ?? null, place.corners, place.holes]);
  useEffect(() => {
    if (map === undefined) return undefined;
    const [pin, corners, holes] = JSON.parse(placeKey) as [Position | null, Position[], Position[][]];
    const group = drawPlace(
      { pin: pin ?? undefined, corners, holes },
      isEditable
        ? {
            onPin: (position) => latest.current?.onPin(position),
            onMoveCorner: (index, position) => latest.current?.onMoveCorner(index, position),
            onRemoveCorner: (index) => latest.current?.onRemoveCorner(index),
          }
        : undefined,
    ).addTo(map);
    drawn.current = group;
    // The first place is brought into view. Later the person decides where to look, unless it is elsewhere.
    const bounds = group.getBounds();
    if (bounds.isValid() && (!wasFitted.current || !map.getBounds().intersects(bounds))) {
      wasFitted.current = true;
      fitMap(map, group);
    }
    return () => void group.remove();
  }, [map, placeKey, isEditable]);

  useEffect(() => {
    if (map === undefined || look === undefined) return;
    // The next pin is where the person looks, and does not move the map again.
    wasFitted.current = true;
    map.setView(toLatLng(look.position), look.zoom);
  }, [map, look]);

  return (
    <MapFrame
      container={container}
      label={t('map')}
      onFit={() => map !== undefined && drawn.current !== undefined && fitMap(map, drawn.current)}
    />
  );
}
