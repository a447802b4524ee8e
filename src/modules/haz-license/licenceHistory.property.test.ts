/**
 * Whatever happens to notices to import and to possess, and whatever others reserve, use and return of them meanwhile: the
 * stock cards say what a naive model says, nothing is ever below zero, and a request is refused exactly if the model has
 * too little. Licences differ from notices in their fee alone.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '#platform/server/errors.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { expectOk, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, receive } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { FIRST_AREA } from '#modules/storage-location/testing/places.ts';
import { returnAreas } from './server/returnAreas.ts';
import { areaOf, cardsOf, licenceCases, rowsOf, withdraw, type LicenceCases } from './testing/licenceCases.ts';
import { certifiedFor } from './testing/licences.ts';
import {
  AREA_SQUARE_METRES,
  cardsOfModel,
  grant,
  lineOfProduct,
  mayGrant,
  newPaper,
  OWNERS,
  remainingOf,
  type AskedContent,
  type ModelledPaper,
} from './testing/modelledPapers.ts';
import { lineOf, reserveKg, takeKg } from './testing/uses.ts';

const REQUESTS = '/api/v1/transaction/requests';
const RESERVE_USE = '/api/v1/transaction/stock-cards/haz-license/reserve-use';
const PRODUCTS = 2;
const DAY_MS = 86_400_000;
const SLOW_MS = 240_000;
/** For one history, on a machine that is busy with much else. */
const HISTORY_MS = 90_000;
const runs = propertyRuns(5);

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
const products: Id[] = [];
/** Requests of shipments for which lines are reserved. */
const shipments: FiledRequest[] = [];
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
  for (let count = 0; count < PRODUCTS; count += 1)
    products.push(await cases.register('registrationImport', { refHazObject: listedObject.type2 }));
  for (let count = 0; count < OWNERS; count += 1) {
    const shipment = await cases.file('noticeImport');
    await expectOk(cases.submit(shipment));
    shipments.push(shipment);
  }
}, SLOW_MS);
afterAll(() => test.stop(), SLOW_MS);

/** Something that others do with a line. */
type Use =
  | {
      readonly kind: 'reserve';
      readonly which: number;
      readonly line: number;
      readonly owner: number;
      readonly kg: number;
    }
  | { readonly kind: 'use'; readonly which: number; readonly line: number; readonly kg: number };

type Deed =
  | { readonly kind: 'new'; readonly isPossession: boolean; readonly months: number; readonly content: AskedContent }
  | {
      readonly kind: 'change' | 'renewal' | 'cancellation';
      readonly which: number;
      readonly content: AskedContent;
      /** While it is decided. */
      readonly meanwhile: readonly Use[];
    }
  | { readonly kind: 'wait'; readonly days: number }
  | Use;

const which = fc.nat(3);
const kilograms = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }));
const content: fc.Arbitrary<AskedContent> = fc.record({
  kilograms: fc
    .tuple(fc.integer({ min: 1, max: 60 }), kilograms, fc.boolean())
    .map(([some, other, isFirst]) => (isFirst ? [some, other] : [other, some])),
  squareMetres: fc.integer({ min: 1, max: AREA_SQUARE_METRES }),
});
const someUse: fc.Arbitrary<Use> = fc.oneof(
  fc.record({
    kind: fc.constant('reserve' as const),
    which,
    line: fc.nat(2),
    owner: fc.nat(OWNERS - 1),
    kg: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
  }),
  fc.record({ kind: fc.constant('use' as const), which, line: fc.nat(2), kg: fc.integer({ min: -20, max: 40 }) }),
);
const someDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: someUse },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('new' as const),
      isPossession: fc.boolean(),
      months: fc.constantFrom(1, 36),
      content,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom<'change' | 'renewal' | 'cancellation'>(
        ...(['change', 'change', 'change', 'renewal', 'renewal', 'cancellation'] as const),
      ),
      which,
      content,
      meanwhile: fc.array(someUse, { maxLength: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 5, max: 40 }) }) },
);

/** Every history has one paper of each kind to begin with. */
const beginnings: fc.Arbitrary<readonly Deed[]> = fc
  .tuple(content, content, fc.constantFrom(1, 1, 36))
  .map(([imported, possessed, months]) => [
    { kind: 'new', isPossession: false, months: 36, content: imported },
    { kind: 'new', isPossession: true, months, content: { ...possessed, squareMetres: 30 } },
  ]);

interface HeldPaper {
  readonly model: ModelledPaper;
  /** The revision in force. */
  filed: FiledRequest;
  expires: string;
}

interface World {
  readonly store: Id;
  readonly papers: HeldPaper[];
  days: number;
}

