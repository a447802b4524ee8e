/** The map itself, drawn by Leaflet: outlines, pictures of the department's server, and the control of zoom and scale. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Position } from '#platform/model/geo/geometry.ts';
import type { MapTiles } from '#platform/model/settings/mapSettings.ts';
import css from './places.module.css';
import outlines from './outlines.json' with { type: 'json' };

export interface MapTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly outlineSource: string;
}

/** Thailand from Betong to Mae Sai. */
const COUNTRY = L.latLngBounds([5.5, 97.3], [20.5, 105.7]);
const ZOOM_MIN = 4;
const ZOOM_MAX = 20;
/** Outlines are sharp at every scale, so that they may fill the map; pictures are made for whole steps. */
const OUTLINE_ZOOM_STEP = 0.25;
/** A single point is shown with the streets around it. */
const ZOOM_OF_POINT = 15;

export function createLeafletMap(container: HTMLElement, texts: MapTexts): L.Map {
  const map = L.map(container, {
    zoomControl: false,
    attributionControl: false,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    // A page that is scrolled does not zoom the map by accident; the buttons and keys do.
    scrollWheelZoom: false,
    // A double click removes a corner.
    doubleClickZoom: false,
    fadeAnimation: false,
    zoomAnimation: false,
  });
  map.fitBounds(COUNTRY);
  L.control.zoom({ position: 'topleft', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  for (const ring of outlines.neighbours) drawOutline(ring, css['neighbour']).addTo(map);
  for (const ring of outlines.thailand) drawOutline(ring, css['country']).addTo(map);
  return map;
}

/** The picture, if there is one, is between the outlines and everything else. Returns a function that removes it. */
export function addTiles(map: L.Map, tiles: MapTiles | null, { outlineSource }: MapTexts): () => void {
  map.options.zoomSnap = tiles === null ? OUTLINE_ZOOM_STEP : 1;
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  attribution.addAttribution(escapeText(tiles === null ? outlineSource : tiles.attribution));
  const layer = tiles === null ? undefined : L.tileLayer(tiles.url, { maxZoom: ZOOM_MAX }).addTo(map);
  return () => {
    attribution.remove();
    layer?.remove();
  };
}

export interface MapFit {
  /** What stays free around the layer, as a share of its size. */
  readonly room: number;
  readonly maxZoom: number;
}

const FIT_OF_PLACE: MapFit = { room: 0.2, maxZoom: ZOOM_MAX - 2 };

export function fitMap(map: L.Map, layer: L.FeatureGroup, { room, maxZoom }: MapFit = FIT_OF_PLACE): void {
  const bounds = layer.getBounds();
  if (!bounds.isValid()) map.fitBounds(COUNTRY);
  else if (bounds.getNorthEast().equals(bounds.getSouthWest()))
    map.setView(bounds.getCenter(), Math.min(ZOOM_OF_POINT, maxZoom));
  else map.fitBounds(bounds.pad(room), { maxZoom });
}

export function toLatLng([longitude, latitude]: Position): L.LatLng {
  return L.latLng(latitude, longitude);
}

export function toPosition({ lng, lat }: L.LatLng): Position {
  return [lng, lat];
}

/** Leaflet inserts texts as HTML. */
export function escapeText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

/** An own drawing in place of Leaflet's picture files. */
export function iconOf(className: string | undefined, size: number): L.DivIcon {
  return L.divIcon({ className: className ?? '', iconSize: [size, size], html: '' });
}

function drawOutline(ring: readonly (readonly number[])[], className: string | undefined): L.Polygon {
  return L.polygon(
    ring.map(([x = 0, y = 0]) => L.latLng(y, x)),
    { interactive: false, className: className ?? '' },
  );
}
