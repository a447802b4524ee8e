/** Draws a place on a map and lets the person move it. */
import L from 'leaflet';
import { shapesOf, type Position } from '#platform/model/geo/geometry.ts';
import type { NearPlace } from '#platform/model/place/nearProtected.ts';
import { iconOf, toLatLng, toPosition } from '../places/leafletMap.ts';
import css from './map.module.css';
import type { DrawnPlace } from './placeDraft.ts';

export interface PlaceHandlers {
  readonly onPin: (position: Position) => void;
  readonly onMoveCorner: (index: number, position: Position) => void;
  readonly onRemoveCorner: (index: number) => void;
}

const PIN_PX = 30;
const CORNER_PX = 16;

/** Without handlers nothing can be moved. */
export function drawPlace(place: DrawnPlace, handlers: PlaceHandlers | undefined): L.FeatureGroup {
  const group = L.featureGroup();
  const { pin, corners, holes } = place;
  if (corners.length > 0)
    L.polygon([corners.map(toLatLng), ...holes.map((hole) => hole.map(toLatLng))], {
      interactive: false,
      className: css['area'] ?? '',
    }).addTo(group);
  if (handlers !== undefined) corners.forEach((corner, index) => cornerMarker(corner, index, handlers).addTo(group));
  if (pin !== undefined) pinMarker(pin, handlers).addTo(group);
  return group;
}

/** Markers are not reached by keyboard: the fields beside the map do the same, and have names. */
function pinMarker(pin: Position, handlers: PlaceHandlers | undefined): L.Marker {
  const icon = L.divIcon({
    className: css['pin'] ?? '',
    iconSize: [PIN_PX, PIN_PX],
    iconAnchor: [PIN_PX / 2, PIN_PX],
    html: PIN_SVG,
  });
  const marker = L.marker(toLatLng(pin), {
    icon,
    draggable: handlers !== undefined,
    keyboard: false,
    zIndexOffset: 1000,
  });
  marker.on('dragend', () => handlers?.onPin(toPosition(marker.getLatLng())));
  return marker;
}

/** A text of our own without any value in it. */
const PIN_SVG =
  '<svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true"><path d="M12 1a8 8 0 0 0-8 8c0 6 8 14 8 14s8-8 8-14a8 8 0 0 0-8-8z"/><circle cx="12" cy="9" r="3"/></svg>';

function cornerMarker(corner: Position, index: number, handlers: PlaceHandlers): L.Marker {
  const marker = L.marker(toLatLng(corner), {
    icon: iconOf(css['corner'], CORNER_PX),
    draggable: true,
    keyboard: false,
  });
  // Without a handler of its own, a click on the corner would be one on the map, and add another corner.
  marker.on('click', (event) => L.DomEvent.stop(event.originalEvent));
  marker.on('dragend', () => handlers.onMoveCorner(index, toPosition(marker.getLatLng())));
  marker.on('dblclick', (event) => {
    L.DomEvent.stop(event.originalEvent);
    handlers.onRemoveCorner(index);
  });
  return marker;
}

/** The protected places near a location, with the distance around each point. */
export function drawNearPlaces(places: readonly NearPlace[]): L.FeatureGroup {
  const group = L.featureGroup();
  for (const { kind, location, radius } of places) {
    const className = css[kind] ?? '';
    const { points, areas } = shapesOf(location);
    for (const point of points) {
      L.circle(toLatLng(point), { radius, interactive: false, className }).addTo(group);
      L.circleMarker(toLatLng(point), { radius: 5, interactive: false, className }).addTo(group);
    }
    for (const rings of areas)
      L.polygon(
        rings.map((ring) => ring.map(toLatLng)),
        { interactive: false, className },
      ).addTo(group);
  }
  return group;
}
