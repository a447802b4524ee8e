/**
 * Tests where the texts on the papers come from: the names in the lists, the registration of the holder, the signatory
 * and the applicant.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { FormFiling, Issue } from '#platform/server/request/printing/paper.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct, refileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import type { ApplicationData } from './applicationText.ts';
import type { CertificateData } from './certificateText.ts';
import { declaredForm, type declaredFormData } from '#platform/server/request/printing/declaredForm.ts';
import { hazPaper } from './hazPaper.ts';

let test: TestApp;
let people: SigningPeople;
let filed: FiledRequest;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
  filed = await fileProduct(test, people.operator, {
    distributors: [{ name: 'ห้างทดสอบ', idTax: '0103999900040', address: '1 ถนนทดสอบ' }],
    importProducts: [],
  });
});
afterAll(() => test.stop());

const caseOf = ({ requestId }: Pick<FiledRequest, 'requestId'>): Promise<Case> =>
  loadCase(test.app, test.app.pools.api, { actor: systemActor('A test'), id: requestId, lock: 'none' });
const issueBy = (signatoryId: string, more: Partial<Issue> = {}): Issue => ({
  code: 'HZ216900001',
  revision: 1,
  issued: getPlainDate('2026-11-15'),
  expires: getPlainDate('2032-11-14'),
  signatoryId,
  isSigned: true,
  principalId: null,
  ...more,
});

interface CapturedPrint {
  readonly data: PrintDocument['data'];
  readonly pictures: readonly string[];
  readonly questions: number;
}

/** Captures what the printer would get, and counts the database queries. */
async function capturePrint(print: (app: App) => Promise<Buffer>): Promise<CapturedPrint> {
  let document: PrintDocument | undefined;
  let questions = 0;
  const api = new Proxy(test.app.pools.api, {
    get: (pool, name) => {
      if (name !== 'query') return Reflect.get(pool, name) as unknown;
      questions += 1;
      return pool.query.bind(pool);
    },
  });
  const capture = async (printDocument: PrintDocument): Promise<Buffer> => {
    document = printDocument;
    return Buffer.alloc(0);
  };
  await print({ ...test.app, pools: { ...test.app.pools, api }, printer: { ...test.app.printer, print: capture } });
  return { data: document?.data ?? {}, pictures: Object.keys(document?.pictures ?? {}), questions };
}

async function certificateOf(
  filing: Pick<FiledRequest, 'requestId'>,
  issue: Issue | null,
): Promise<CapturedPrint & { readonly data: CertificateData }> {
  const found = await caseOf(filing);
  return (await capturePrint((app) => hazPaper.render(app, { found, issue }))) as CapturedPrint & {
    readonly data: CertificateData;
  };
}

async function applicationOf(
  filedRequest: Pick<FiledRequest, 'requestId'>,
  filing: FormFiling | null,
): Promise<ApplicationData> {
  const found = await caseOf(filedRequest);
  return (await capturePrint((app) => hazPaper.form!(app, { found, filing }))).data as unknown as ApplicationData;
}

describe('a certificate', () => {
  it('prints the names of referenced records, with few database queries', async () => {
    const { data, pictures, questions } = await certificateOf(filed, issueBy(people.signatory.id));
    const text = JSON.stringify(data);
    for (const expectedText of [
      '(Calcium hypochlorite)',
      'ชนิดที่ ๒',
      'ประเทศจีน',
      'Aqua Works (Test) Ltd.',
      'Aqua Trade (Test) Ltd.',
      '๔๕ กิโลกรัม',
      'ห้างทดสอบ',
      'ชั้น III',
      'แถบสี',
    ])
      expect(text).toContain(expectedText);
    expect(pictures).toEqual(['ghs03.svg', 'ghs05.svg', 'ghs09.svg']);
    expect(data.holder.facts.map(({ label }) => label)).toEqual(['เลขประจำตัวผู้เสียภาษี', 'ที่อยู่']);
    expect(JSON.stringify(data.holder.facts)).toContain('๘๘/๑');
    expect(data.check?.serial).toBe((await caseOf(filed)).document['publicToken']);
    expect(questions).toBeLessThan(10);
  });

  it('is a draft before it is issued', async () => {
    expect((await certificateOf(filed, null)).data).toMatchObject({ check: null, stamp: { kind: 'draft' } });
  });

  it('is translated from the same data', async () => {
    const found = await caseOf(filed);
    const { data } = await capturePrint((app) =>
      hazPaper.translate!(app, { found, issue: issueBy(people.signatory.id) }),
    );
    expect(data).toMatchObject({ about: { lang: 'en' }, translation: { mark: 'Translation / คำแปล' } });
    expect(JSON.stringify(data)).toContain('China');
  });

  it('counts changes and not renewals', async () => {
    const base = await fileProduct(test, people.operator);
    await bringTo(test, people, base, 'approved');
    const renewal = await refileProduct(test, people.operator, { kind: 2, base });
    await bringTo(test, people, renewal, 'approved');
    const change = await refileProduct(test, people.operator, { kind: 3, base: renewal });
    const second = await certificateOf(renewal, issueBy(people.signatory.id, { revision: 2 }));
    const third = await certificateOf(change, issueBy(people.signatory.id, { revision: 3 }));
    expect([second, third].map(({ data }) => data.number.left[1])).toEqual(['ฉบับที่ ๒ (ต่ออายุ)', 'ฉบับที่ ๓ (แก้ไขครั้งที่ ๑)']);
  });
});

