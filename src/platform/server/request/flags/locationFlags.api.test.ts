/** Protected places: entering them, finding those near a location, and the flags of dossiers. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceBetween, edgeDistance } from '#platform/model/geo/distance.ts';
import type { LocationFlag, NearPlace } from '#platform/model/place/nearProtected.ts';
import { boxAround } from '#platform/model/place/protectedBox.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  bringToSignatory,
  editDocument,
  expectOk,
  fileDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { siteModule } from '#platform/testing/siteModule.ts';
import type { NearAnswer } from '../../places/nearCall.ts';
import { findNearProtectedPlaces } from '../../places/nearProtected.ts';
import { REFLAG_TASK } from './reflagTask.ts';

const PLACES = '/api/v1/master/protected-places';
const FLAGS = '/api/v1/transaction/location-flags';
const SETTINGS = '/api/v1/security/app-properties';
const wire = 'transaction/sites';

let test: TestApp;
let people: RequestPeople;
let admin: Person;

beforeAll(async () => {
  test = await startTestAppWithModule(siteModule);
  people = await makeRequestPeople(test);
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const point = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] });
const square = (x: number, y: number, size: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
  ],
});
/** A place of its own for each test, far from the others and from the seeded ones. */
let row = 0;
const freshPosition = (): readonly [number, number] => {
  row += 1;
  return [101.5 + 0.05 * row, 15];
};
const enterPlace = async (
  location: object,
  { kind = 'public', as = admin }: { kind?: 'royal' | 'public'; as?: Person } = {},
): Promise<{ id: string; version: number; nameTh: string }> =>
  (await expectOk(
    test.call('PUT', PLACES, {
      as,
      body: {
        code: `T-${randomBytes(5).toString('hex')}`,
        refKind: { key: kind === 'royal' ? '1' : '2' },
        nameTh: `ที่ทดสอบ ${row}`,
        source: 'ทดสอบ',
        location,
      },
    }),
  )) as { id: string; version: number; nameTh: string };
const near = (location: object | null, as: Person = people.operator): Promise<TestAnswer> =>
  test.call('POST', `${PLACES}/near`, { as, body: { location } });
const file = (location: object): Promise<FiledRequest> =>
  fileDocument(test, people.operator, { wire, values: { siteName: 'โกดังทดสอบ', location } });
const dossierOf = async ({ id }: FiledRequest): Promise<string> =>
  (await test.app.pools.api.query<{ id: string }>('select "dossier_id" as "id" from "site" where "id" = $1', [id]))
    .rows[0]?.id ?? '';
const flagsOf = async (filed: FiledRequest, as: Person = people.operator): Promise<readonly LocationFlag[]> =>
  (
    (await expectOk(test.call('GET', `${FLAGS}/of-dossier/${await dossierOf(filed)}`, { as }))) as {
      flags: readonly LocationFlag[];
    }
  ).flags;
const noticesOf = async ({ id }: Person): Promise<readonly string[]> =>
  (
    await test.app.pools.api.query<{ content: string }>(
      `select "content" from "notification" where "user_id" = $1 and "title" like '%สถานที่คุ้มครอง%' order by "create_date"`,
      [id],
    )
  ).rows.map(({ content }) => content);

