/** The picker of a document that refers to others: who may use it, for which holder, and what it returns. */
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { PickAnswer, PickQuestion } from '#platform/model/request/documentPicker.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { makePermitPeople, PERMITS, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { issueLetter } from '#modules/to-whom/testing/letters.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { rolesByCall } from '../../access/explain/rightsMatrix.ts';
import { ANONYMOUS_ROLE, roleSeeds, SIGNED_IN_ROLE } from '../../access/rights/roles.ts';
import { allReferencesOf } from '../case/issuedReferences.ts';
import { pickQuery, type PickTerms } from './pickQuery.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;
let other: Pick<SigningPeople, 'holderId' | 'operator'>;
let [alpha, beta, expired, suspended, even, others]: readonly IssuedProduct[] = [];

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
  other = await makeOperator(test);
  alpha = await people.product({ tradeNameTh: 'เอคิว-คลอร์ 65', tradeNameEn: 'AQ-CHLOR 65' });
  beta = await people.product({ tradeNameTh: 'น้ำใส ๑๒', tradeNameEn: 'CLEAR 12' });
  expired = await people.product({ tradeNameTh: 'หมดแล้ว', tradeNameEn: 'GONE', expireDate: '2025-01-31' });
  suspended = await people.product({ tradeNameTh: 'พักไว้', tradeNameEn: 'RESTING' });
  even = await people.product({ tradeNameTh: 'เนื้อเดียว', tradeNameEn: 'EVEN', refHomogeneity: { key: '1' } });
  others = await people.product({ holderId: other.holderId, tradeNameTh: 'ของเขา', tradeNameEn: 'THEIRS' });
  await people.standing('suspend', suspended);
});
afterAll(() => test.stop());

const requestPick = (
  body: Partial<PickQuestion> & { readonly [name: string]: unknown },
  as: Person = people.operator,
): Promise<TestAnswer> => test.call('POST', `${PERMITS}/_pick`, { as, body: { field: 'products.refHaz', ...body } });
const pick = (body: Partial<PickQuestion> = {}, as?: Person): Promise<PickAnswer> =>
  expectOk(requestPick(body, as)) as Promise<PickAnswer>;
const numbers = async (body: Partial<PickQuestion> = {}, as?: Person): Promise<readonly string[]> =>
  (await pick(body, as)).data.map(({ number }) => number);

describe('the rows of a picker', () => {
  it('are those of the holder: first the valid ones, then the others with the reason', async () => {
    const { data, isMore } = await pick();
    expect(isMore).toBe(false);
    expect(data.map(({ number, standing }) => [number, standing])).toEqual([
      [alpha?.number, 'valid'],
      [beta?.number, 'valid'],
      [even?.number, 'valid'],
      [expired?.number, 'expired'],
      [suspended?.number, 'suspended'],
    ]);
    expect(data.map(({ why }) => why === null)).toEqual([true, true, true, false, false]);
    expect(data[3]?.why?.[1]).toContain('expired on 31/01/2025');
  });

  it('have the data that a reference needs and nothing else', async () => {
    const {
      data: [row],
    } = await pick({ field: 'refHaz' });
    expect(row).toEqual({
      id: alpha?.id,
      asked: null,
      dossierId: alpha?.dossierId,
      number: alpha?.number,
      name: ['เอคิว-คลอร์ 65', 'AQ-CHLOR 65'],
      documentType: { code: 'registrationImport', label: ['ใบสำคัญการขึ้นทะเบียน (นำเข้า)', 'Registration (import)'] },
      revision: 1,
      standing: 'valid',
      effectiveDate: '2024-03-01',
      expireDate: '2099-01-01',
      why: null,
      copies: row?.copies,
    });
    expect(Object.keys(row?.copies ?? {})).toEqual(['tradeNameEn', 'refHazType']);
    expect(row?.copies).toMatchObject({ tradeNameEn: 'AQ-CHLOR 65', refHazType: { key: '2' } });
  });

  it('that do not meet the declared conditions have the reason, and follow the others', async () => {
    const { data } = await pick({ field: 'refHaz' });
    expect(data.filter(({ why }) => why === null).map(({ number }) => number)).toEqual([alpha?.number, beta?.number]);
    expect(data.findIndex(({ number }) => number === even?.number)).toBeGreaterThan(1);
  });

  it('can be found by number and by name, as Thai is typed', async () => {
    expect(await numbers({ text: beta?.number.slice(-4) ?? '' })).toContain(beta?.number);
    expect(await numbers({ text: 'เเอคิวคลอร์'.replace('เเ', 'เ') })).toEqual([alpha?.number]);
    expect(await numbers({ text: 'aq chlor' })).toEqual([alpha?.number]);
    expect(await numbers({ text: 'น้ำใส 12' })).toEqual([beta?.number]);
    expect(await numbers({ text: 'gone' })).toEqual([expired?.number]);
    expect(await numbers({ text: '100%' })).toEqual([]);
  });

  it('can be filtered by standing, and are paged', async () => {
    expect(await numbers({ standing: 'suspended' })).toEqual([suspended?.number]);
    expect(await numbers({ standing: 'valid' })).toEqual([alpha?.number, beta?.number, even?.number]);
    expect(await pick({ size: 2 })).toMatchObject({
      data: [{ number: alpha?.number }, { number: beta?.number }],
      isMore: true,
    });
    expect(await pick({ size: 2, first: 4 })).toMatchObject({ data: [{ number: suspended?.number }], isMore: false });
  });

  it('are the revisions in force of the documents requested by id', async () => {
    const first = await people.product({ tradeNameTh: 'รุ่นแรก', tradeNameEn: 'FIRST' });
    const second = await people.corrected(first, { tradeNameTh: 'รุ่นสอง' });
    expect(await pick({ ids: [first.id, alpha?.id ?? '', others?.id ?? ''] })).toMatchObject({
      data: [
        { id: alpha?.id, asked: alpha?.id },
        { id: second.id, asked: first.id, revision: 2, name: ['รุ่นสอง', 'FIRST'] },
      ],
    });
    expect((await pick({ ids: [others?.id ?? ''] })).data).toEqual([]);
    expect(await numbers({ text: 'รุ่นแรก' }), 'by a name it had before').toEqual([]);
  });

  it('are of any holder if that is declared, but only those in force, and only with a search text', async () => {
    const letter = await issueLetter(
      test,
      { ...people, ...other, approver: people.signatory },
      { subject: 'Concerning the harbour' },
    );
    const { rows } = await test.app.pools.api.query<{ code: string }>(
      'select s."code" from "dossier" s join "to_whom" t on t."dossier_id" = s."id" where t."id" = $1',
      [letter.id],
    );
    const number = rows[0]?.code ?? '';
    expect(await numbers({ field: 'refLetter' })).toEqual([]);
    expect(await numbers({ field: 'refLetter', text: 'ha' })).toEqual([]);
    expect(await numbers({ field: 'refLetter', text: 'harbour' })).toEqual([number]);
    expect(await numbers({ field: 'refLetter', text: number })).toEqual([number]);
  });
});

