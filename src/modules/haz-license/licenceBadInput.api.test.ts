/** What a licence or notice may not say: each with its own sentence, and nothing stored of a refused write is lost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerMessage, answerSummary } from '#platform/testing/answerSummary.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { expectOk, sendRequestStep, uploadPdf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, receive, submit } from '#platform/testing/requestSteps.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { makePermitPeople, type PermitActions } from '#modules/haz/testing/permits.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { FIRST_AREA } from '#modules/storage-location/testing/places.ts';
import { LICENCES, licenceCases, rowsOf, type LicenceCases } from './testing/licenceCases.ts';
import { objective, OPERATION_KEYS, quantityUnit, subOperation } from './testing/licences.ts';

const REQUESTS = '/api/v1/transaction/requests';
const OF_TYPE3 = { refHazObject: listedObject.type3 };
const MANUFACTURED = { refOperation: { key: '4' }, importCompanies: [], importProducts: [] };

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

let test: TestApp;
let people: SigningPeople & PermitActions;
let cases: LicenceCases;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makePermitPeople(test);
  cases = licenceCases(test, people);
});
afterAll(() => test.stop());

const line = (refHaz: Id, more: Values = {}): Values => ({
  refHaz: { id: refHaz.id },
  quantity: 2000,
  refQuantityUnit: quantityUnit('KGM'),
  refObjective: objective('1'),
  ...more,
});
const answered = async (type: string, values: Values): Promise<string> => answerSummary(await cases.put(type, values));
/** A draft with these values is filed: what the submission answers. */
const submitted = async (type: string, values: Values): Promise<string> =>
  answerSummary(await cases.submit(await cases.file(type, values)));

describe('the listed substance', () => {
  it('is of type 3 for a licence and of type 2 for a notice; of types 1 and 4 there is neither', async () => {
    const answer = (type: string, refHazObject: Id) => answered(type, { refHazObject, details: [] });
    expect([
      await answer('licenceImport', listedObject.type1),
      await answer('licenceImport', listedObject.type2),
      await answer('noticeImport', listedObject.type3),
      await answer('noticePossess', listedObject.type4),
    ]).toEqual([
      '422 formInvalid refHazObject neitherForType1',
      '422 formInvalid refHazObject licenceForType3',
      '422 formInvalid refHazObject noticeForType2',
      '422 formInvalid refHazObject prohibitedType4',
    ]);
  });

  it('is named in the message, with its type', async () => {
    const { body } = await cases.put('licenceImport', { refHazObject: listedObject.type2, details: [] });
    const { fields } = body as { fields: readonly { message: string }[] };
    expect(fields[0]?.message).toBe(
      'ใบอนุญาตใช้กับวัตถุอันตรายชนิดที่ 3 เท่านั้น “แคลเซียมไฮโปคลอไรต์” เป็นชนิดที่ 2 กรุณายื่นใบแจ้ง (ชนิดที่ 2) แทน',
    );
  });
});

