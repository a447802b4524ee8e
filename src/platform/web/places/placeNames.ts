/** Names of provinces and amphurs on a map without pictures, on which people could not find their way otherwise. */
import L from 'leaflet';
import { inLocale, type Locale } from '#language/label.ts';
import { toLatLng } from './leafletMap.ts';
import css from './places.module.css';
import { isProvince, namedPositions } from './placePositions.ts';

/** At which amphurs have names, too. */
const AMPHUR_ZOOM = 9;

/** Returns a function that removes them. */
export function addPlaceNames(map: L.Map, locale: Locale): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = Z_INDEX;
  pane.style.pointerEvents = 'none';
  pane.setAttribute('aria-hidden', 'true');
  const layer = L.layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    const view = map.getBounds().pad(VIEW_PAD);
    const isDetailed = map.getZoom() >= AMPHUR_ZOOM;
    // Provinces come first, so that the name of an amphur never hides that of a province.
    const boxes: L.Bounds[] = [];
    for (const place of namedPositions) {
      const at = toLatLng(place.position);
      if (!view.contains(at) || (!isDetailed && !isProvince(place))) continue;
      const text = inLocale(place.name, locale);
      const box = boxOf(map.latLngToLayerPoint(at), text);
      if (boxes.some((other) => other.intersects(box))) continue;
      boxes.push(box);
      addName(layer, at, { text, className: css[isProvince(place) ? 'provinceName' : 'amphurName'] ?? '' });
    }
  };
  draw();
  map.on('moveend', draw);
  return () => {
    map.off('moveend', draw);
    layer.remove();
  };
}

const PANE = 'placeNames';
/** Above the outlines, which are at 400, and below the marks, which are at 600. */
const Z_INDEX = '450';
const VIEW_PAD = 0.1;

/** What a letter takes at most, and a line with some room around it. */
const LETTER_PX = 7;
const LINE_PX = 18;

/** The style sheet writes all names as far below their towns. */
function boxOf(middle: L.Point, text: string): L.Bounds {
  const half = L.point((text.length * LETTER_PX) / 2, LINE_PX / 2);
  return L.bounds(middle.subtract(half), middle.add(half));
}

function addName(
  layer: L.LayerGroup,
  at: L.LatLng,
  { text, className }: { readonly text: string; readonly className: string },
): void {
  const name = document.createElement('span');
  name.textContent = text;
  L.marker(at, {
    icon: L.divIcon({ className, html: name, iconSize: [0, 0] }),
    pane: PANE,
    interactive: false,
    keyboard: false,
  }).addTo(layer);
}
