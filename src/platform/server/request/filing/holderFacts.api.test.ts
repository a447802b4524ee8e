/**
 * Fields that are prefilled from the registration of the holder, whoever begins the document, unless the sender sets
 * them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { changedCatalogue } from '#platform/testing/changedCatalogue.ts';
import type { Person } from '#platform/testing/people.ts';
import { issueLetter } from '#modules/to-whom/testing/letters.ts';
import { expectOk, makeRequestPeople, refile, type RequestPeople } from '#platform/testing/requestPeople.ts';
import { registerHolder } from '#platform/testing/registeredHolder.ts';

const prefilled: Readonly<Record<string, object>> = {
  productName: { prefill: 'fullNameEn' },
  addressee: { prefill: 'addressInEnglish' },
  deliveryAddress: { prefill: 'address' },
  statement: { prefill: 'phone', class: 'personal' },
};
const catalogue = changedCatalogue({
  toWhom: (entity) => ({
    ...entity,
    fields: Object.fromEntries(
      Object.entries(entity.fields).map(([name, field]) => [name, { ...field, ...prefilled[name] }]),
    ),
  }),
});

const LETTERS = '/api/v1/transaction/to-whoms';
const FACTS = '/api/v1/transaction/requests/holder-facts';
const NAME = 'AQUA TEST COMPANY LIMITED';
let test: TestApp;
let people: RequestPeople;

beforeAll(async () => {
  test = await startTestApp({ catalogue });
  people = await makeRequestPeople(test);
  await test.app.pools.api.query('update "user" set "full_name_en" = $2 where "id" = $1', [people.holderId, NAME]);
  await registerHolder(test.app, {
    holderId: people.holderId,
    applicantId: people.operator.id,
    values: { addressEn: '88/1 Phahonyothin Road' },
  });
});
afterAll(() => test.stop());

type Letter = Readonly<Record<'id' | 'productName' | 'addressee' | 'deliveryAddress' | 'statement', string | null>>;
const file = async (as: Person, body: object): Promise<Letter> =>
  (await expectOk(test.call('PUT', LETTERS, { as, body }))) as Letter;
const member = (kind: 'employee' | 'agent'): Promise<Person> =>
  test.person({
    roles: [kind === 'agent' ? 'OPERATOR_AGENT' : 'OPERATOR_EMP'],
    personType: 'employee',
    fullName: 'สมหญิง ตัวแทน',
    memberOf: { holderId: people.holderId, kind, ...(kind === 'agent' ? { documentTypes: ['toWhom'] } : {}) },
  });

describe('a new document', () => {
  it('is prefilled from the registration in the fields that were not sent', async () => {
    const letter = await file(people.operator, { subject: 'A' });
    expect(letter).toMatchObject({ productName: NAME, statement: '02 123 4567' });
    expect(letter.addressee).toMatch(/^88\/1 Phahonyothin Road, /);
    // The field is hidden while nothing is sent by post.
    expect(letter.deliveryAddress).toBeNull();
    expect((await file(people.operator, { subject: 'A', refDelivery: { key: '3' } })).deliveryAddress).toMatch(
      /^เลขที่ 88\/1 ถนนพหลโยธิน /,
    );
  });

  it('has the values that were sent, also if they are null', async () => {
    expect(await file(people.operator, { productName: null, statement: null, addressee: 'ANOTHER' })).toMatchObject({
      productName: null,
      statement: null,
      addressee: 'ANOTHER',
    });
  });

  it('of an employee or an agent is prefilled with the data of the holder, never with their own', async () => {
    for (const kind of ['employee', 'agent'] as const)
      expect([kind, await file(await member(kind), { subject: 'A' })]).toMatchObject([kind, { productName: NAME }]);
  });

  it('sent again with its id is returned as it was made, whatever is registered by then', async () => {
    const other = await makeRequestPeople(test);
    const rename = (name: string): Promise<unknown> =>
      test.app.pools.api.query('update "user" set "full_name_en" = $2 where "id" = $1', [other.holderId, name]);
    await rename('ONE NAME');
    const letter = await file(other.operator, { subject: 'Once' });
    await rename('ANOTHER NAME');
    expect(await file(other.operator, { id: letter.id, subject: 'Once' })).toMatchObject({ productName: 'ONE NAME' });
  });

  it('that renews another has the issued values, while the registered value can be read for comparison', async () => {
    const issued = await issueLetter(test, people, { productName: 'AQ-CHLOR 65', addressee: 'TO WHOM' });
    const renewal = await refile(test, people.operator, { kind: 2, base: issued });
    const { body } = await test.call('POST', `${LETTERS}/_search`, {
      as: people.operator,
      body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: renewal.id }] },
    });
    expect(body).toMatchObject({ data: [{ productName: 'AQ-CHLOR 65', addressee: 'TO WHOM' }] });
    expect((await test.call('GET', FACTS, { as: people.operator })).body).toMatchObject({ fullNameEn: NAME });
  });

  it('that an officer enters manually has the values on the paper', async () => {
    const record = {
      subject: 'From paper',
      refPurpose: { key: '1' },
      productName: null,
      certificateNo: null,
      statement: 'As on paper.',
      addressee: 'TO WHOM',
    };
    const sent = {
      refHolder: { id: people.holderId },
      effectiveDate: test.clock.today(),
      remark: 'From the file',
      record: { ...record, productName: 'AQ' },
    };
    expect(await expectOk(test.call('PUT', `${LETTERS}/register`, { as: people.head, body: sent }))).toMatchObject({
      productName: 'AQ',
      deliveryAddress: null,
    });
  });
});

describe('the registered facts of the holder', () => {
  it('are returned to people who act for it, limited to the field classes they may read, and to nobody else', async () => {
    const facts = (await test.call('GET', FACTS, { as: people.operator })).body as Readonly<Record<string, unknown>>;
    expect(facts).toMatchObject({
      fullNameEn: NAME,
      houseNo: '88/1',
      phone: '02 123 4567',
      refProvince: { id: expect.any(String) as string, nameTh: expect.any(String) as string },
    });
    expect(JSON.stringify(facts)).not.toContain('สมชาย');
    expect((await test.call('GET', FACTS, { as: await member('agent') })).body).toMatchObject({ fullNameEn: NAME });
    expect((await test.call('GET', FACTS, { as: people.receiver })).body).toEqual({});
    expect((await test.call('GET', FACTS)).status).toBe(401);
    const other = await makeRequestPeople(test);
    expect((await test.call('GET', FACTS, { as: other.operator })).body).toMatchObject({
      fullNameEn: null,
      houseNo: null,
    });
  });
});
