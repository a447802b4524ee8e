/** Sample permits from the draft to the end: each kind of request, the limits, the register, and how one is used up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerMessage, answerSummary } from '#platform/testing/answerSummary.ts';
import { connectWithoutTriggers, findBrokenInvariantsIn, withTampering } from '#platform/testing/brokenInvariants.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import {
  editDocument,
  expectOk,
  readCase,
  sendRequestStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, refileAs, sendBack, sign, submit } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, makeOperator, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { whileLocked } from '#platform/testing/whileLocked.ts';
import { fileProduct, refileProduct } from '#modules/haz/testing/products.ts';
import { listed, sampleProduct, sampleValues, unit } from './testing/samples.ts';

const PERMITS = '/api/v1/transaction/manufacture-samples';
const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: SigningPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const put = (more: Values = {}): Promise<TestAnswer> =>
  test.call('PUT', PERMITS, { as: people.operator, body: sampleValues(more) });
const file = (values: Values = {}): Promise<FiledRequest> =>
  fileDraft(test, people.operator, 'manufactureSample', { values });

async function bringToSignatory(filed: FiledRequest): Promise<void> {
  for (const step of [submit, receive, check, pass]) await step(test, people, filed);
  await pay(test, people, filed);
}

async function issue(filed: FiledRequest): Promise<FiledRequest> {
  await bringToSignatory(filed);
  await sign(test, people, filed);
  return filed;
}

const caseOf = ({ requestId }: FiledRequest) => readCase(test, people.operator, requestId);

describe('a sample permit', () => {
  it('is filed, goes through every stage and is issued for a year, with its papers', async () => {
    const filed = await issue(await file());
    const { request, dossier } = await caseOf(filed);
    expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
    expect(dossier.code).toMatch(/^ผต\.\d+\/25\d\d$/);
    expect(Number(dossier.expireDate?.slice(0, 4)) - Number(dossier.effectiveDate?.slice(0, 4))).toBe(1);
    const printed = [
      await test.call('POST', `${REQUESTS}/report/manufacture-sample`, {
        as: people.operator,
        body: { id: filed.requestId },
      }),
      await test.call('POST', `${PERMITS}/report/data`, { as: people.operator, body: { id: filed.id } }),
    ];
    expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual([
      [200, '%PDF-'],
      [200, '%PDF-'],
    ]);
  });

  it('is prefilled with the registered address, and computes names, types and amounts itself', async () => {
    const { contactAddress: _, ...values } = sampleValues({
      products: [sampleProduct({ quantity: 250, refQuantityUnit: unit('GRM') })],
    });
    const { id } = (await expectOk(test.call('PUT', PERMITS, { as: people.operator, body: values }))) as { id: string };
    const { rows } = await test.app.pools.api.query(
      `select s."contact_address" is not null as "hasAddress", s."product_name_en" as "name", p."haz_type" as "type",
          p."kilograms", p."litres" from "manufacture_sample" s
        join "manufacture_sample_product" p on p."manufacture_sample_id" = s."id" where s."id" = $1`,
      [id],
    );
    expect(rows).toEqual([
      { hasAddress: true, name: 'AQ-CHLOR 70', type: 'type2', kilograms: '0.250000', litres: null },
    ]);
  });

  it('is kept as a draft with anything missing, and not submitted so', async () => {
    const filed = await file({ houseNo: null, objective: null });
    expect(answerSummary(await sendRequestStep(test, people.operator, filed, 'request'))).toBe(
      '422 formInvalid houseNo required objective required',
    );
  });

  it('can be sent back and corrected, and changed once it is issued; it is never renewed', async () => {
    const filed = await file();
    await submit(test, people, filed);
    await receive(test, people, filed);
    await sendBack(test, people, filed);
    await expectOk(editDocument(test, people.operator, filed, { objective: 'วิเคราะห์ความคงสภาพ' }));
    await issue(filed);
    const change = await refileAs(test, people, { kind: 'change', base: filed, values: { placeName: 'โรงงานสอง' } });
    await issue(change);
    expect((await caseOf(change)).dossier).toMatchObject({ revision: 2, state: { code: 'inForce' } });
    const renewal = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: 2, refBase: { id: change.id } },
    });
    expect(answerSummary(renewal)).toBe('409 neverRenewed');
  });

  it('is cancelled at the request of its holder', async () => {
    const filed = await issue(await file());
    const cancellation = await refileAs(test, people, { kind: 'cancellation', base: filed });
    for (const step of [submit, receive, check, pass]) await step(test, people, cancellation);
    await expectOk(sendRequestStep(test, people.signatory, cancellation, 'approve'));
    expect((await caseOf(cancellation)).dossier.state.code).toBe('cancelled');
  });

  it('is entered in the register from paper, and corrected there', async () => {
    const enter = (body: Values) => test.call('PUT', `${PERMITS}/register`, { as: people.head, body });
    const record = sampleValues();
    const { id } = (await expectOk(
      enter({ refHolder: { id: people.holderId }, remark: 'From paper', effectiveDate: '2026-10-01', record }),
    )) as { id: string };
    const corrected = (await expectOk(
      enter({ refBase: { id }, remark: 'A slip of the pen', record: { placeName: 'โรงงานสาม' } }),
    )) as { id: string };
    const { rows } = await test.app.pools.api.query(
      'select "revision", "is_current" as "isCurrent", "place_name" as "place" from "manufacture_sample" where "id" = $1',
      [corrected.id],
    );
    expect(rows).toEqual([{ revision: 2, isCurrent: true, place: 'โรงงานสาม' }]);
  });
});

describe('the place of manufacture', () => {
  const certified = (as = people.operator) => registerDocument(test, as, 'manufactureLocation');
  const placeOf = async ({ id }: Pick<FiledRequest, 'id'>): Promise<Values> => {
    const { rows } = await test.app.pools.api.query<Values>(
      `select "place_name" as "name", "house_no" as "houseNo", "place_number" as "number" from "manufacture_sample" where "id" = $1`,
      [id],
    );
    return rows[0] ?? {};
  };
  const CERTIFIED = { name: 'โรงงานทดสอบ', houseNo: '99', number: expect.stringMatching(/^สผ\./u) as string };

  it('is a certified one, whose name and address nobody changes, or one that is entered', async () => {
    const refPlace = await certified();
    const filed = await file({ refPlace, placeName: 'ที่อื่น', houseNo: '1' });
    expect(await placeOf(filed)).toEqual(CERTIFIED);
    const edit = (values: Values) => editDocument(test, people.operator, filed, values);
    expect(answerSummary(await edit({ placeName: 'ที่อื่น', houseNo: '2' }))).toBe(
      '422 formInvalid placeName copiedField houseNo copiedField',
    );
    await expectOk(edit({ refPlace: null, placeName: 'ห้องทดลอง', houseNo: '3' }));
    expect(await placeOf(filed)).toEqual({ name: 'ห้องทดลอง', houseNo: '3', number: null });
    await expectOk(edit({ refPlace }));
    await issue(filed);
    expect(await placeOf(filed)).toEqual(CERTIFIED);
    const { facts, number } = await publicPage(filed);
    expect(facts).toContainEqual({
      label: ['หนังสือรับรองสถานที่ผลิต', 'Certified place'],
      value: [`โรงงานทดสอบ (${number})`, `Test factory (${number})`],
    });
    const report = await test.call('POST', `${PERMITS}/report/data`, {
      as: people.receiver,
      body: { where: [{ name: 'id', operator: '=', value: filed.id }] },
    });
    expect(readCsv(report.text).at(-1)).toEqual(expect.arrayContaining(['โรงงานทดสอบ', number]));
  });

  const publicPage = async ({ id }: FiledRequest): Promise<{ facts: readonly unknown[]; number: string }> => {
    const { rows } = await test.app.pools.api.query<{ token: string; number: string }>(
      'select "public_token" as "token", "place_number" as "number" from "manufacture_sample" where "id" = $1',
      [id],
    );
    const { body } = await test.call('GET', `${REQUESTS}/short-detail/${rows[0]?.token ?? ''}`);
    return { ...(body as { facts: readonly unknown[] }), number: rows[0]?.number ?? '' };
  };

  it('is not that of another company, and no place of storage', async () => {
    const { operator: stranger } = await makeOperator(test);
    expect(answerSummary(await put({ refPlace: await certified(stranger) }))).toBe(
      '422 formInvalid refPlace referredNotFound',
    );
    const store = await registerDocument(test, people.operator, 'storageLocation');
    expect(answerSummary(await put({ refPlace: store }))).toBe('422 formInvalid refPlace referredOtherType');
  });

  it('that is suspended meanwhile stops the decision, and no new permit refers to it', async () => {
    const refPlace = await certified();
    const filed = await file({ refPlace });
    await bringToSignatory(filed);
    await expectOk(
      test.call('PUT', '/api/v1/transaction/dossiers/suspend', {
        as: people.signatory,
        body: { ...(await dossierOf(refPlace)), remark: 'Under investigation' },
      }),
    );
    const decided = await sendRequestStep(test, people.signatory, filed, 'approve', {
      sign: { caPassword: CA_PASSWORD },
    });
    expect(answerSummary(decided)).toBe('422 referredSuspended');
    expect(answerSummary(await put({ refPlace }))).toBe('422 formInvalid refPlace referredSuspended');
  });

  const dossierOf = async ({ id }: { readonly id: string }): Promise<Values> => {
    const { rows } = await test.app.pools.api.query<Values>(
      'select d."id", d."version" from "storage_location" p join "dossier" d on d."id" = p."dossier_id" where p."id" = $1',
      [id],
    );
    return rows[0] ?? {};
  };
});

describe('the quantity of a sample', () => {
  const products = (...lines: readonly Values[]): Values => ({ products: lines.map(sampleProduct) });

  it('above the limit is refused with product, limit and what was asked for; at the limit it is accepted', async () => {
    const answer = await put(products({ quantity: 5000.001, refQuantityUnit: unit('GRM') }));
    expect(answerSummary(answer)).toBe('422 formInvalid products.0.quantity aboveSampleLimit');
    const { fields } = answer.body as { fields: readonly { message: string }[] };
    expect(fields[0]?.message).toBe('“เอคิว-คลอร์ 70” ผลิตเป็นตัวอย่างได้ไม่เกิน 5 กิโลกรัม แต่ขอรวม 5.000001 กิโลกรัม กรุณาลดปริมาณ');
    expect((await put(products({ quantity: 5000, refQuantityUnit: unit('GRM') }))).status).toBe(200);
  });

  it('is the sum of the lines with the same name, in one kind of unit', async () => {
    const two = products({ quantity: 3 }, { quantity: 3, nameTh: 'เอคิว-คลอร์  70', nameEn: 'Another' });
    expect(answerSummary(await put(two))).toBe(
      '422 formInvalid products.0.quantity aboveSampleLimit products.1.quantity aboveSampleLimit',
    );
    expect(answerSummary(await put(products({}, { quantity: 1, refQuantityUnit: unit('LTR') })))).toBe(
      '422 formInvalid products.0.refQuantityUnit sampleInTwoMeasures products.1.refQuantityUnit sampleInTwoMeasures',
    );
    expect((await put(products({ quantity: 3 }, { quantity: 3, nameTh: 'อื่น', nameEn: 'Other' }))).status).toBe(200);
  });

  it('is limited as administrators set it, by type too, from the next write on', async () => {
    const set = (attribute: object | null) =>
      test.app.pools.api.query(`update "lookup" set "attribute" = $1 where "group" = 'SAMPLE_LIMIT'`, [attribute]);
    try {
      await set({ kilograms: '2', litres: '5', hazType: '2' });
      expect(answerSummary(await put())).toBe('422 formInvalid products.0.quantity aboveSampleLimit');
      await set(null);
      expect(answerSummary(await put())).toBe('422 formInvalid products.0.refQuantityUnit noSampleLimit');
    } finally {
      await set({ kilograms: '5', litres: '5' });
    }
  });

  it('is refused in a unit that is neither weight nor volume, and of a substance of type 4', async () => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      `insert into "lookup" ("id", "group", "key", "value", "value2", "seq", "version", "create_by", "create_date",
          "update_by", "update_date") values (gen_random_uuid(), 'QUANTITY_UNIT', 'C62', 'ชิ้น', 'Piece', 99, 1, 'test', now(),
          'test', now()) returning "id"`,
    );
    expect(answerSummary(await put(products({ refQuantityUnit: rows[0] })))).toBe(
      '422 formInvalid products.0.refQuantityUnit unitNotWeightOrVolume',
    );
    expect(answerSummary(await put(products({ refHazObject: listed.type4 })))).toBe(
      '422 formInvalid products.0.refHazObject sampleProhibited',
    );
  });
});

describe('a permit that a registration refers to', () => {
  const MANUFACTURED = { refOperation: { key: '4' }, importCompanies: undefined };
  const register = () => registerDocument(test, people.operator, 'manufactureSample');
  const fileFor = (permit: { readonly id: string }) =>
    fileProduct(test, people.operator, { ...MANUFACTURED, refSample: { id: permit.id } });
  const toSignatory = async (filed: FiledRequest): Promise<FiledRequest> => {
    await bringToSignatory(filed);
    return filed;
  };
  const approve = (filed: FiledRequest) =>
    sendRequestStep(test, people.signatory, filed, 'approve', { sign: { caPassword: CA_PASSWORD } });
  const dossierOf = async ({ id }: { readonly id: string }): Promise<Values> => {
    const { rows } = await test.app.pools.api.query<Values>(
      `select d."state", u."code" as "by", d."used_date" is not null as "isDated", s."public_token" as "token"
        from "manufacture_sample" s join "dossier" d on d."id" = s."dossier_id"
        left join "dossier" u on u."id" = d."used_by_id" where s."id" = $1`,
      [id],
    );
    return rows[0] ?? {};
  };
  /** Decides both while the dossier of the permit is locked: both have passed their guards when it is released. */
  const decideTogether = ({ id }: { readonly id: string }, both: readonly FiledRequest[]) =>
    whileLocked(test, {
      sql: 'select from "dossier" where "id" = (select "dossier_id" from "manufacture_sample" where "id" = $1)',
      values: [id],
      calls: both.map((filed) => () => approve(filed)),
    });
  const numberOf = async (filed: FiledRequest): Promise<string> => (await caseOf(filed)).dossier.code ?? '';

  it('is used up when that is approved, and says so on its page, in the report and on the public page', async () => {
    const permit = await register();
    const registration = await toSignatory(await fileFor(permit));
    expect(await dossierOf(permit)).toMatchObject({ state: 'inForce' });
    await expectOk(approve(registration));
    const by = await numberOf(registration);
    const { token, ...used } = await dossierOf(permit);
    expect(used).toEqual({ state: 'usedUp', by, isDated: true });
    const publicPage = await test.call('GET', `${REQUESTS}/short-detail/${String(token)}`);
    expect(publicPage.body).toMatchObject({ standing: 'usedUp', usedUp: { number: by } });
    const report = await test.call('POST', `${PERMITS}/report/data?locale=en`, {
      as: people.operator,
      body: { where: [{ name: 'id', operator: '=', value: permit.id }] },
    });
    const last = readCsv(report.text).at(-1) ?? [];
    expect(last).toEqual(expect.arrayContaining([expect.stringContaining(by), 'Used up', 'Data for a registration']));
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "request_id" as "id" from "manufacture_sample" where "id" = $1',
      [permit.id],
    );
    const shown = await readCase(test, people.operator, rows[0]?.id ?? '');
    expect(shown.dossier.usedUp).toMatchObject({ number: by, documentType: { code: 'registrationManufacture' } });
    expect(shown.refilings.map(({ isOpen }) => isOpen)).not.toContain(true);
  });

  it('can then be neither referred to nor changed nor revoked, and stays used up if the registration ends', async () => {
    const permit = await register();
    const registration = await toSignatory(await fileFor(permit));
    await expectOk(approve(registration));
    const other = await test.call('PUT', '/api/v1/transaction/hazes', {
      as: people.operator,
      body: { refOperation: { key: '4' }, tradeNameTh: 'อื่น', refSample: { id: permit.id } },
    });
    expect(answerSummary(other)).toContain('refSample referredUsedUp');
    const picked = await test.call('POST', '/api/v1/transaction/hazes/_pick', {
      as: people.operator,
      body: { field: 'refSample', standing: 'usedUp' },
    });
    expect((picked.body as { data: unknown }).data).toContainEqual(
      expect.objectContaining({ id: permit.id, standing: 'usedUp', why: expect.anything() as unknown }),
    );
    const change = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: 3, refBase: { id: permit.id } },
    });
    expect(answerSummary(change)).toBe('409 certificateUsedUp');
    const corrected = await test.call('PUT', `${PERMITS}/register`, {
      as: people.head,
      body: { refBase: { id: permit.id }, remark: 'A slip', record: { placeName: 'อื่น' } },
    });
    expect(answerSummary(corrected)).toBe('409 certificateUsedUp');
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      `select d."id", d."version" from "dossier" d join "manufacture_sample" s on s."dossier_id" = d."id" where s."id" = $1`,
      [permit.id],
    );
    const revoked = await test.call('PUT', '/api/v1/transaction/dossiers/revoke', {
      as: people.signatory,
      body: { ...rows[0], remark: 'Why' },
    });
    expect(answerSummary(revoked)).toBe('422 actionNotNow');
    const cancellation = await refileProduct(test, people.operator, { kind: 4, base: registration });
    await toSignatory(cancellation);
    await expectOk(sendRequestStep(test, people.signatory, cancellation, 'approve'));
    expect(await dossierOf(permit)).toMatchObject({ state: 'usedUp' });
  });

  it('stays valid for later changes and renewals of that registration', async () => {
    const permit = await register();
    const registration = await toSignatory(await fileFor(permit));
    await expectOk(approve(registration));
    const change = await refileProduct(test, people.operator, {
      kind: 3,
      base: registration,
      purpose: 'ใช้เพื่อการอื่น',
    });
    await toSignatory(change);
    await expectOk(approve(change));
    const renewal = await refileProduct(test, people.operator, { kind: 2, base: change });
    await toSignatory(renewal);
    await expectOk(approve(renewal));
    expect((await caseOf(renewal)).dossier.revision).toBe(3);
  });

  it('is left alone by a request that is refused, cancelled or sent back', async () => {
    const permit = await register();
    const refused = await toSignatory(await fileFor(permit));
    await expectOk(sendRequestStep(test, people.signatory, refused, 'not-approve', { remark: 'No' }));
    const cancelled = await fileFor(permit);
    await submit(test, people, cancelled);
    await expectOk(sendRequestStep(test, people.operator, cancelled, 'cancel', { remark: 'No' }));
    expect(await dossierOf(permit)).toMatchObject({ state: 'inForce', by: null });
  });

  it('is used by the first of two requests: the second is refused at its decision, with the number', async () => {
    const permit = await register();
    const [first, second] = [await toSignatory(await fileFor(permit)), await toSignatory(await fileFor(permit))];
    await expectOk(approve(first));
    const answer = await approve(second);
    expect(answerSummary(answer)).toBe('422 referredUsedUp');
    expect(answerMessage(answer)).toContain(await numberOf(first));
    expect((await caseOf(second)).request.status.code).toBe('waitSign');
  });

  it('is used once when both are decided at the same moment', async () => {
    const permit = await register();
    const both = [await toSignatory(await fileFor(permit)), await toSignatory(await fileFor(permit))];
    const answers = await decideTogether(permit, both);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
    expect(answers.map(answerSummary)).toContain('422 referredUsedUp');
  });

  it('is either used up or changed when both are decided at the same moment', async () => {
    const permit = await issue(await file());
    const change = await refileAs(test, people, { kind: 'change', base: permit, values: { placeName: 'โรงงานสี่' } });
    await bringToSignatory(change);
    const registration = await toSignatory(await fileFor(permit));
    const answers = await decideTogether(permit, [change, registration]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
    expect(['422 referredReplaced', '422 certificateUsedUp']).toContain(
      answerSummary(answers.find(({ status }) => status === 422) ?? { status: 0, body: null }),
    );
  });

  it('must be of the same holder and granted for a registration', async () => {
    const stranger = await makeOperator(test);
    const others = await registerDocument(test, stranger.operator, 'manufactureSample');
    const refer = (id: string) =>
      test.call('PUT', '/api/v1/transaction/hazes', {
        as: people.operator,
        body: { refOperation: { key: '4' }, tradeNameTh: 'ทดสอบ', refSample: { id } },
      });
    expect(answerSummary(await refer(others.id))).toContain('refSample referredNotFound');
    const trial = (await expectOk(
      test.call('PUT', `${PERMITS}/register`, {
        as: people.head,
        body: {
          refHolder: { id: people.holderId },
          remark: 'From paper',
          effectiveDate: '2026-10-01',
          record: sampleValues({ refUsage: { key: '2' } }),
        },
      }),
    )) as { id: string };
    expect(answerSummary(await refer(trial.id))).toContain('refSample sampleNotForRegistration');
  });

  it('is checked by the invariants of the data', async () => {
    const permit = await register();
    await expectOk(approve(await toSignatory(await fileFor(permit))));
    const client = await connectWithoutTriggers(test.database);
    try {
      const broken = await withTampering(
        client,
        `update "dossier" set "state" = 'inForce', "used_by_id" = null, "used_date" = null
          where "id" = (select "dossier_id" from "manufacture_sample" where "id" = '${permit.id}')`,
        () => findBrokenInvariantsIn(client, test.app.catalogue),
      );
      expect(broken.map(({ law }) => law)).toEqual(
        expect.arrayContaining([expect.stringContaining('has used up what it was granted by')]),
      );
    } finally {
      await client.end();
    }
  });
});