describe('a protected place', () => {
  it('is stored with the box around its location, which nobody else writes', async () => {
    const { id } = await enterPlace(square(100.5, 14.5, 0.01));
    const { rows } = await test.app.pools.api.query(
      'select "west", "south", "east", "north", "height" from "protected_place" where "id" = $1',
      [id],
    );
    expect(rows).toEqual([
      { west: '100.5000000', south: '14.5000000', east: '100.5100000', north: '14.5100000', height: '0.0100000' },
    ]);
  });

  it.each([
    [{ type: 'Point', coordinates: [13.7, 100.5] }, 'placeSwapped'],
    [{ type: 'Point', coordinates: [2.3, 48.9] }, 'placeOutsideThailand'],
    [
      {
        type: 'LineString',
        coordinates: [
          [100, 14],
          [100, 15],
        ],
      },
      'placeShape',
    ],
  ])('is refused with %j', async (location, messageKey) => {
    expect(
      await test.call('PUT', PLACES, {
        as: admin,
        body: { code: 'T-bad', refKind: { key: '2' }, nameTh: 'ผิด', source: 'ทดสอบ', location },
      }),
    ).toMatchObject({ status: 422, body: { fields: [{ path: 'location', messageKey }] } });
  });

  it('is entered by heads and read by officers, and not by operators', async () => {
    await enterPlace(point(...freshPosition()), { as: people.head });
    expect(await test.call('POST', `${PLACES}/_search`, { as: people.receiver, body: {} })).toMatchObject({
      status: 200,
    });
    expect(await test.call('PUT', PLACES, { as: people.receiver, body: {} })).toMatchObject({ status: 403 });
    expect(await test.call('POST', `${PLACES}/_search`, { as: people.operator, body: {} })).toMatchObject({
      status: 403,
    });
  });
});

