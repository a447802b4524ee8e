/** Tests the refusals of a product: when it is created, changed and submitted, each at the field that is wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import {
  attachmentsOf,
  bringTo,
  fileProduct,
  issueProduct,
  listedObject,
  productBody,
  refileProduct,
  substanceOf,
} from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { editDocument, takeStep, sendRequestStep } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

const HAZES = '/api/v1/transaction/hazes';

let test: TestApp;
let people: SigningPeople;

beforeAll(async () => {
  // The tests insert rows directly that no call would make, to see what a rule reports for them.
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers], skipsInvariants: true });
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

const refusalOf = ({ status, body }: TestAnswer): unknown => {
  const { messageKey, fields = [] } = body as {
    messageKey?: string;
    fields?: readonly { path: string; messageKey: string }[];
  };
  return fields.length === 0
    ? [status, messageKey]
    : [status, ...fields.map((field) => [field.path, field.messageKey])];
};
const substance = (more: object = {}) => [
  { refSubStance: substanceOf('CA-HYPO'), content: 65, refUnit: { key: 'WW' }, foundContent: 65, ...more },
];

/** Returns the line of the substance with the smallest found content. */
async function lineOf({ id }: { id: string }): Promise<string | undefined> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "id" from "haz_main_sub_stance" where "haz_id" = $1 order by "found_content" limit 1',
    [id],
  );
  return rows[0]?.id;
}

const always = [
  ['a reserved word', { tradeNameEn: 'AQ KING 1' }, 'tradeNameEn', 'reservedWord'],
  ['a reserved word in Thai', { tradeNameTh: 'คลอรีนมหัศจรรย์' }, 'tradeNameTh', 'reservedWord'],
  ['type 1', { refHazObject: listedObject.type1 }, 'refHazObject', 'typeNotRegistered'],
  ['type 4', { refHazObject: listedObject.type4 }, 'refHazObject', 'typeProhibited'],
  [
    'a solid measured by volume',
    { mainSubStances: substance({ refUnit: { key: 'WV' } }) },
    'mainSubStances.0.refUnit',
    'unitOfLiquid',
  ],
  [
    'a liquid counted by weight',
    { refPhysicalState: { key: 'L' }, mainSubStances: substance({ refUnit: { key: 'CFUG' } }) },
    'mainSubStances.0.refUnit',
    'unitOfSolid',
  ],
] as const;

describe('a new product', () => {
  it.each([
    ...always,
    [
      'an operation that is not registered',
      { refOperation: { key: '2' }, importCompanies: [] },
      'refOperation',
      'operationNotRegistered',
    ] as const,
  ])('with %s is refused', async (_, values, path, messageKey) => {
    expect(refusalOf(await test.call('PUT', HAZES, { as: people.operator, body: productBody(values) }))).toEqual([
      422,
      [path, messageKey],
    ]);
  });

  it('may be incomplete and outside the tolerance', async () => {
    const { status } = await test.call('PUT', HAZES, {
      as: people.operator,
      body: { tradeNameTh: 'ร่างแรก', mainSubStances: substance({ foundContent: 1 }), refHomogeneity: { key: '1' } },
    });
    expect(status).toBe(200);
  });

  it('may not contain its type or class', async () => {
    expect(
      refusalOf(
        await test.call('PUT', HAZES, { as: people.operator, body: productBody({ refHazType: { key: '3' } }) }),
      ),
    ).toEqual([422, ['refHazType', 'managedField']]);
  });
});

