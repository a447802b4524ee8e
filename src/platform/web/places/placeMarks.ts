/** The marks of many places on a map, and what they do: with the mouse, by touch and with the keyboard. */
import L from 'leaflet';
import { clusterPoints, type Cluster } from './clusterPoints.ts';
import { toLatLng } from './leafletMap.ts';
import css from './places.module.css';
import { isNear, type MappedPlace } from './mappedPlace.ts';
import { LISTED_MAX, popupContent, type PopupTexts } from './placePopup.ts';

export interface MarkTexts extends PopupTexts {
  readonly placesNear: (n: number, near: number) => string;
  readonly close: string;
}

export interface MarkOptions {
  readonly texts: MarkTexts;
  readonly open: (url: string) => void;
}

type PlaceCluster = Cluster<MappedPlace>;

/** Marks that are nearer become one. */
const CLUSTER_PX = 44;
const MARK_PX = 26;
const CLUSTER_MARK_PX = 36;
const VIEW_PAD = 0.1;

/** Returns a function that removes them. Only the marks in view are drawn: there may be thousands. */
export function addPlaceMarks(map: L.Map, places: readonly MappedPlace[], options: MarkOptions): () => void {
  const layer = L.layerGroup().addTo(map);
  let drawn = new Map<string, L.Marker>();
  const draw = (): void => {
    const view = map.getBounds().pad(VIEW_PAD);
    const zoom = map.getZoom();
    const visible = clusterPoints(pointsOf(map, places), CLUSTER_PX)
      .map((cluster) => ({ cluster, at: map.unproject(L.point(cluster.x, cluster.y)) }))
      .filter(({ at }) => view.contains(at))
      .toSorted((one, other) => one.cluster.y - other.cluster.y || one.cluster.x - other.cluster.x);
    const focused = [...drawn.values()].find((marker) => marker.getElement() === document.activeElement);
    const next = new Map<string, L.Marker>();
    for (const { cluster, at } of visible) {
      const key = `${zoom} ${cluster.items[0]?.id ?? ''}`;
      const marker = drawn.get(key) ?? markOf(map, { cluster, at, options });
      if (!layer.hasLayer(marker)) marker.addTo(layer);
      next.set(key, marker);
    }
    for (const [key, marker] of drawn) if (!next.has(key)) layer.removeLayer(marker);
    drawn = next;
    keepFocus([...next.values()], { map, focused });
  };
  const move = (event: KeyboardEvent): void => moveFocus(event, [...drawn.values()]);
  const pane = map.getPane('markerPane');
  draw();
  map.on('moveend', draw);
  pane?.addEventListener('keydown', move);
  return () => {
    map.off('moveend', draw);
    pane?.removeEventListener('keydown', move);
    map.closePopup();
    layer.remove();
  };
}

function pointsOf(map: L.Map, places: readonly MappedPlace[]) {
  return places.map((item) => {
    const { x, y } = map.project(toLatLng(item.position));
    return { x, y, item };
  });
}

interface MarkTerms {
  readonly cluster: PlaceCluster;
  readonly at: L.LatLng;
  readonly options: MarkOptions;
}

function markOf(map: L.Map, { cluster, at, options }: MarkTerms): L.Marker {
  const { items } = cluster;
  const near = items.filter(isNear).length;
  const name = nameOf(items, near, options.texts);
  const marker = L.marker(at, { icon: iconOf(items.length, near), title: name, keyboard: true, autoPanOnFocus: false });
  const show = (byKeyboard: boolean): void => openMark(map, marker, { items, options, byKeyboard });
  marker.on('click', () => show(false));
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
    });
  });
  return marker;
}

function nameOf(items: readonly MappedPlace[], near: number, texts: MarkTexts): string {
  const [first] = items;
  if (items.length > 1) return near === 0 ? texts.places(items.length) : texts.placesNear(items.length, near);
  return [
    first?.title,
    ...(first === undefined || first.nearMetres === null ? [] : [texts.near(first.nearMetres)]),
  ].join(', ');
}