describe('a product', () => {
  it('that has expired, or is suspended or revoked, is refused with the reason', async () => {
    const expired = await people.product({ ...OF_TYPE3, expireDate: '2025-01-01' });
    const suspended = await people.product(OF_TYPE3);
    await people.standing('suspend', suspended);
    const revoked = await people.product(OF_TYPE3);
    await people.standing('revoke', revoked);
    expect([
      await answered('licenceImport', { details: [line(expired)] }),
      await answered('licenceImport', { details: [line(suspended)] }),
      await answered('licenceExport', { details: [line(revoked)] }),
    ]).toEqual([
      '422 formInvalid details.0.refHaz referredExpired',
      '422 formInvalid details.0.refHaz referredSuspended',
      '422 formInvalid details.0.refHaz referredRevoked',
    ]);
  });

  it('that is suspended meanwhile stops submission and decision; the draft keeps everything', async () => {
    const product = await people.product(OF_TYPE3);
    const [draft, filed] = [
      await cases.file('licenceImport', { details: [line(product)] }),
      await cases.file('licenceImport', { details: [line(product)] }),
    ];
    await cases.toSignatory(filed);
    const before = await rowsOf(test, draft, 'detail');
    await people.standing('suspend', product);
    expect(answerSummary(await cases.submit(draft))).toBe('422 referredSuspended');
    expect(answerSummary(await cases.decide(filed))).toBe('422 referredSuspended');
    expect(await rowsOf(test, draft, 'detail')).toEqual(before);
    await people.standing('reinstate', product);
    expect([(await cases.submit(draft)).status, (await cases.decide(filed)).status]).toEqual([200, 200]);
  });

  it('of another holder is not found by importers and makers, and found by exporters and possessors', async () => {
    const { holderId } = await makeOperator(test);
    const imported = await people.product({ ...OF_TYPE3, holderId });
    const made = await people.product({ ...OF_TYPE3, ...MANUFACTURED, holderId });
    expect([
      await answered('licenceImport', { details: [line(imported)] }),
      await answered('licenceManufacture', { details: [line(made, { refSubOperation: subOperation('41') })] }),
      await answered('licenceImport', { details: [line(imported, { refQuantityUnit: quantityUnit('LTR') })] }),
      await answered('licenceExport', { details: [line(imported), line(made)] }),
      await answered('licencePossess', { details: [line(imported, { refSubOperation: subOperation('51') })] }),
    ]).toEqual([
      '422 formInvalid details.0.refHaz referredNotFound',
      '422 formInvalid details.0.refHaz referredNotFound',
      // Nobody is told that the density of an unknown product is missing.
      '422 formInvalid details.0.refHaz referredNotFound',
      '200',
      '200',
    ]);
  });

  it('of another holder needs the proof of acquisition, known once it is filed', async () => {
    const { holderId } = await makeOperator(test);
    const details = [line(await people.product({ ...OF_TYPE3, holderId }))];
    const filed = await cases.file('licenceExport', { details });
    const refused = await cases.submit(filed);
    expect([answerSummary(refused), answerMessage(refused)]).toEqual([
      '422 attachmentMissing',
      expect.stringContaining('หลักฐานการได้มา') as string,
    ]);
    const { rows } = await test.app.pools.api.query<Id>(
      'select "id" from "haz_license_attachment" where "haz_license_id" = $1 order by "seq"',
      [filed.id],
    );
    const proof = { refItem: { key: '3' }, file: await uploadPdf(test, people.operator, 'proof.pdf') };
    await expectOk(cases.edit(filed, { attachments: [...rows, proof] }));
    expect((await cases.submit(filed)).status).toBe(200);
  });

  it('is registered for the operation, of the type of the paper, and of its substance', async () => {
    const imported = await people.product(OF_TYPE3);
    const made = await people.product({ ...OF_TYPE3, ...MANUFACTURED });
    const ofType2 = await people.product({});
    const rotenone = await people.product({ refHazObject: { id: seedId('hazObject DEMO-11') } });
    const sub = { refSubOperation: subOperation('41') };
    expect([
      await answered('licenceManufacture', { details: [line(imported, sub)] }),
      await answered('licenceImport', { details: [line(made)] }),
      await answered('licenceImport', { details: [line(ofType2)] }),
      await answered('noticeImport', { details: [line(imported)] }),
      await answered('licenceImport', { details: [line(rotenone)] }),
    ]).toEqual([
      '422 formInvalid details.0.refHaz referredOtherType',
      '422 formInvalid details.0.refHaz referredOtherType',
      '422 formInvalid details.0.refHaz productTypeNotLicensed',
      '422 formInvalid details.0.refHaz productTypeNotNotified',
      '422 formInvalid details.0.refHaz productOfOtherSubstance',
    ]);
  });

  it('has one line', async () => {
    const product = await people.product(OF_TYPE3);
    expect(await answered('licenceImport', { details: [line(product), line(product)] })).toBe(
      '422 formInvalid details.1.refHaz productInTwoLines',
    );
  });
});