describe('a changed product', () => {
  it.each(always)('to %s is refused, and stays as it was', async (_, values, path, messageKey) => {
    const filed = await fileProduct(test, people.operator);
    // Changes the existing line, and adds no other.
    const lines =
      'mainSubStances' in values
        ? { mainSubStances: [{ id: await lineOf(filed), refUnit: values.mainSubStances[0]?.refUnit }] }
        : {};
    expect(refusalOf(await editDocument(test, people.operator, filed, { ...values, ...lines }))).toEqual([
      422,
      [path, messageKey],
    ]);
    await takeStep(test, people.operator, filed, 'request');
  });

  it('cannot change the operation it is registered for', async () => {
    const filed = await fileProduct(test, people.operator);
    expect(
      refusalOf(await editDocument(test, people.operator, filed, { refOperation: { key: '4' }, importCompanies: [] })),
    ).toEqual([422, ['refOperation', 'managedField']]);
  });

  it('has type and class by its tests and the list', async () => {
    const filed = await fileProduct(test, people.operator);
    const computedFields = async () => {
      const { rows } = await test.app.pools.api.query<{ type: string; class: string | null }>(
        'select h."haz_type" as "type", l."hazard_class" as "class" from "haz" h left join "ld50" l on l."id" = h."ld50_id" where h."id" = $1',
        [filed.id],
      );
      return rows[0];
    };
    expect(await computedFields()).toEqual({ type: 'type2', class: 'III' });
    const oral = { refRoute: { key: '1' }, refSpecies: { id: lookupId('HAZ_ANIMAL_SPECIES_TEST', '1') } };
    // The dermal test gives a more severe class than the oral one.
    await editDocument(test, people.operator, filed, {
      refHazObject: listedObject.type3,
      tests: [
        { ...oral, ld50: 2500 },
        { ...oral, refRoute: { key: '2' }, ld50: 90 },
      ],
    });
    expect(await computedFields()).toEqual({ type: 'type3', class: 'Ib' });
    // The same doses are more severe for a liquid.
    await editDocument(test, people.operator, filed, { refPhysicalState: { key: 'L' } });
    expect(await computedFields()).toEqual({ type: 'type3', class: 'Ib' });
    await editDocument(test, people.operator, filed, { refPhysicalState: null });
    expect(await computedFields()).toEqual({ type: 'type3', class: null });
  });

  it('is checked by all rules during the review, also in the fields opened to its operator', async () => {
    const filed = await fileProduct(test, people.operator);
    await bringTo(test, people, filed, 'underReview');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['mainSubStances', 'tradeNameEn'] } });
    expect(
      refusalOf(
        await editDocument(test, people.operator, filed, {
          mainSubStances: [{ id: await lineOf(filed), foundContent: 40 }],
        }),
      ),
    ).toEqual([422, ['mainSubStances.0.foundContent', 'outOfTolerance']]);
    expect(refusalOf(await editDocument(test, people.operator, filed, { tradeNameEn: 'Safe Chlor' }))).toEqual([
      422,
      ['tradeNameEn', 'reservedWord'],
    ]);
  });
});