describe('an application', () => {
  it('names who files it, for whom, and the attachments', async () => {
    const data = await applicationOf(filed, {
      code: 'R03-1',
      filed: getPlainDate('2026-11-15'),
      applicantId: people.operator.id,
      isSigned: false,
    });
    expect(data).toMatchObject({
      code: 'วอ./กษ./กปม.๑',
      mark: 'คำขอเลขที่ R03-1',
      stamp: null,
      signature: { electronic: null },
    });
    expect(data.signature.positions[1]).toContain(data.holder.name);
    expect(JSON.stringify(data.blocks)).toContain('๖๒.๕–๖๗.๕');
    expect(data.blocks.at(-1)).toMatchObject({ kind: 'table', table: { rows: { length: 5 } } });
  });

  it('names the registration that is changed', async () => {
    const base = await fileProduct(test, people.operator);
    await bringTo(test, people, base, 'approved');
    const change = await refileProduct(test, people.operator, { kind: 3, base });
    const data = await applicationOf(change, null);
    expect(data).toMatchObject({ code: 'วอ./กษ./กปม.๔', stamp: { kind: 'draft' } });
    expect(data.asks[0]).toContain(String((await caseOf(change)).dossier['code']));
  });
});

describe('an application from the declaration alone', () => {
  it('prints the names of references in the product and its rows, and the attachments, with few database queries', async () => {
    const found = await caseOf(filed);
    const filing: FormFiling = {
      code: 'R03-1',
      filed: getPlainDate('2026-11-15'),
      applicantId: people.operator.id,
      isSigned: false,
    };
    const { data, questions } = await capturePrint((app) => declaredForm(app, { found, filing }));
    const { sections, checklist, holder, mark } = data as unknown as ReturnType<typeof declaredFormData>;
    const text = JSON.stringify(sections);
    for (const expectedText of [
      '(Calcium hypochlorite)',
      'CN · จีน (China)',
      'Aqua Works (Test) Ltd.',
      'กิโลกรัม',
      'ห้างทดสอบ',
    ])
      expect(text).toContain(expectedText);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/u);
    expect(checklist.rows.filter(({ isAttached }) => isAttached)).toHaveLength(5);
    expect(checklist.rows.find(({ isAttached }) => isAttached)?.details[0]).toMatch(/\.pdf$/u);
    expect([mark, holder.facts.length]).toEqual(['คำขอเลขที่ R03-1', 2]);
    expect(questions).toBeLessThan(10);
  });
});

describe('the authority', () => {
  it('is named on papers as an administrator has set it, from the next one on', async () => {
    const admin = await test.person({ roles: ['ADMIN'] });
    const empty = { th: null, en: null };
    const put = (department: object, version: number | null) =>
      test.call('PUT', '/api/v1/security/app-properties/papers', {
        as: admin,
        body: { words: { department, ministry: empty, official: empty, law: empty }, version },
      });
    const set = await put({ th: 'กรมทดสอบ', en: null }, null);
    expect(set).toMatchObject({ status: 200, body: { words: { department: { th: 'กรมทดสอบ', en: null } } } });
    expect((await certificateOf(filed, null)).data.number.right[0]).toBe('กรมทดสอบ');
    expect((await put(empty, 1)).status).toBe(200);
    expect((await certificateOf(filed, null)).data.number.right).toEqual(
      expect.arrayContaining(['กรมประมง', 'กระทรวงเกษตรและสหกรณ์']),
    );
  });
});