it(
  'stock cards say what the model says, and requests are refused exactly if it has too little',
  async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, fc.array(someDeed, { minLength: 14, maxLength: 18 }), async (begun, deeds) => {
        const world: World = { store: await cases.register('storageLocation', certifiedFor('2')), papers: [], days: 0 };
        for (const deed of [...begun, ...deeds]) {
          if (deed.kind === 'wait') world.days += deed.days;
          await test.clock.moveFor(world.days * DAY_MS, () => doDeed(world, deed));
          await expectModel(world);
        }
      }),
      { ...runs, endOnFailure: true },
    );
  },
  runs.numRuns * HISTORY_MS,
);

function chosen<Item>(all: readonly Item[], at: number): Item | undefined {
  return all[at % Math.max(all.length, 1)];
}

function doDeed(world: World, deed: Deed): Promise<void> {
  switch (deed.kind) {
    case 'new':
      return begin(world, deed);
    case 'reserve':
    case 'use':
      return takeKilograms(world, deed);
    case 'wait':
      return returnWhatEnded(world);
    case 'change':
    case 'renewal':
    case 'cancellation':
      return refile(world, deed);
  }
}

async function sampleLine(isPossession: boolean): Promise<Values> {
  const { details } = await cases.body(isPossession ? 'noticePossess' : 'noticeImport');
  return (details as readonly Values[])[0] ?? {};
}

async function begin(
  world: World,
  { isPossession, months, content: asked }: Extract<Deed, { kind: 'new' }>,
): Promise<void> {
  const type = isPossession ? 'noticePossess' : 'noticeImport';
  const sample = await sampleLine(isPossession);
  const filed = await cases.file(type, {
    validMonths: months,
    details: asked.kilograms.flatMap((quantity, at) =>
      quantity === 0 ? [] : [{ ...sample, refHaz: products[at], quantity }],
    ),
    storageLocations: [
      {
        refPlace: world.store,
        areaLineId: FIRST_AREA,
        quantity: 1,
        ...(isPossession ? { squareMetres: asked.squareMetres } : {}),
      },
    ],
  });
  const model = newPaper(isPossession);
  if (await decided(world, { filed, model, asked, meanwhile: [] }))
    world.papers.push({ model, filed, expires: await expiryOf(filed) });
}

async function refile(world: World, deed: Extract<Deed, { meanwhile: unknown }>): Promise<void> {
  const paper = chosen(world.papers, deed.which);
  if (paper === undefined) return;
  const { model } = paper;
  const isReissue = deed.kind === 'renewal' && !model.isPossession;
  const isRefused =
    model.isCancelled ||
    paper.expires < test.clock.today() ||
    (isReissue && model.renewedBy !== undefined && !model.renewedBy.isCancelled);
  if (isRefused) {
    const requestType = { renewal: 2, change: 3, cancellation: 4 }[deed.kind];
    const body = { refRequestType: requestType, refBase: { id: paper.filed.id } };
    expect((await test.call('PUT', REQUESTS, { as: people.operator, body })).status).toBe(409);
    return;
  }
  const filed = await cases.refile(deed.kind, paper.filed);
  const asked = deed.kind === 'cancellation' ? undefined : deed.content;
  if (asked !== undefined) await expectOk(cases.edit(filed, await editedRows(filed, model, asked)));
  const next = isReissue ? newPaper(false) : model;
  if (!(await decided(world, { filed, model: next, asked, meanwhile: deed.meanwhile }))) return;
  if (isReissue) {
    model.renewedBy = next;
    world.papers.push({ model: next, filed, expires: await expiryOf(filed) });
  } else if (asked !== undefined) Object.assign(paper, { filed, expires: await expiryOf(filed) });
}

/** The quantities of the lines that stay, the removal of others, and new lines. */
async function editedRows(filed: Id, model: ModelledPaper, asked: AskedContent): Promise<Values> {
  const rows = await rowsOf(test, filed, 'detail');
  const [place] = await rowsOf(test, filed, 'storage_location');
  const sample = await sampleLine(model.isPossession);
  const details = asked.kilograms.flatMap((quantity, product): readonly Values[] => {
    const line = lineOfProduct(model, product);
    const row = rows.find(({ sequence }) => line !== undefined && sequence === line.number);
    if (row === undefined) return quantity === 0 ? [] : [{ ...sample, refHaz: products[product], quantity }];
    return [quantity === 0 ? { id: row['id'], isDelete: true } : { id: row['id'], quantity }];
  });
  const area = model.isPossession ? { squareMetres: asked.squareMetres } : {};
  return { details, storageLocations: [{ id: place?.['id'], quantity: 1, ...area }] };
}