describe('the operation', () => {
  it('is one of the four, and never another once it is saved', async () => {
    expect(await answered('licenceImport', { refOperation: { key: '3' } })).toContain('refOperation');
    const filed = await cases.file('licenceImport');
    expect(answerSummary(await cases.edit(filed, { refOperation: { key: OPERATION_KEYS.export } }))).toBe(
      '422 formInvalid refOperation managedField',
    );
    const lines = [line(await people.product(OF_TYPE3), { refOperation: { key: OPERATION_KEYS.export } })];
    expect(await answered('licenceImport', { details: lines })).toBe(
      '422 formInvalid details.0.refOperation managedField',
    );
  });

  it('has its own sub-operations, and only manufacture and possession have any', async () => {
    const { product } = await cases.papers('licenceManufacture');
    const made = (key: string) =>
      answered('licenceManufacture', { details: [line(product, { refSubOperation: subOperation(key) })] });
    expect([
      await made('51'),
      await made('43'),
      await answered('licenceManufacture', { details: [line(product)] }),
      await answered('licenceExport', { details: [line(product, { refSubOperation: subOperation('51') })] }),
    ]).toEqual([
      '422 formInvalid details.0.refSubOperation subOperationOfOther',
      '200',
      '422 formInvalid details.0.refSubOperation required',
      '422 formInvalid details.0.refSubOperation hiddenField details.0.refSubOperation subOperationOfOther',
    ]);
  });

  it('to export needs a country; manufacture has none', async () => {
    expect(await submitted('licenceExport', { countries: [] })).toBe('422 formInvalid countries exportCountryMissing');
    const countries = [{ refCountry: { id: seedId('country VN') } }];
    expect(await answered('licenceManufacture', { countries })).toBe('422 formInvalid countries hiddenField');
    expect(await answered('licenceImport', { countries: [...countries, ...countries] })).toContain('countries.1');
  });
});

describe('the quantity', () => {
  it('is in a unit that can be weighed', async () => {
    const { rows } = await test.app.pools.api.query<Id>(
      `insert into "lookup" ("id", "group", "key", "value", "value2", "seq", "version", "create_by", "create_date",
          "update_by", "update_date") values (gen_random_uuid(), 'QUANTITY_UNIT', 'C62', 'ชิ้น', 'Piece', 99, 1, 'test', now(),
          'test', now()) returning "id"`,
    );
    const { product } = await cases.papers('licenceImport');
    const inUnit = (refQuantityUnit: unknown) =>
      answered('licenceImport', { details: [line(product, { refQuantityUnit })] });
    expect([await inUnit(rows[0]), await inUnit(quantityUnit('LTR'))]).toEqual([
      '422 formInvalid details.0.refQuantityUnit unitNotCounted',
      // It is no liquid: nobody is asked for its density.
      '422 formInvalid details.0.refQuantityUnit densityMissing',
    ]);
  });

  it('is above zero, with three decimals, and is required', async () => {
    const { product } = await cases.papers('licenceImport');
    const of = (quantity: unknown) => answered('licenceImport', { details: [line(product, { quantity })] });
    expect([await of(0), await of(1.0001), await of(null), await of(-1)]).toEqual([
      '422 formInvalid details.0.quantity minValue',
      '422 formInvalid details.0.quantity decimalPlaces',
      '422 formInvalid details.0.quantity required',
      '422 formInvalid details.0.quantity minValue',
    ]);
    expect(await submitted('licenceImport', { details: [] })).toContain('details required');
  });

  it('is no more than the factory makes in that time, told with the figures', async () => {
    const values = { yearlyCapacity: 1.5, validMonths: 12 };
    const filed = await cases.file('licenceManufacture', values, { quantity: 1500.001 });
    const answer = await cases.submit(filed);
    expect(answerSummary(answer)).toBe('422 formInvalid yearlyCapacity aboveYearlyCapacity');
    const { fields } = answer.body as { fields: readonly { message: string }[] };
    expect(fields[0]?.message).toBe('กำลังการผลิต 1.5 ตันต่อปี ผลิตได้ไม่เกิน 1,500 กก. ใน 12 เดือน แต่ขอ 1,500.001 กก. กรุณาแก้ไข');
    expect((await cases.submit(await cases.file('licenceManufacture', values, { quantity: 1500 }))).status).toBe(200);
  });

  it('in all stores is no more than what is requested; less is a warning', async () => {
    const { store } = await cases.papers('licenceImport');
    const stores = (quantity: number) => ({
      storageLocations: [{ refPlace: store, areaLineId: FIRST_AREA, quantity }],
    });
    expect(await submitted('licenceImport', stores(2000.001))).toBe(
      '422 formInvalid storageLocations storesAboveQuantity',
    );
    const checked = await test.call('POST', `${LICENCES}/_check`, {
      as: people.operator,
      body: await cases.body('licenceImport', stores(1500)),
    });
    expect(checked.body).toMatchObject({ warnings: [{ path: 'storageLocations', rule: 'warnAboutRoom' }] });
    expect(await submitted('licenceImport', stores(1500))).toBe('200');
  });

  it('needs a period of whole months, at most thirty-six', async () => {
    const of = (validMonths: unknown) => answered('licenceImport', { validMonths });
    expect([await of(37), await of(0), await of(1)]).toEqual([
      '422 formInvalid validMonths maxValue',
      '422 formInvalid validMonths minValue',
      '200',
    ]);
    expect(await submitted('licenceImport', { validMonths: null })).toBe('422 formInvalid validMonths required');
  });
});

