/** Coordinates as people write them, and places from files. */
import { describe, expect, it } from 'vitest';
import { parseCoordinates } from './parseCoordinates.ts';
import { readPlaceFile } from './readPlaceFile.ts';
import { toUtm } from './utm.ts';

describe('coordinates', () => {
  it.each([
    '13.7563, 100.5018',
    '13.7563 100.5018',
    '13.7563,100.5018',
    '(13.7563, 100.5018)',
    '๑๓.๗๕๖๓, ๑๐๐.๕๐๑๘',
    '13.7563 N 100.5018 E',
    'N13.7563 E100.5018',
    '13.7563°N, 100.5018°E',
    'Lat: 13.7563, Lng: 100.5018',
    'ละติจูด 13.7563 ลองจิจูด 100.5018',
    `13°45'22.68"N 100°30'6.48"E`,
    `13°45'22.68"N100°30'6.48"E`,
    '13° 45′ 22.68″ N, 100° 30′ 6.48″ E',
    `๑๓° ๔๕' ๒๒.๖๘" เหนือ ๑๐๐° ๓๐' ๖.๔๘" ตะวันออก`,
    '13 องศา 45 ลิปดา 22.68 ฟิลิปดา เหนือ 100 องศา 30 ลิปดา 6.48 ฟิลิปดา ตะวันออก',
    `13°45.378'N 100°30.108'E`,
    `100°30'6.48"E 13°45'22.68"N`,
    '100.5018, 13.7563',
    'geo:13.7563,100.5018?z=15',
    'https://maps.example.com/maps/@13.7563,100.5018,15z',
    'https://maps.example.com/maps/place/x/@13.1,100.1,15z/data=!3m1!4b1!3d13.7563!4d100.5018',
    'https://maps.example.com/?q=13.7563,100.5018',
    'https://maps.example.com/maps/search/?api=1&query=13.7563%2C100.5018',
    'https://map.example.org/?mlat=13.7563&mlon=100.5018#map=15/13.1/100.1',
  ])('are read from %s', (text) => {
    expect(parseCoordinates(text).position).toEqual([100.5018, 13.7563]);
  });

  it('are read from UTM in both zones', () => {
    const { easting, northing } = toUtm([100.5018, 13.7563], 47);
    for (const text of [
      `47N ${easting.toFixed(2)} ${northing.toFixed(2)}`,
      `UTM zone 47 ${easting.toFixed(2)}mE, ${northing.toFixed(2)}mN`,
      `47P ${easting.toFixed(2)} ${northing.toFixed(2)}`,
    ]) {
      const [longitude = 0, latitude = 0] = parseCoordinates(text).position ?? [];
      expect([longitude, latitude]).toEqual([expect.closeTo(100.5018, 6), expect.closeTo(13.7563, 6)]);
    }
    const east = toUtm([104.85, 15.23], 48);
    expect(parseCoordinates(`48 ${east.easting.toFixed(1)} ${east.northing.toFixed(1)}`).position).toEqual([
      expect.closeTo(104.85, 5),
      expect.closeTo(15.23, 5),
    ]);
  });

  it.each([
    ['', 'coordinatesNotRead'],
    ['Bangkok', 'coordinatesNotRead'],
    ['13.7563', 'coordinatesNotRead'],
    ['13.7563100.5018', 'coordinatesNotRead'],
    [`13°75'22"N 100°30'06"E`, 'coordinatesNotRead'],
    ['13.7563N 100.5018N', 'coordinatesNotRead'],
    ['https://maps.example.com/', 'coordinatesNotRead'],
    ['9'.repeat(1_000_000), 'coordinatesNotRead'],
    ['662000 1521000', 'coordinatesUtmZone'],
    ['32N 662000 1521000', 'coordinatesUtmZone'],
    ['48.8584, 2.2945', 'placeOutsideThailand'],
    ['100.5018 N 13.7563 E', 'placeSwapped'],
    ['geo:100.5018,13.7563', 'placeSwapped'],
  ])('%s is refused', (text, key) => {
    expect(parseCoordinates(text).problem?.messageKey).toBe(key);
  });
});

