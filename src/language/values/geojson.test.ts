import { describe, expect, it } from 'vitest';
import { isGeojson } from './geojson.ts';

const BANGKOK = [100.5, 13.75];
const ring = [BANGKOK, [100.6, 13.75], [100.6, 13.85], BANGKOK];
const point = { type: 'Point', coordinates: BANGKOK };
const feature = { type: 'Feature', geometry: point, properties: { name: 'กรุงเทพ' } };

describe('GeoJSON', () => {
  it.each([
    point,
    { type: 'Point', coordinates: [100.5, 13.75, 2.5] },
    { type: 'Point', coordinates: [-180, -90] },
    { type: 'MultiPoint', coordinates: [BANGKOK] },
    { type: 'LineString', coordinates: [BANGKOK, [100.6, 13.8]] },
    { type: 'MultiLineString', coordinates: [[BANGKOK, [100.6, 13.8]]] },
    { type: 'Polygon', coordinates: [ring, ring] },
    { type: 'MultiPolygon', coordinates: [[ring]] },
    { type: 'GeometryCollection', geometries: [point] },
    feature,
    { type: 'Feature', geometry: null, properties: null },
    { type: 'FeatureCollection', features: [feature] },
    { type: 'FeatureCollection', features: [] },
  ])('can be $type', (value) => {
    expect(isGeojson(value)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Point'],
    ['a list', [point]],
    ['an unknown type', { type: 'Circle', coordinates: BANGKOK }],
    ['a name every object knows', { type: 'constructor', coordinates: BANGKOK }],
    ['latitude before longitude', { type: 'Point', coordinates: [13.75, 100.5] }],
    ['a longitude beyond 180', { type: 'Point', coordinates: [180.1, 0] }],
    ['one number', { type: 'Point', coordinates: [100.5] }],
    ['four numbers', { type: 'Point', coordinates: [100.5, 13.75, 1, 1] }],
    ['numbers as texts', { type: 'Point', coordinates: ['100.5', '13.75'] }],
    ['no number', { type: 'Point', coordinates: [Number.NaN, 13.75] }],
    ['no coordinates', { type: 'Point' }],
    ['no points', { type: 'MultiPoint', coordinates: [] }],
    ['a line of one point', { type: 'LineString', coordinates: [BANGKOK] }],
    ['an open ring', { type: 'Polygon', coordinates: [[...ring.slice(0, 3), [100.55, 13.75]]] }],
    ['a ring of three positions', { type: 'Polygon', coordinates: [[BANGKOK, [100.6, 13.75], BANGKOK]] }],
    ['a polygon without a ring', { type: 'Polygon', coordinates: [] }],
    ['a feature without a geometry', { type: 'Feature', properties: null }],
    ['a feature with wrong properties', { type: 'Feature', geometry: point, properties: 'x' }],
    ['a collection of geometries as features', { type: 'FeatureCollection', features: [point] }],
    [
      'a collection within a collection',
      { type: 'GeometryCollection', geometries: [{ type: 'GeometryCollection', geometries: [] }] },
    ],
  ])('cannot be %s', (_, value) => {
    expect(isGeojson(value)).toBe(false);
  });
});