/** Roles with which nobody can sign in and do something. */
const NOBODYS: ReadonlySet<string> = new Set([ANONYMOUS_ROLE, SIGNED_IN_ROLE, 'APPLICANT']);

describe('access to a picker', () => {
  const agentOf = (documentTypes: readonly string[]): Promise<Person> =>
    test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'agent', documentTypes, menus: ['permit.requests'] },
    });

  it('is given to an agent whose power covers only the new document', async () => {
    const agent = await agentOf([PERMIT_TYPE]);
    expect(await numbers({ text: 'aq chlor' }, agent)).toEqual([alpha?.number]);
    expect(
      (await test.call('POST', '/api/v1/transaction/hazes/_search', { as: agent, body: {} })).status,
      'the products themselves',
    ).toBe(403);
  });

  it('is refused to an agent whose power is for other documents, and to anybody who names another holder', async () => {
    expect((await requestPick({}, await agentOf(['toWhom']))).status).toBe(403);
    expect((await requestPick({ holder: other.holderId })).status).toBe(403);
    expect((await requestPick({ holder: people.holderId })).status).toBe(200);
  });

  it('is given to an officer who enters or fills in such documents and names the holder', async () => {
    expect(await numbers({ holder: other.holderId }, people.head)).toEqual([others?.number]);
    expect(await numbers({ holder: other.holderId }, people.receiver)).toEqual([others?.number]);
    expect(await requestPick({}, people.head)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'holder', messageKey: 'required' }] },
    });
  });

  it('is refused to an officer who only reads or signs, or fills in another field', async () => {
    const auditor = await test.person({ roles: ['AUDITOR'] });
    for (const person of [auditor, people.signatory])
      expect((await requestPick({ holder: people.holderId }, person)).status).toBe(403);
    expect((await requestPick({ field: 'refHaz', holder: people.holderId }, people.receiver)).status).toBe(403);
    expect((await test.call('POST', `${PERMITS}/_pick`, { body: { field: 'refHaz' } })).status).toBe(401);
  });

  it('is given to the roles that write permits, and to no other', async () => {
    const allowed = rolesByCall({ catalogue: test.app.catalogue, calls: test.app.calls }).get(`POST ${PERMITS}/_pick`);
    expect(allowed).toEqual(['OPERATOR_OWNER', 'OFFICER_CENTER', 'OFFICER_HEAD', 'SIGNATORY']);
    const letIn: string[] = [];
    for (const { code } of roleSeeds.filter((role) => !NOBODYS.has(role.code))) {
      const { status } = await requestPick({ 'no such field': true }, await test.person({ roles: [code] }));
      if (status === 400) letIn.push(code);
    }
    expect(letIn.toSorted()).toEqual([...(allowed ?? [])].toSorted());
  });

  it.each<[string, Record<string, unknown>]>([
    ['a field that is no reference', { field: 'place' }],
    ['a field that there is not', { field: '__proto__' }],
    ['something nobody asked for', { select: ['purpose'] }],
    ['an id that is none', { ids: ['1'] }],
    ['too many ids', { ids: Array.from({ length: 101 }, () => '01890000-0000-7000-8000-000000000000') }],
    ['a page too long', { size: 101 }],
    ['a page before the first', { first: -1 }],
    ['a standing that nothing has', { standing: 'replaced' }],
    ['a text that no keyboard makes', { text: 'a\0b' }],
  ])('is refused with %s', async (_, body) => {
    expect((await requestPick(body)).status).toBe(400);
  });
});

