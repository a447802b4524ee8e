/** Tests that a trade name belongs to one product: from its submission on, as long as it is in force, and no longer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct, issueProduct, productBody, refileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import {
  editDocument,
  takeStep,
  expectOk,
  sendRequestStep,
  requestVersionOf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

const HAZES = '/api/v1/transaction/hazes';
const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let people: SigningPeople;
let other: SigningPeople;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
  other = { ...people, ...(await makeOperator(test)) };
});
afterAll(() => test.stop());

const fieldsOf = ({ status, body }: TestAnswer): unknown => [
  status,
  ...((body as { fields?: readonly { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => [path, messageKey],
  ),
];
const begin = async ({ operator }: SigningPeople, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
  fieldsOf(await test.call('PUT', HAZES, { as: operator, body: productBody(values) }));
const submit = async ({ operator }: SigningPeople, filed: FiledRequest): Promise<unknown> =>
  fieldsOf(await sendRequestStep(test, operator, filed, 'request'));

const FREE = [200];
const OTHERS = [422, ['tradeNameEn', 'tradeNameOthers']];
const OWN = [422, ['tradeNameEn', 'tradeNameOwn']];

let counter = 0;
/** Returns an unused name. */
const fresh = (): string => `Reef Mark ${String((counter += 1)).padStart(3, '0')}`;

describe('a submitted name', () => {
  it('is taken for others and for another product of the same holder, in any spelling and either language', async () => {
    const tradeNameEn = fresh();
    const filed = await fileProduct(test, people.operator, { tradeNameEn });
    await takeStep(test, people.operator, filed, 'request');
    expect([await begin(other, { tradeNameEn }), await begin(people, { tradeNameEn })]).toEqual([OTHERS, OWN]);
    expect(await begin(other, { tradeNameEn: tradeNameEn.toUpperCase().replaceAll(' ', '-') })).toEqual(OTHERS);
    expect(await begin(other, { tradeNameTh: tradeNameEn })).toEqual([422, ['tradeNameTh', 'tradeNameOthers']]);
    const otherDraft = await fileProduct(test, other.operator);
    expect(fieldsOf(await editDocument(test, other.operator, otherDraft, { tradeNameEn }))).toEqual(OTHERS);
    // Its own request does not block it.
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'แก้ไข' });
    expect(fieldsOf(await editDocument(test, people.operator, filed, { purpose: 'อื่น' }))).toEqual(FREE);
    expect(await submit(people, filed)).toEqual(FREE);
  });

  it('is free while only drafts use it; the first to submit gets it', async () => {
    const tradeNameEn = fresh();
    const [mine, otherDraft] = [
      await fileProduct(test, people.operator, { tradeNameEn }),
      await fileProduct(test, other.operator, { tradeNameEn }),
    ];
    expect([await submit(other, otherDraft), await submit(people, mine)]).toEqual([FREE, OTHERS]);
  });

  it('belongs to one of two that submit it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tradeNameEn = fresh();
      const [mine, otherDraft] = [
        await fileProduct(test, people.operator, { tradeNameEn }),
        await fileProduct(test, other.operator, { tradeNameEn }),
      ];
      const answers = await Promise.all([submit(people, mine), submit(other, otherDraft)]);
      expect(answers.toSorted((left, two) => JSON.stringify(left).length - JSON.stringify(two).length)).toEqual([
        FREE,
        OTHERS,
      ]);
    }
  });

  it('may be both names of one product', async () => {
    const name = fresh();
    expect(
      await submit(people, await fileProduct(test, people.operator, { tradeNameTh: name, tradeNameEn: name })),
    ).toEqual(FREE);
  });
});

async function revoke({ id }: Pick<FiledRequest, 'id'>): Promise<void> {
  const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
    'select d."id", d."version" from "dossier" d join "haz" h on h."dossier_id" = d."id" where h."id" = $1',
    [id],
  );
  await expectOk(
    test.call('PUT', '/api/v1/transaction/dossiers/revoke', {
      as: people.signatory,
      body: { ...rows[0], remark: 'ฝ่าฝืน' },
    }),
  );
}

async function takeBack({ requestId: id }: Pick<FiledRequest, 'requestId'>): Promise<void> {
  await expectOk(
    test.call('PUT', '/api/v1/transaction/requests/re-status', {
      as: people.head,
      body: { id, version: await requestVersionOf(test, id), remark: 'ย้อน' },
    }),
  );
}