describe('a fee', () => {
  const RATES = '/api/v1/master/fee-rates';

  it('that no rate covers stops the request before it is passed on', async () => {
    const finance = await test.person({ roles: ['OFFICER_FINANCE'] });
    const { rows } = await test.app.pools.api.query<Id>(`select "id" from "fee_rate" where "code" = 'FEE-09'`);
    const filed = await cases.file('licenceExport');
    for (const step of [submit, receive, check]) await step(test, people, filed);
    const set = (action: string) => expectOk(test.call('POST', `${RATES}/${action}`, { as: finance, body: rows[0] }));
    await set('_delete');
    try {
      const refused = await sendRequestStep(test, people.receiver, filed, 'pass');
      expect([answerSummary(refused), answerMessage(refused)]).toEqual([
        '422 feeRateMissing',
        expect.stringContaining('ไม่พบอัตราค่าธรรมเนียม') as string,
      ]);
    } finally {
      await set('_active');
    }
    expect((await sendRequestStep(test, people.receiver, filed, 'pass')).status).toBe(200);
  });
});

describe('a paper in force', () => {
  const edited = async (base: Id, values: Values): Promise<FiledRequest> => {
    const change = await cases.refile('change', base);
    const [row] = await rowsOf(test, change, 'detail');
    await expectOk(
      cases.edit(change, { details: [{ id: row?.['id'], ...values }], storageLocations: await noStores(change) }),
    );
    return change;
  };
  const noStores = async (filed: Id): Promise<readonly Values[]> =>
    (await rowsOf(test, filed, 'storage_location')).map(({ id }) => ({ id, quantity: 1 }));

  it('has one request in process', async () => {
    const base = await cases.register('licenceImport');
    const [one, other] = [await cases.refile('change', base), await cases.refile('cancellation', base)];
    expect((await cases.submit(one)).status).toBe(200);
    expect(answerSummary(await cases.submit(other))).toBe('422 certificateInProcess');
    const third: TestAnswer = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: 2, refBase: { id: base.id } },
    });
    expect(answerSummary(third)).toBe('409 certificateInProcess');
  });

  it('whose effective date is not known is not changed: the decision says so', async () => {
    const base = await cases.register('licenceImport');
    const filed = await cases.toSignatory(await cases.refile('change', base));
    const admin = await connectWithoutTriggers(test.database);
    const set = (day: string | null) =>
      admin.query(
        'update "dossier" set "effective_date" = $2 where "id" = (select "dossier_id" from "haz_license" where "id" = $1)',
        [base.id, day],
      );
    await set(null);
    const refused = await cases.decide(filed);
    expect([answerSummary(refused), answerMessage(refused)]).toEqual([
      '422 effectiveDateNotFound',
      expect.stringContaining('ไม่พบวันที่เริ่มมีผล') as string,
    ]);
    await set('2024-03-01');
    await admin.end();
    expect((await cases.decide(filed)).status).toBe(200);
  });

  it('is changed to another operation by nobody: it is another paper', async () => {
    const base = await cases.register('licenceImport');
    const change = await cases.refile('change', base);
    expect(answerSummary(await cases.edit(change, { refOperation: { key: OPERATION_KEYS.export } }))).toBe(
      '422 formInvalid refOperation managedField',
    );
    expect((await cases.submit(await edited(base, { quantity: 100 }))).status).toBe(200);
  });

  it('stays for its substance and, unless it is renewed, for its period', async () => {
    const { rows } = await test.app.pools.api.query<Id>(
      `select "id" from "haz_object" where "haz_type" = 'type3' and "id" <> $1 limit 1`,
      [listedObject.type3.id],
    );
    const otherSubstance = { refHazObject: rows[0], details: [] };
    const base = await cases.register('licenceImport');
    const answers = async (kind: 'change' | 'renewal', values: Values): Promise<string> => {
      const filed = await cases.refile(kind, base);
      const details = (await rowsOf(test, filed, 'detail')).map(({ id }) => ({ id, isDelete: true }));
      const sent = 'refHazObject' in values ? { ...values, details } : values;
      return answerSummary(await cases.edit(filed, sent));
    };
    expect([
      await answers('change', otherSubstance),
      await answers('renewal', otherSubstance),
      await answers('change', { validMonths: 12 }),
      await answers('renewal', { validMonths: 12 }),
    ]).toEqual([
      '422 formInvalid refHazObject substanceOfOtherPaper',
      '422 formInvalid refHazObject substanceOfOtherPaper',
      '422 formInvalid validMonths periodOfChange',
      '200',
    ]);
    // An officer may still correct what was copied wrongly from paper.
    const body = { refBase: base, remark: 'A slip of the pen', record: { validMonths: 24 } };
    expect(answerSummary(await test.call('PUT', `${LICENCES}/register`, { as: people.head, body }))).toBe('200');
  });
});