describe('a picker among thousands of products', () => {
  const PRODUCTS = isSoak() ? 10_000 : 3_000;
  const HOLDERS = 20;
  const SEARCHED: ReadonlySet<string> = new Set([
    'dossier_code_search_idx',
    'request_subject_th_search_idx',
    'request_subject_en_search_idx',
  ]);

  it('uses indexes only', async () => {
    const { catalogue } = test.app;
    const holders: string[] = [];
    for (let n = 0; n < HOLDERS; n += 1) holders.push(await makeHolder(test.app));
    const reference = allReferencesOf(catalogue, getEntity(catalogue, 'permit')).find(
      ({ path }) => path === 'products.refHaz',
    );
    if (reference === undefined) throw new Error('The permit refers to no product');
    const terms = (more: Partial<PickTerms>): PickTerms => ({
      target: getEntity(catalogue, 'haz'),
      field: reference.field,
      matching: [],
      types: ['registrationImport', 'registrationManufacture'],
      holderId: holders[3] ?? '',
      text: '',
      standing: undefined,
      ids: undefined,
      today: test.app.clock.today(),
      first: 0,
      size: 20,
      ...more,
    });
    const client = await connectWithoutTriggers(test.database);
    try {
      await client.query('begin; set local statement_timeout = 0');
      await withoutIndexes(client, SEARCHED, async () => {
        for (const statement of crowd()) await client.query(statement, [alpha?.id, holders]);
      });
      for (const table of ['dossier', 'request', 'haz']) await client.query(`analyze "${table}"`);
      const scanned = async (more: Partial<PickTerms>): Promise<readonly string[]> => {
        const query = pickQuery(terms(more));
        if (query === undefined) throw new Error('Nothing is asked for');
        const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
          `explain (format json) ${query.text}`,
          query.values,
        );
        return [
          ...JSON.stringify(rows[0]?.['QUERY PLAN']).matchAll(
            /"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(?<table>\w+)"/gu,
          ),
        ].map(({ groups }) => groups?.['table'] ?? '');
      };
      const queries: readonly Partial<PickTerms>[] = [
        {},
        { text: 'c0ffee' },
        { text: 'HZ-777' },
        { holderId: null, text: 'c0ffee 12' },
        { holderId: null, text: 'HZ-777' },
        { ids: [alpha?.id ?? ''] },
      ];
      for (const more of queries) expect(await scanned(more), JSON.stringify(more)).toEqual([]);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });

  /**
   * Text indexes are created again after the rows are inserted, which takes a tenth of the time; indexes that are not
   * used here are not created again.
   */
  async function withoutIndexes(
    client: Client,
    keptNames: ReadonlySet<string>,
    work: () => Promise<void>,
  ): Promise<void> {
    const { rows } = await client.query<{ name: string; sql: string }>(
      `select indexname as "name", indexdef as "sql" from pg_indexes where tablename in ('dossier', 'request', 'haz')
          and indexdef like '% USING gin %'`,
    );
    for (const { name } of rows) await client.query(`drop index "${name}"`);
    await work();
    for (const { name, sql } of rows) if (keptNames.has(name)) await client.query(sql);
  }

  /**
   * Inserts the same rows with other ids, numbers and holders: $1 is one product, $2 the holders. Every statement uses
   * both.
   */
  function crowd(): readonly string[] {
    const id = (what: string): string => `md5('${what} ' || n)::uuid`;
    const holder = `($2::uuid[])[1 + n % ${HOLDERS}]`;
    const copy = (table: string, { from, values }: { from: string; values: string }): string =>
      `insert into "${table}" select p.* from generate_series(1, ${PRODUCTS}) n cross join (${from}) s cross
        join lateral jsonb_populate_record(null::"${table}", to_jsonb(s) || jsonb_build_object(${values}, 'holder_id',
          ${holder})) p`;
    return [
      copy('dossier', {
        from: 'select d.* from "dossier" d join "haz" h on h."dossier_id" = d."id" where h."id" = $1',
        values: `'id', ${id('dossier')}, 'code', 'HZ-' || n`,
      }),
      copy('request', {
        from: 'select r.* from "request" r where r."document_id" = $1',
        values: `'id', ${id('request')}, 'dossier_id', ${id('dossier')}, 'document_id', ${id('haz')}, 'subject_en', md5('en ' || n), 'subject_th', md5('th ' || n)`,
      }),
      copy('haz', {
        from: 'select h.* from "haz" h where h."id" = $1',
        values: `'id', ${id('haz')}, 'request_id', ${id('request')}, 'dossier_id', ${id('dossier')}, 'public_token', md5('token ' || n)`,
      }),
    ];
  }
});