describe('a name is free again', () => {
  const submitted = async (tradeNameEn: string): Promise<FiledRequest> => {
    const filed = await fileProduct(test, people.operator, { tradeNameEn });
    await takeStep(test, people.operator, filed, 'request');
    return filed;
  };

  it('when the request was cancelled', async () => {
    const tradeNameEn = fresh();
    await takeStep(test, people.operator, await submitted(tradeNameEn), 'cancel', { remark: 'ไม่ประสงค์จะขอ' });
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
  });

  it('when the request was refused', async () => {
    const tradeNameEn = fresh();
    const filed = await submitted(tradeNameEn);
    await bringTo(test, people, filed, 'underReview');
    await takeStep(test, people.receiver, filed, 'not-approve', { remark: 'ไม่ผ่าน' });
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
  });

  it('when the submission was taken back', async () => {
    const tradeNameEn = fresh();
    const filed = await submitted(tradeNameEn);
    await expectOk(
      test.call('PUT', '/api/v1/transaction/requests/re-status', {
        as: people.head,
        body: { id: filed.requestId, version: 2, remark: 'ย้อน' },
      }),
    );
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
  });

  it('when a submission that took it over from an ended registration was taken back; the claim returns', async () => {
    const tradeNameEn = fresh();
    const first = await issueProduct(test, people, { tradeNameEn });
    await revoke(first);
    const keepers = async (): Promise<readonly object[]> =>
      (
        await test.app.pools.api.query<{ key: string; dossier_id: string }>(
          `select c."key", c."dossier_id" from "claim" c join "haz" h on h."dossier_id" = c."dossier_id"
            where h."id" = $1 order by c."key"`,
          [first.id],
        )
      ).rows;
    const before = await keepers();
    const next = await fileProduct(test, other.operator, { tradeNameEn });
    await takeStep(test, other.operator, next, 'request');
    expect([await begin(people, { tradeNameEn }), (await keepers()).length]).toEqual([OTHERS, before.length - 1]);
    await expectOk(
      test.call('PUT', '/api/v1/transaction/requests/re-status', {
        as: people.head,
        body: { id: next.requestId, version: 2, remark: 'ย้อน' },
      }),
    );
    expect([await begin(people, { tradeNameEn }), await keepers()]).toEqual([FREE, before]);
    expect(await submit(other, next)).toEqual(FREE);
  });

  it('when the registration was cancelled, and not before that is approved', async () => {
    const tradeNameEn = fresh();
    const base = await issueProduct(test, people, { tradeNameEn });
    const end = await refileProduct(test, people.operator, { kind: 4, base });
    await bringTo(test, people, end, 'waitSign');
    expect(await begin(other, { tradeNameEn })).toEqual(OTHERS);
    await takeStep(test, people.signatory, end, 'not-sign');
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
  });

  it('when the registration was revoked or has expired, for the next that submits it', async () => {
    const [revoked, expired] = [fresh(), fresh()];
    const first = await issueProduct(test, people, { tradeNameEn: revoked });
    await issueProduct(test, people, { tradeNameEn: expired });
    await revoke(first);
    expect([await begin(other, { tradeNameEn: revoked }), await begin(other, { tradeNameEn: expired })]).toEqual([
      FREE,
      OTHERS,
    ]);
    const otherDraft = await fileProduct(test, other.operator);
    test.clock.move(6 * 366 * DAY_MS);
    try {
      expect(fieldsOf(await editDocument(test, other.operator, otherDraft, { tradeNameEn: expired }))).toEqual(FREE);
      expect(await submit(other, otherDraft)).toEqual(FREE);
    } finally {
      test.clock.move(0);
    }
  });
});

describe('a renewal', () => {
  it('that was submitted in time keeps the name, even if the registration expires before it is signed', async () => {
    const tradeNameEn = fresh();
    const base = await issueProduct(test, people, { tradeNameEn });
    const renewal = await refileProduct(test, people.operator, { kind: 2, base });
    const otherDraft = await fileProduct(test, other.operator, { tradeNameEn: fresh() });
    await bringTo(test, people, renewal, 'waitSign');
    test.clock.move(6 * 366 * DAY_MS);
    try {
      expect(fieldsOf(await editDocument(test, other.operator, otherDraft, { tradeNameEn }))).toEqual(OTHERS);
      await takeStep(test, people.operator, renewal, 'cancel', { remark: 'เปลี่ยนใจ' });
      expect(fieldsOf(await editDocument(test, other.operator, otherDraft, { tradeNameEn }))).toEqual(FREE);
    } finally {
      test.clock.move(0);
    }
  });
});

describe('a change', () => {
  it('takes the new name when it is submitted, and releases the old one when it is approved', async () => {
    const [before, after] = [fresh(), fresh()];
    const base = await issueProduct(test, people, { tradeNameEn: before });
    const change = await refileProduct(test, people.operator, { kind: 3, base, tradeNameEn: after });
    expect(await begin(other, { tradeNameEn: after })).toEqual(FREE);
    await bringTo(test, people, change, 'waitSign');
    expect([await begin(other, { tradeNameEn: before }), await begin(other, { tradeNameEn: after })]).toEqual([
      OTHERS,
      OTHERS,
    ]);
    await bringTo(test, people, change, 'approved');
    expect([await begin(other, { tradeNameEn: before }), await begin(other, { tradeNameEn: after })]).toEqual([
      FREE,
      OTHERS,
    ]);
  });

  it('that is cancelled leaves the name in force unchanged', async () => {
    const [before, after] = [fresh(), fresh()];
    const base = await issueProduct(test, people, { tradeNameEn: before });
    const change = await refileProduct(test, people.operator, { kind: 3, base, tradeNameEn: after });
    await takeStep(test, people.operator, change, 'request');
    await takeStep(test, people.operator, change, 'cancel', { remark: 'เปลี่ยนใจ' });
    expect([await begin(other, { tradeNameEn: before }), await begin(other, { tradeNameEn: after })]).toEqual([
      OTHERS,
      FREE,
    ]);
  });
});