describe('a draft', () => {
  /** Everything that is stored of it. */
  const storedOf = async (filed: Id): Promise<string> => {
    const { rows } = await test.app.pools.api.query('select * from "haz_license" where "id" = $1', [filed.id]);
    const parts = [];
    for (const part of ['detail', 'storage_location', 'country'] as const) parts.push(await rowsOf(test, filed, part));
    return JSON.stringify([rows, parts]);
  };
  const problemsIn = async (filed: Id, values: Values, language: string): Promise<readonly string[]> => {
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "haz_license" where "id" = $1',
      [filed.id],
    );
    const answer = await test.call('PUT', LICENCES, {
      as: people.operator,
      headers: { 'accept-language': language },
      body: { id: filed.id, version: rows[0]?.version, ...values },
    });
    expect(answer.status, answer.text).toBe(422);
    return (answer.body as { fields: readonly { message: string }[] }).fields.map(({ message }) => message);
  };

  it('keeps everything when a later write is refused, whatever was wrong with it, and is told why in both languages', async () => {
    const filed = await cases.file('licenceExport', {}, { quantity: 1234.5 });
    const [row] = await rowsOf(test, filed, 'detail');
    const [place] = await rowsOf(test, filed, 'storage_location');
    const before = await storedOf(filed);
    const expired = await people.product({ ...OF_TYPE3, expireDate: '2025-01-01' });
    const suspended = await people.product(OF_TYPE3);
    await people.standing('suspend', suspended);
    const edits: readonly Values[] = [
      { refOperation: { key: OPERATION_KEYS.import } },
      { refHazObject: listedObject.type1 },
      { refHazObject: listedObject.type4 },
      { refHazObject: listedObject.type2 },
      { details: [{ id: row?.['id'], refHaz: { id: expired.id } }] },
      { details: [{ id: row?.['id'], refHaz: { id: suspended.id } }] },
      { details: [line(await people.product({}))] },
      { details: [{ id: row?.['id'], refOperation: { key: OPERATION_KEYS.import } }] },
      { details: [{ id: row?.['id'], refQuantityUnit: quantityUnit('LTR') }] },
      { details: [{ id: row?.['id'], quantity: 0 }] },
      { storageLocations: [{ id: place?.['id'], areaLineId: null }] },
      { storageLocations: [{ id: place?.['id'], squareMetres: 5 }] },
      { yearlyCapacity: 5 },
      { validMonths: 37 },
    ];
    for (const edit of edits) {
      // What is typed correctly at the same time is not stored either: the form still has it.
      const values = { validMonths: 12, ...edit };
      const [th, en] = [await problemsIn(filed, values, 'th'), await problemsIn(filed, values, 'en')];
      expect(th.length).toBe(en.length);
      expect(th.filter((text) => !/\p{Script=Thai}/u.test(text))).toEqual([]);
      expect(en.filter((text) => /[{}]/u.test(text) || text === '')).toEqual([]);
      expect(await storedOf(filed)).toBe(before);
    }
    await expectOk(cases.edit(filed, { details: [{ id: row?.['id'], quantity: 1235 }] }));
  });

  it('keeps everything when its submission is refused, and is filed once it was corrected', async () => {
    const filed = await cases.file('licenceExport', { countries: [] }, { quantity: 1234.5 });
    const before = await storedOf(filed);
    const refused = await cases.submit(filed);
    expect([answerSummary(refused), await storedOf(filed)]).toEqual([
      '422 formInvalid countries exportCountryMissing',
      before,
    ]);
    await expectOk(cases.edit(filed, { countries: [{ refCountry: { id: seedId('country VN') } }] }));
    expect((await cases.submit(filed)).status).toBe(200);
  });
});