describe('a submitted product', () => {
  const submit = async (values: Readonly<Record<string, unknown>>) =>
    refusalOf(
      await sendRequestStep(test, people.operator, await fileProduct(test, people.operator, values), 'request'),
    );

  it.each([
    [
      'less than the tolerance allows',
      { mainSubStances: substance({ foundContent: 62.4 }) },
      'mainSubStances.0.foundContent',
      'outOfTolerance',
    ],
    [
      'more than the tolerance allows',
      { mainSubStances: substance({ foundContent: 67.501 }) },
      'mainSubStances.0.foundContent',
      'outOfTolerance',
    ],
    [
      'fewer microbes than declared',
      { mainSubStances: substance({ content: 1_000_000_000, foundContent: 999_999_999, refUnit: { key: 'CFUG' } }) },
      'mainSubStances.0.foundContent',
      'belowCount',
    ],
    [
      'a content of nothing',
      { mainSubStances: substance({ content: 0, foundContent: 0 }) },
      'mainSubStances.0.content',
      'noToleranceBand',
    ],
    ['neither solid nor liquid', { refPhysicalState: null }, 'refPhysicalState', 'required'],
    ['no substance', { mainSubStances: [] }, 'mainSubStances', 'required'],
    ['no supplier of what is imported', { importCompanies: [] }, 'importCompanies', 'required'],
  ])('with %s is refused', async (_, values, path, messageKey) => {
    expect(await submit(values)).toEqual([422, [path, messageKey]]);
  });

  it('reports the limits for the found content', async () => {
    const filed = await fileProduct(test, people.operator, { mainSubStances: substance({ foundContent: 62.4 }) });
    expect((await sendRequestStep(test, people.operator, filed, 'request')).body).toMatchObject({
      fields: [{ data: { from: '62.5', to: '67.5' } }],
    });
  });

  it('passes exactly at the limit, and deleted lines are ignored', async () => {
    const filed = await fileProduct(test, people.operator, {
      mainSubStances: [
        ...substance({ foundContent: 62.5 }),
        { ...substance()[0], refSubStance: substanceOf('NA-HYPO'), foundContent: 1 },
      ],
    });
    expect(
      (
        await editDocument(test, people.operator, filed, {
          mainSubStances: [{ id: await lineOf(filed), isDelete: true }],
        })
      ).status,
    ).toBe(200);
    await takeStep(test, people.operator, filed, 'request');
  });

  it('is refused without the required attachments', async () => {
    const attachments = (await attachmentsOf(test, people.operator)).slice(1);
    expect(await submit({ attachments })).toEqual([422, 'attachmentMissing']);
  });

  it('is checked by the list, the bands and the reserved words of that day', async () => {
    const filed = await fileProduct(test, people.operator, {
      tradeNameEn: 'Tidal Chlor',
      refHazObject: listedObject.type3,
    });
    const db = test.app.pools.api;
    const during = async (set: string, unset: string): Promise<unknown> => {
      await db.query(set);
      try {
        return refusalOf(await sendRequestStep(test, people.operator, filed, 'request'));
      } finally {
        await db.query(unset);
      }
    };
    const word = `from "lookup" where "group" = 'RESERVED_WORD' and "key" = '12'`;
    expect(
      await during(
        `update "lookup" set "value" = 'tidal' where "id" = (select "id" ${word})`,
        `update "lookup" set "value" = 'miracle' where "id" = (select "id" ${word})`,
      ),
    ).toEqual([422, ['tradeNameEn', 'reservedWord']]);
    expect(
      await during(
        `update "lookup" set "is_active" = false where "group" = 'TOLERANCE_BAND'`,
        `update "lookup" set "is_active" = true where "group" = 'TOLERANCE_BAND'`,
      ),
    ).toEqual([422, ['mainSubStances.0.content', 'noToleranceBand']]);
    const listed = `"haz_object" set "haz_type" = `;
    expect(
      await during(
        `update ${listed}'type4' where "id" = '${listedObject.type3.id}'`,
        `update ${listed}'type3' where "id" = '${listedObject.type3.id}'`,
      ),
    ).toEqual([422, ['refHazObject', 'typeProhibited']]);
    await takeStep(test, people.operator, filed, 'request');
  });
});

describe('a step of a product', () => {
  it('is refused if the operator is archived', async () => {
    const archived = await makeOperator(test);
    const filed = await fileProduct(test, archived.operator);
    await bringTo(test, { ...people, ...archived }, filed, 'waitSign');
    await test.app.pools.api.query('update "user" set "is_active" = false where "id" = $1', [archived.holderId]);
    expect(refusalOf(await sendRequestStep(test, people.signatory, filed, 'not-sign'))).toEqual([
      422,
      'operatorNotFound',
    ]);
  });

  it('is refused if the start of validity is unknown', async () => {
    const first = await issueProduct(test, people);
    const change = await refileProduct(test, people.operator, { kind: 3, base: first });
    await bringTo(test, people, change, 'waitSign');
    await test.app.pools.api.query(
      'update "dossier" set "effective_date" = null where "id" = (select "dossier_id" from "haz" where "id" = $1)',
      [first.id],
    );
    expect(refusalOf(await sendRequestStep(test, people.signatory, change, 'not-sign'))).toEqual([
      422,
      'effectiveDateNotFound',
    ]);
  });
});