describe('a name that is changed during the review', () => {
  const opened = async (): Promise<FiledRequest> => {
    const filed = await fileProduct(test, people.operator, { tradeNameEn: fresh() });
    await bringTo(test, people, filed, 'underReview');
    return filed;
  };

  it('is taken by the answer to the opened fields, which may be taken back', async () => {
    const tradeNameEn = fresh();
    const filed = await opened();
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['tradeNameEn'] } });
    expect(fieldsOf(await editDocument(test, people.operator, filed, { tradeNameEn }))).toEqual(FREE);
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
    await takeStep(test, people.operator, filed, 'answer');
    expect(await begin(other, { tradeNameEn })).toEqual(OTHERS);
    await takeBack(filed);
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
    await takeStep(test, people.operator, filed, 'answer');
    await bringTo(test, people, filed, 'approved');
    expect(await begin(other, { tradeNameEn })).toEqual(OTHERS);
  });

  it.each([
    ['unlock', { data: { fields: ['tradeNameEn'] } }],
    ['re-edit', { remark: 'แก้ไข' }],
  ])('is taken if the %s that allowed the change is taken back', async (action, more) => {
    const tradeNameEn = fresh();
    const filed = await opened();
    await takeStep(test, people.receiver, filed, action, more);
    expect(fieldsOf(await editDocument(test, people.operator, filed, { tradeNameEn }))).toEqual(FREE);
    await takeBack(filed);
    expect(await begin(other, { tradeNameEn })).toEqual(OTHERS);
    // Back to a draft, which takes no names.
    for (let steps = 2; steps > 0; steps -= 1) await takeBack(filed);
    expect(await begin(other, { tradeNameEn })).toEqual(FREE);
  });

  it('is refused if another has submitted it before', async () => {
    const tradeNameEn = fresh();
    const filed = await opened();
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['tradeNameEn'] } });
    expect(fieldsOf(await editDocument(test, people.operator, filed, { tradeNameEn }))).toEqual(FREE);
    expect(await submit(other, await fileProduct(test, other.operator, { tradeNameEn }))).toEqual(FREE);
    expect(fieldsOf(await sendRequestStep(test, people.operator, filed, 'answer'))).toEqual(OTHERS);
  });
});

describe('an entry from paper', () => {
  const enter = (
    values: Readonly<Record<string, unknown>>,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<TestAnswer> => {
    const body = {
      remark: 'ทะเบียนเดิม',
      refHolder: { id: people.holderId },
      effectiveDate: '2026-01-01',
      record: productBody(values),
      ...more,
    };
    return test.call('PUT', `${HAZES}/register`, { as: people.head, body });
  };

  it('takes its names as a submission does, and is refused names of others', async () => {
    const tradeNameEn = fresh();
    expect((await enter({ tradeNameEn })).status).toBe(200);
    expect(await begin(other, { tradeNameEn })).toEqual(OTHERS);
    expect(fieldsOf(await enter({ tradeNameEn }, { refHolder: { id: other.holderId } }))).toEqual(OTHERS);
  });

  it('that is corrected releases its old name, and takes the new one', async () => {
    const [before, after] = [fresh(), fresh()];
    const { id } = (await enter({ tradeNameEn: before })).body as { id: string };
    await expectOk(
      test.call('PUT', `${HAZES}/register`, {
        as: people.head,
        body: { remark: 'พิมพ์ผิด', refBase: { id }, record: { tradeNameEn: after } },
      }),
    );
    expect([await begin(other, { tradeNameEn: before }), await begin(other, { tradeNameEn: after })]).toEqual([
      FREE,
      OTHERS,
    ]);
  });

  it('has the type of document and the number that follow from its operation', async () => {
    const manufactured = await enter({ refOperation: { key: '4' }, importCompanies: [] });
    expect(manufactured.body).toMatchObject({
      refDocumentType: { key: '04' },
      refDossier: { code: expect.stringMatching(/^HZ24/) as string },
    });
    const imported = await enter({});
    expect(imported.body).toMatchObject({
      refDocumentType: { key: '03' },
      refDossier: { code: expect.stringMatching(/^HZ21/) as string },
    });
  });
});