const kml = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>x</name>${content}</Document></kml>`;
const RING = '100.5,13.7,0 100.51,13.7,0 100.51,13.71,0 100.5,13.71,0 100.5,13.7,0';
const kmlPolygon = `<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>\n ${RING}\n</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const kmlPoint = '<Placemark><Point><coordinates>100.505,13.705,0</coordinates></Point></Placemark>';
const ring = [
  [100.5, 13.7, 0],
  [100.51, 13.7, 0],
  [100.51, 13.71, 0],
  [100.5, 13.71, 0],
  [100.5, 13.7, 0],
];

describe('a file with a place', () => {
  it('may be KML, of which the first point and the first polygon are read', () => {
    expect(readPlaceFile(kml(kmlPoint)).place).toEqual({ type: 'Point', coordinates: [100.505, 13.705, 0] });
    expect(readPlaceFile(kml(kmlPolygon)).place).toEqual({ type: 'Polygon', coordinates: [ring] });
    const second = kmlPolygon.replaceAll('100.5', '101.5');
    expect(readPlaceFile(kml(`<Folder>${kmlPolygon}${second}${kmlPoint}</Folder>`)).place).toMatchObject({
      features: [{ geometry: { type: 'Point' } }, { geometry: { type: 'Polygon', coordinates: [ring] } }],
    });
  });

  it('may be KML with a hole before the outer ring', () => {
    const hole =
      '<innerBoundaryIs><LinearRing><coordinates>100.502,13.702 100.503,13.702 100.503,13.703 100.502,13.702</coordinates></LinearRing></innerBoundaryIs>';
    expect(readPlaceFile(kml(kmlPolygon.replace('<Polygon>', `<Polygon>${hole}`))).place).toMatchObject({
      coordinates: [ring, expect.any(Array)],
    });
  });

  it('may be GeoJSON of any nesting, also with a mark of its byte order', () => {
    const polygon = { type: 'Polygon', coordinates: [ring] };
    for (const value of [
      polygon,
      { type: 'Feature', properties: null, geometry: polygon },
      { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: polygon }] },
      { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: [] }, polygon] },
      { type: 'MultiPolygon', coordinates: [[ring]] },
    ])
      expect(readPlaceFile(`\uFEFF${JSON.stringify(value)}`).place).toEqual(polygon);
  });

  it.each([
    ['an archive', 'PK\u0003\u0004…', 'placeFileKmz'],
    ['a picture', '\u0089PNG', 'placeFileUnknown'],
    ['nothing', '', 'placeFileUnknown'],
    ['other XML', '<html><body/></html>', 'placeFileUnknown'],
    ['broken XML', '<kml><Document>', 'placeFileBroken'],
    ['a document type', `<!DOCTYPE kml [<!ENTITY a "b">]>${kml(kmlPoint)}`, 'placeFileBroken'],
    ['an entity that is not declared', kml('<name>&a;</name>'), 'placeFileBroken'],
    ['a million levels', `<kml>${'<a>'.repeat(200_000)}`, 'placeFileBroken'],
    ['broken JSON', '{"type":', 'placeFileBroken'],
    ['no geometry', '{"type":"FeatureCollection","features":[]}', 'placeFileEmpty'],
    ['KML of a line', kml('<LineString><coordinates>100,13 101,13</coordinates></LineString>'), 'placeFileEmpty'],
    ['KML with letters', kml('<Point><coordinates>east,north</coordinates></Point>'), 'placeNotGeojson'],
    ['KML with latitude first', kml('<Point><coordinates>13.7,100.5</coordinates></Point>'), 'placeSwapped'],
    ['KML elsewhere', kml('<Point><coordinates>2.29,48.85</coordinates></Point>'), 'placeOutsideThailand'],
    ['GeoJSON with wrong content', '{"type":"Point","coordinates":"x"}', 'placeNotGeojson'],
    ['too many corners', kml(kmlPolygon.replace(RING, '100.5,13.7 '.repeat(5000))), 'placeTooManyCorners'],
    ['too much', ' '.repeat(3_000_000), 'placeFileTooLarge'],
  ])('with %s is refused', (_, text, key) => {
    expect(readPlaceFile(text).problem?.messageKey).toBe(key);
  });
});