interface Decision {
  readonly filed: FiledRequest;
  /** Of the paper that it is about. */
  readonly model: ModelledPaper;
  readonly asked: AskedContent | undefined;
  readonly meanwhile: readonly Use[];
}

/** Takes a draft to its end, and returns whether it was issued; a request that is refused is withdrawn. */
async function decided(world: World, { filed, model, asked, meanwhile }: Decision): Promise<boolean> {
  const models = (): readonly ModelledPaper[] => world.papers.map((paper) => paper.model);
  const isWithin = (): boolean => mayGrant(models(), model, asked);
  const answer = await cases.submit(filed);
  expectAnswer(answer, isWithin());
  if (answer.status !== 200) return false;
  await expectModel(world, model.isPossession ? Math.max(0, (asked?.squareMetres ?? 0) - model.area) : 0);
  for (const step of [receive, check, pass]) await step(test, people, filed);
  for (const use of meanwhile) await takeKilograms(world, use);
  const decision = await cases.decide(filed);
  expectAnswer(decision, isWithin());
  if (decision.status === 200) grant(model, asked, await numbersOf(filed));
  else await withdraw(test, people, filed);
  return decision.status === 200;
}

/** The numbers of the lines, by product. */
async function numbersOf(filed: Id): Promise<ReadonlyMap<number, number>> {
  const rows = await rowsOf(test, filed, 'detail');
  return new Map(rows.map((row) => [products.findIndex(({ id }) => id === row['haz_id']), Number(row['sequence'])]));
}

function expectAnswer({ status, text }: TestAnswer, isOk: boolean): void {
  expect(status, text).toBe(isOk ? 200 : 422);
}

async function takeKilograms(world: World, use: Use): Promise<void> {
  const paper = chosen(world.papers, use.which);
  const line = chosen(paper?.model.lines ?? [], use.line);
  if (paper === undefined || line === undefined) return;
  const card = await lineOf(test, paper.filed, line.number);
  if (use.kind === 'use') {
    const isPossible = use.kg <= remainingOf(line) && line.use + use.kg >= 0;
    expect(await isAccepted(takeKg(test, card, use.kg))).toBe(isPossible);
    if (isPossible) line.use += use.kg;
    return;
  }
  const isPossible = use.kg - (line.reserves[use.owner] ?? 0) <= remainingOf(line);
  const requestId = shipments[use.owner]?.requestId ?? '';
  expect(await isAccepted(reserveKg(test, card, { requestId, kg: use.kg }))).toBe(isPossible);
  if (!isPossible) return;
  // A shipment reserves one line at a time: what it had reserved of others is given back.
  for (const { model } of world.papers) for (const other of model.lines) other.reserves[use.owner] = 0;
  line.reserves[use.owner] = use.kg;
}

async function isAccepted(posting: Promise<void>): Promise<boolean> {
  try {
    await posting;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The nightly job: possessions that have expired give back their square metres, unless something is still possessed. */
async function returnWhatEnded({ papers }: World): Promise<void> {
  await returnAreas(test.app);
  for (const { model, expires } of papers) {
    const isEmpty = model.lines.every(({ use }) => use === 0);
    if (!model.isCancelled && expires < test.clock.today() && isEmpty) model.area = 0;
  }
}

async function expiryOf({ requestId }: FiledRequest): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ day: string }>(
    `select d."expire_date"::text as "day" from "request" r join "dossier" d on d."id" = r."dossier_id" where r."id" = $1`,
    [requestId],
  );
  return rows[0]?.day ?? '';
}

/** The cards, the area of the store, and what an operator is told is left. `reserved` are square metres. */
async function expectModel({ store, papers }: World, reserved = 0): Promise<void> {
  const used = papers.reduce((total, { model }) => total + model.area, 0);
  expect(await areaOf(test, store)).toBe(`${AREA_SQUARE_METRES} ${reserved} ${used} 0`);
  for (const { model, filed } of papers) {
    expect(await cardsOf(test, filed)).toEqual(cardsOfModel(model));
    expect(Math.min(...model.lines.map(remainingOf))).toBeGreaterThanOrEqual(0);
  }
  if (papers.length === 0) return;
  const answer = await expectOk(
    test.call('POST', RESERVE_USE, { as: people.operator, body: papers.map(({ filed }) => filed.id) }),
  );
  expect([answer].flat().map((told) => (told as { readonly balance: number }).balance)).toEqual(
    papers.map(({ model }) => model.lines.reduce((total, line) => total + remainingOf(line), 0)),
  );
}