/** Drawn by the style sheet. The number of places is the only text in it. */
function iconOf(count: number, near: number): L.DivIcon {
  const size = count > 1 ? CLUSTER_MARK_PX : MARK_PX;
  const className = [css['mark'], count > 1 ? css['cluster'] : css['single'], near > 0 ? css['nearMark'] : undefined];
  const badge = near > 0 ? `<span class="${css['badge'] ?? ''}" aria-hidden="true">!</span>` : '';
  return L.divIcon({
    className: className.filter(Boolean).join(' '),
    iconSize: [size, size],
    html: count > 1 ? `${count.toLocaleString('en')}${badge}` : badge,
  });
}

interface OpenTerms {
  readonly items: readonly MappedPlace[];
  readonly options: MarkOptions;
  readonly byKeyboard: boolean;
}

/** Shows what is behind a mark, or zooms in where that is too much to be listed. */
function openMark(map: L.Map, marker: L.Marker, { items, options, byKeyboard }: OpenTerms): void {
  const bounds = L.latLngBounds(items.map(({ position }) => toLatLng(position)));
  // Places at the same spot are never separated by zooming in.
  const isSeparable = map.getZoom() < map.getMaxZoom() && !bounds.getNorthEast().equals(bounds.getSouthWest());
  const zoomHere = (): void => {
    map.closePopup();
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(BOUNDS_PAD)));
    map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
  };
  if (items.length > LISTED_MAX && isSeparable) {
    zoomHere();
    return;
  }
  const content = popupContent(items, {
    texts: options.texts,
    open: options.open,
    ...(isSeparable && items.length > 1 ? { zoomHere } : {}),
  });
  const popup = L.popup({
    maxWidth: POPUP_WIDTH_PX,
    maxHeight: POPUP_HEIGHT_PX,
    offset: [0, -MARK_PX / 2 + POPUP_TIP_PX],
    autoPanPaddingTopLeft: [POPUP_ROOM_PX, CONTROLS_PX],
    autoPanPaddingBottomRight: [POPUP_ROOM_PX, POPUP_ROOM_PX],
  })
    .setLatLng(marker.getLatLng())
    .setContent(content);
  popup.openOn(map);
  const element = popup.getElement();
  element?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', options.texts.close);
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    popup.remove();
    marker.getElement()?.focus();
  });
  if (byKeyboard) content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

const BOUNDS_PAD = 0.3;
const POPUP_WIDTH_PX = 300;
const POPUP_HEIGHT_PX = 260;
const POPUP_TIP_PX = 6;
const POPUP_ROOM_PX = 8;
/** The button at the top, under which nothing could be read. */
const CONTROLS_PX = 48;

/**
 * One mark is reached with Tab, the others from it with the arrow keys: there may be a hundred. If the mark that had the
 * focus is gone, the nearest one gets it.
 */
function keepFocus(
  markers: readonly L.Marker[],
  { map, focused }: { readonly map: L.Map; readonly focused: L.Marker | undefined },
): void {
  const point = (marker: L.Marker): L.Point => map.latLngToContainerPoint(marker.getLatLng());
  const distance = (marker: L.Marker, other: L.Marker): number => point(marker).distanceTo(point(other));
  const [current] =
    focused === undefined
      ? markers
      : markers.toSorted((one, other) => distance(one, focused) - distance(other, focused));
  for (const marker of markers) setTabStop(marker.getElement(), marker === current);
  if (focused !== undefined && focused !== current) current?.getElement()?.focus({ preventScroll: true });
}

function moveFocus(event: KeyboardEvent, markers: readonly L.Marker[]): void {
  const step = STEPS[event.key];
  const elements = markers.flatMap((marker) => marker.getElement() ?? []);
  const at = elements.findIndex((element) => element === event.target);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  event.stopPropagation();
  const next = elements[(at + step + elements.length) % elements.length];
  setTabStop(elements[at], false);
  setTabStop(next, true);
  next?.focus({ preventScroll: true });
}

function setTabStop(element: HTMLElement | undefined, isStop: boolean): void {
  if (element !== undefined) element.tabIndex = isStop ? 0 : -1;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