describe('the places near a location', () => {
  it('are the nearest of each kind, with the distance and whether it is within the radius', async () => {
    const { body, status } = await near(point(100.4935, 13.75));
    const answer = body as NearAnswer;
    expect(status).toBe(200);
    expect(answer).toMatchObject({ radii: { royal: 500, public: 100 }, tiles: null });
    expect(answer.nearest.map(({ name, kind, isWithin }) => [name[1], kind, isWithin])).toEqual([
      ['Grand Palace', 'royal', true],
      ['Tua Yang Wittaya School', 'public', false],
    ]);
    expect(answer.nearest[0]?.metres).toBeCloseTo(distanceBetween([100.4935, 13.75], [100.491, 13.75]), 3);
    expect(answer.within).toHaveLength(1);
  });

  it('are named to everybody who is signed in, for a valid geometry', async () => {
    expect(await near(null)).toMatchObject({ status: 200, body: { nearest: [], within: [] } });
    expect(await test.call('POST', `${PLACES}/near`, { body: { location: null } })).toMatchObject({ status: 401 });
    expect(await near({ type: 'Point', coordinates: [1, 1] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'location', messageKey: 'placeOutsideThailand' }] },
    });
    expect(await near({ type: 'Polygon', coordinates: [Array.from({ length: 3000 }, () => [100, 14])] })).toMatchObject(
      {
        status: 422,
        body: { fields: [{ messageKey: 'placeTooManyCorners' }] },
      },
    );
  });

  it('do not include archived places', async () => {
    const at = freshPosition();
    const place = await enterPlace(point(...at));
    expect((await findNearProtectedPlaces(test.app.pools.api, point(...at))).within).toHaveLength(1);
    await expectOk(test.call('POST', `${PLACES}/_delete`, { as: admin, body: { id: place.id } }));
    expect((await findNearProtectedPlaces(test.app.pools.api, point(...at))).within).toEqual([]);
  });

  it('are those that a search of all places finds, for random points and areas', async () => {
    await insertRandomPlaces();
    const { rows } = await test.app.pools.api.query<{ id: string; kind: NearPlace['kind']; location: object }>(
      'select "id", "kind", "location" from "protected_place" where "is_active"',
    );
    const radii = { royal: 500, public: 100 };
    await assertProperty(
      fc.asyncProperty(
        randomPosition,
        fc.option(fc.double({ min: 0.0005, max: 0.1, noNaN: true }), { nil: null }),
        async ([x, y], size) => {
          const geometry = size === null ? point(x, y) : square(x, y, size);
          const found = await findNearProtectedPlaces(test.app.pools.api, geometry);
          const all = rows.map((place) => ({ ...place, metres: edgeDistance(geometry, place.location) ?? Infinity }));
          const within = all.filter(({ kind, metres }) => metres <= radii[kind]);
          expect(new Set(found.within.map(({ id }) => id))).toEqual(new Set(within.map(({ id }) => id)));
          for (const kind of ['royal', 'public'] as const) {
            const least = Math.min(...all.filter((place) => place.kind === kind).map(({ metres }) => metres));
            expect(found.nearest.find((place) => place.kind === kind)?.metres).toBeCloseTo(least, 3);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

const randomPosition = fc.tuple(
  fc.double({ min: 99.2, max: 99.5, noNaN: true }),
  fc.double({ min: 16, max: 16.3, noNaN: true }),
);

async function insertRandomPlaces(): Promise<void> {
  const positions = fc.sample(
    fc.tuple(randomPosition, fc.double({ min: 0.0001, max: 0.01, noNaN: true }), fc.boolean()),
    {
      numRuns: 80,
      seed: 7,
    },
  );
  for (const [index, [[x, y], size, isArea]] of positions.entries()) {
    // One large area, so that boxes of very different heights are searched.
    const location = isArea ? square(x, y, index === 0 ? 0.2 : size) : point(x, y);
    await insertRow(test.app.pools.api, 'protectedPlace', {
      code: `N-${index}`,
      refKind: index % 3 === 0 ? 'royal' : 'public',
      location,
      ...boxAround(location),
    });
  }
}

describe('a document with a location', () => {
  it('warns while it is written, naming the nearest place and the distance', async () => {
    const [x, y] = freshPosition();
    const { nameTh } = await enterPlace(point(x, y));
    const body = { siteName: 'โกดัง', location: point(x, y + 0.0005) };
    expect(await test.call('POST', `/api/v1/${wire}/_check`, { as: people.operator, body })).toMatchObject({
      status: 200,
      body: {
        warnings: [
          {
            path: 'location',
            rule: 'nearProtected',
            messageKey: 'nearPublicPlace',
            data: { place: [nameTh, nameTh], metres: 55, radius: 100 },
            needsAcknowledgement: false,
          },
        ],
      },
    });
  });

  it('flags its dossier, and no longer when it is moved away', async () => {
    const [x, y] = freshPosition();
    await enterPlace(square(x, y, 0.001));
    const filed = await file(point(x, y + 0.0015));
    expect(await flagsOf(filed)).toMatchObject([{ kind: 'public', metres: 55, seenBy: null, seenAt: null }]);
    await expectOk(editDocument(test, people.operator, filed, { location: point(x, y + 0.02) }));
    expect(await flagsOf(filed)).toEqual([]);
  });

  it('can be removed as a draft, with its flags', async () => {
    const [x, y] = freshPosition();
    await enterPlace(point(x, y));
    const filed = await file(point(x, y));
    const dossierId = await dossierOf(filed);
    await expectOk(
      test.call('POST', `/api/v1/${wire}/_delete?isHardDelete=true`, { as: people.operator, body: { id: filed.id } }),
    );
    const { rows } = await test.app.pools.api.query('select from "location_flag" where "dossier_id" = $1', [dossierId]);
    expect(rows).toEqual([]);
  });

  it('is flagged for the location in force as well as for the one that is requested', async () => {
    const [x, y] = freshPosition();
    await enterPlace(point(x, y));
    await enterPlace(point(x, y + 0.02));
    const filed = await file(point(x, y + 0.0005));
    await bringToSignatory(test, people, filed);
    await takeStep(test, people.approver, filed, 'approve');
    const change = await refile(test, people.operator, { kind: 3, base: filed });
    await expectOk(editDocument(test, people.operator, change, { location: point(x, y + 0.0201) }));
    expect((await flagsOf(filed)).map(({ metres }) => metres)).toEqual([11, 55]);
  });

  it('has flags that officers confirm, that stay confirmed, and that its operator only reads', async () => {
    const [x, y] = freshPosition();
    const place = await enterPlace(point(x, y));
    const filed = await file(point(x, y + 0.0005));
    await takeStep(test, people.operator, filed, 'request');
    const dossierId = await dossierOf(filed);
    const ids = (await flagsOf(filed)).map(({ id }) => id);
    const confirm = (as: Person): Promise<TestAnswer> =>
      test.call('PUT', `${FLAGS}/confirm`, { as, body: { dossierId, ids } });
    expect((await confirm(people.operator)).status).toBe(403);
    const elsewhere = await test.person({ roles: ['OPERATOR_OWNER'] });
    expect((await test.call('GET', `${FLAGS}/of-dossier/${dossierId}`, { as: elsewhere })).status).toBe(404);
    expect(await confirm(people.receiver)).toMatchObject({
      status: 200,
      body: { flags: [{ seenBy: expect.any(String) as string, seenAt: expect.stringContaining('T') as string }] },
    });
    await enterMoved(place, point(x, y - 0.0001));
    await runQueuedTask(test.app, REFLAG_TASK);
    expect(await flagsOf(filed)).toMatchObject([{ metres: 66, seenBy: expect.any(String) as string }]);
    await enterMoved({ ...place, version: place.version + 1 }, point(x, y + 0.0001));
    await runQueuedTask(test.app, REFLAG_TASK);
    expect(await flagsOf(filed)).toMatchObject([{ metres: 44, seenBy: null }]);
  });
});

const enterMoved = async ({ id, version }: { id: string; version: number }, location: object): Promise<void> => {
  await expectOk(test.call('PUT', PLACES, { as: admin, body: { id, version, location } }));
};

describe('a protected place that is entered later', () => {
  it('flags the submitted documents near it and notifies their officers, once', async () => {
    const [x, y] = freshPosition();
    const [submitted, draft, far] = [
      await file(point(x, y)),
      await file(square(x, y, 0.001)),
      await file(point(x + 0.02, y)),
    ];
    for (const filed of [submitted, far]) await takeStep(test, people.operator, filed, 'request');
    await runQueuedTask(test.app, REFLAG_TASK);
    const before = await noticesOf(people.receiver);
    const place = await enterPlace(point(x, y + 0.0005));
    await runQueuedTask(test.app, REFLAG_TASK);
    expect(await flagsOf(submitted)).toMatchObject([{ metres: 55 }]);
    expect(await flagsOf(draft)).toMatchObject([{ metres: 0 }]);
    expect(await flagsOf(far)).toEqual([]);
    const notices = (await noticesOf(people.receiver)).slice(before.length);
    expect(notices).toEqual([expect.stringContaining(`${place.nameTh} 55 เมตร`)]);
    expect(await noticesOf(people.operator)).toEqual([]);
    await enterMoved(place, point(x, y + 0.0005));
    await runQueuedTask(test.app, REFLAG_TASK);
    expect(await noticesOf(people.receiver)).toHaveLength(before.length + 1);
    await expectOk(test.call('POST', `${PLACES}/_delete`, { as: admin, body: { id: place.id } }));
    await runQueuedTask(test.app, REFLAG_TASK);
    expect(await flagsOf(submitted)).toEqual([]);
  });
});

describe('the settings of maps', () => {
  it('change the distances, and let the page load pictures from the one origin', async () => {
    const version = (
      (await test.call('GET', `${SETTINGS}/settings`, { as: admin })).body as { maps: { version: number } }
    ).maps.version;
    const body = {
      royalMetres: 1500,
      publicMetres: 100,
      tileUrl: 'https://maps.example.go.th/t/{z}/{x}/{y}.png',
      tileAttribution: 'กรมทดสอบ',
      version,
    };
    expect(
      await test.call('PUT', `${SETTINGS}/maps`, {
        as: admin,
        body: { ...body, royalMetres: 0, tileUrl: 'http://x/' },
      }),
    ).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'royalMetres', messageKey: 'mapRadius' },
          { path: 'tileUrl', messageKey: 'mapTileUrl' },
        ],
      },
    });
    expect(await test.call('PUT', `${SETTINGS}/maps`, { as: people.head, body })).toMatchObject({ status: 403 });
    await expectOk(test.call('PUT', `${SETTINGS}/maps`, { as: admin, body }));
    expect((await near(point(100.5, 13.75))).body).toMatchObject({
      radii: { royal: 1500 },
      tiles: { url: body.tileUrl, attribution: 'กรมทดสอบ' },
      within: [{ name: ['พระบรมมหาราชวัง', 'Grand Palace'] }],
    });
    await expect.poll(() => test.app.tileOrigin(), { interval: 5, timeout: 10_000 }).toBe('https://maps.example.go.th');
  });
});
