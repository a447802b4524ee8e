/**
 * Tests the records of a company: officers who see its registration read them, none of them writes them, and nobody
 * else sees them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRights } from '#language/module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder } from '#platform/testing/registeredHolder.ts';
import { CENTRAL_OFFICE } from '#platform/testing/requestPeople.ts';
import { makeRole } from '#platform/testing/roles.ts';

const API = '/api/v1';
const bases = {
  userBank: `${API}/transaction/user-banks`,
  userAuthorize: `${API}/transaction/user-authorizes`,
  userCa: `${API}/transaction/user-cas`,
  membership: `${API}/security/memberships`,
  employee: `${API}/security/users/employee`,
} as const;
type CompanyRecord = keyof typeof bases;
const companyRecords = Object.keys(bases) as readonly CompanyRecord[];

interface Company {
  readonly holderId: string;
  readonly rows: Readonly<Record<CompanyRecord, string>>;
}

let test: TestApp;
let admin: Person;
const companies = new Map<string, Company>();
const people = new Map<string, Person | undefined>();
/** Ids of dossiers without a request, which the invariants would not allow. */
const bare: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  const [here, there] = [
    await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
    await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
  ];
  companies.set('here', await makeCompany('here', here));
  companies.set('there', await makeCompany('there', there));
  companies.set('nowhere', await makeCompany('nowhere'));
  const ofCompany = (name: string, kind: 'owner' | 'employee' | 'agent'): Promise<Person> =>
    test.person({
      roles: kind === 'owner' ? ['OPERATOR_OWNER'] : [],
      personType: 'employee',
      memberOf: { holderId: get(name).holderId, kind, documentTypes: ['toWhom', 'holderRegistration'] },
    });
  const officer = (role: string, departmentId: string): Promise<Person> => test.person({ roles: [role], departmentId });
  people.set('the checkpoint here', await officer('OFFICER_CUSTOMS', here));
  people.set('the checkpoint there', await officer('OFFICER_CUSTOMS', there));
  people.set('a checkpoint officer of no office', await test.person({ roles: ['OFFICER_CUSTOMS'] }));
  for (const [who, role] of [
    ['the centre', 'OFFICER_CENTER'],
    ['the head', 'OFFICER_HEAD'],
    ['the signatory', 'SIGNATORY'],
    ['the auditor', 'AUDITOR'],
    ['finance', 'OFFICER_FINANCE'],
    ['the laboratory', 'OFFICER_LAB'],
  ] as const)
    people.set(who, await officer(role, CENTRAL_OFFICE));
  people.set('the administrator', admin);
  people.set(
    'who sees registrations by their type',
    await test.person({
      roles: [
        await makeRole(test, admin, {
          rowScope: 'documentTypes',
          documentTypes: ['holderRegistration'],
          menus: { 'company.mgt': ['canView', 'canSelect'] },
          fieldClasses: ['personal'],
        }),
      ],
    }),
  );
  people.set(
    'who sees letters by their type',
    await test.person({
      roles: [
        await makeRole(test, admin, {
          rowScope: 'documentTypes',
          documentTypes: ['toWhom'],
          menus: { 'company.mgt': ['canView', 'canSelect'] },
        }),
      ],
    }),
  );
  people.set('the owner here', await ofCompany('here', 'owner'));
  people.set('the owner there', await ofCompany('there', 'owner'));
  people.set('an employee here', await ofCompany('here', 'employee'));
  people.set('an agent here', await ofCompany('here', 'agent'));
  people.set('a stranger', undefined);
});
afterAll(async () => {
  await test.app.pools.api.query('delete from "dossier" where "id" = any($1::uuid[])', [bare]);
  await test.stop();
});

/** Makes a company registered at the checkpoint, or, without one, whose registration is a draft. */
async function makeCompany(name: string, checkpointId?: string): Promise<Company> {
  const { app } = test;
  const db = app.pools.api;
  const addDossier = async (given: Readonly<Record<string, unknown>>): Promise<void> =>
    void bare.push(
      await insertRow(db, 'dossier', {
        refDocumentType: 'holderRegistration',
        refHolder: { id: holderId },
        refState: 'pending',
        code: null,
        ...given,
      }),
    );
  const holderId = await makeHolder(app, `บริษัท ${name} จำกัด`);
  const person = await test.person({ roles: [], personType: 'employee' });
  if (checkpointId !== undefined) {
    await registerHolder(app, { holderId, applicantId: person.id, checkpointId });
    // With earlier refused and pending registrations its rows must still be shown once.
    for (const refState of ['refused', 'pending']) await addDossier({ refDepartment: { id: checkpointId }, refState });
  } else {
    await addDossier({ refDepartment: null });
    // Another document of the company reveals nothing of it.
    await addDossier({ refDocumentType: 'toWhom', refDepartment: { id: CENTRAL_OFFICE } });
  }
  const refHolder = { id: holderId };
  const membership = await insertRow(db, 'membership', {
    refHolder,
    refUser: { id: person.id },
    refKind: 'employee',
    position: `${name} position`,
  });
  return {
    holderId,
    rows: {
      userBank: await insertRow(db, 'userBank', { refHolder, accountNo: '0000000001' }),
      userAuthorize: await insertRow(db, 'userAuthorize', {
        refHolder,
        refKind: 'authorizer',
        position: `${name} position`,
      }),
      userCa: await insertRow(db, 'userCa', { refHolder, refUser: { id: person.id } }),
      membership,
      employee: membership,
    },
  };
}

function get(name: string): Company {
  const company = companies.get(name);
  if (company === undefined) throw new Error(`There is no company ${name}`);
  return company;
}

const call = (who: string, method: 'POST' | 'PUT', path: string, body: unknown = {}): Promise<TestAnswer> => {
  const as = people.get(who);
  return test.call(method, path, { ...(as === undefined ? {} : { as }), body });
};
const equal = (name: string, value: string): object => ({ where: [{ name, operator: '=', value }] });

/** Each returns whether the call shows the row. */
const readCalls: Readonly<Record<string, (who: string, entity: CompanyRecord, company: Company) => Promise<boolean>>> =
  {
    'by its id': async (who, entity, { rows }) =>
      has(await call(who, 'POST', `${bases[entity]}/_search`, equal('id', rows[entity])), rows[entity]),
    'by its company, once': async (who, entity, { holderId, rows }) =>
      has(
        await call(who, 'POST', `${bases[entity]}/_search`, { ...equal('refHolder.id', holderId), size: 100 }),
        rows[entity],
      ),
    'among all': async (who, entity, { rows }) =>
      has(
        await call(who, 'POST', `${bases[entity]}/_search`, {
          size: 100,
          sort: [{ name: 'createDate', type: 'DESC' }],
        }),
        rows[entity],
      ),
    exported: async (who, entity, { rows }) =>
      has(
        await call(who, 'POST', `${bases[entity]}/_export`, { ...equal('id', rows[entity]), select: ['id'] }),
        rows[entity],
      ),
    'its revisions': async (who, entity, { rows }) =>
      (await call(who, 'POST', `${bases[entity]}/${rows[entity]}/_rev`)).status === 200,
    'its changes': async (who, entity, { rows }) =>
      (await call(who, 'POST', `${bases[entity]}/${rows[entity]}/_changes`)).status === 200,
  };

/** Returns whether the id occurs in the answer, and asserts that it does not occur twice. */
function has({ status, text }: TestAnswer, id: string): boolean {
  const times = text.split(`"${id}"`).length - 1 || text.split(id).length - 1;
  expect(times).toBeLessThanOrEqual(1);
  return status === 200 && times === 1;
}

const reach: Readonly<Record<string, readonly string[]>> = {
  'the checkpoint here': ['here'],
  'the checkpoint there': ['there'],
  'a checkpoint officer of no office': [],
  'the centre': ['here', 'there'],
  'the head': ['here', 'there'],
  'the signatory': ['here', 'there'],
  'the auditor': ['here', 'there', 'nowhere'],
  'the administrator': ['here', 'there', 'nowhere'],
  // They see what they see of the registrations themselves, including drafts.
  'who sees registrations by their type': ['here', 'there', 'nowhere'],
  'who sees letters by their type': [],
  'the owner here': ['here'],
  'the owner there': ['there'],
  finance: [],
  'the laboratory': [],
  'a stranger': [],
};

/** People who manage debits see the name of the account only. */
const CARDS: Readonly<
  Record<string, Readonly<Partial<Record<CompanyRecord, Readonly<Record<string, readonly string[]>>>>>>
> = {
  finance: { userBank: { 'by its id': ['here', 'there'] } },
};

it('finance sees only the name of an account', async () => {
  const { userBank } = get('here').rows;
  const { body } = await call('finance', 'POST', `${bases.userBank}/_search`, equal('id', userBank));
  expect(Object.keys((body as { readonly data: readonly object[] }).data[0] ?? {}).toSorted()).toEqual([
    'accountName',
    'id',
  ]);
});

describe.each(Object.entries(reach))('%s', (who, visibleCompanies) => {
  it.each(companyRecords)('reads of every %s exactly the permitted rows, by every call', async (entity) => {
    for (const [callName, open] of Object.entries(readCalls)) {
      const found: string[] = [];
      for (const [name, company] of companies) if (await open(who, entity, company)) found.push(name);
      expect([callName, found]).toEqual([callName, CARDS[who]?.[entity]?.[callName] ?? visibleCompanies]);
    }
  });
});

it.each(['an employee here', 'an agent here'])(
  '%s reads nothing of another company, whatever they may read of their own',
  async (who) => {
    for (const entity of companyRecords) {
      for (const [callName, open] of Object.entries(readCalls))
        for (const name of ['there', 'nowhere'])
          expect([entity, callName, name, await open(who, entity, get(name))]).toEqual([entity, callName, name, false]);
    }
  },
);

describe('a record that is visible with a registration', () => {
  const readers = [
    'the checkpoint here',
    'the centre',
    'the head',
    'the signatory',
    'the auditor',
    'who sees registrations by their type',
  ];

  it.each(readers)('cannot be written by %s', async (who) => {
    const { rows } = get('here');
    const attempts: readonly (readonly ['PUT' | 'POST', string, unknown])[] = [
      ['PUT', bases.userBank, { id: rows.userBank, version: 1, branch: 'taken' }],
      ['POST', `${bases.userBank}/_delete`, { id: rows.userBank }],
      ['POST', `${bases.userBank}/_active`, { id: rows.userBank }],
      ['PUT', `${bases.userAuthorize}/authorize`, { id: rows.userAuthorize, version: 1, position: 'taken' }],
      [
        'PUT',
        `${bases.userAuthorize}/status`,
        { id: rows.userAuthorize, version: 1, status: 'revoked', reason: 'taken' },
      ],
      ['PUT', bases.membership, { id: rows.membership, version: 1, position: 'taken' }],
      ['POST', `${bases.membership}/_delete`, { id: rows.membership }],
      ['PUT', bases.employee, { id: rows.membership, version: 1, position: 'taken' }],
      ['POST', `${bases.employee}/_delete`, { id: rows.membership }],
    ];
    for (const [method, path, body] of attempts)
      expect([path, (await call(who, method, path, body)).status]).toEqual([path, 403]);
  });

  it('cannot be written by a person with every right but without access to rows of other holders', async () => {
    const role = await makeRole(test, admin, {
      rowScope: 'departmentTree',
      menus: { 'company.mgt': allRights, 'user-mgt.users': allRights },
      fieldClasses: ['personal'],
    });
    people.set('with every right', await test.person({ roles: [role], departmentId: CENTRAL_OFFICE }));
    const { rows, holderId } = get('here');
    expect(await readCalls['by its id']?.('with every right', 'membership', get('here'))).toBe(true);
    for (const [method, path, body] of [
      ['PUT', bases.membership, { id: rows.membership, version: 1, position: 'taken' }],
      ['PUT', bases.membership, { refUser: { id: admin.id }, refHolder: { id: holderId }, refKind: { key: '1' } }],
      ['POST', `${bases.membership}/_delete`, { id: rows.membership }],
      ['PUT', bases.employee, { id: rows.membership, version: 1, position: 'taken' }],
      ['POST', `${bases.employee}/_delete`, { id: rows.membership }],
      ['POST', `${bases.userBank}/_delete`, { id: rows.userBank }],
      [
        'PUT',
        `${bases.userAuthorize}/status`,
        { id: rows.userAuthorize, version: 1, status: 'revoked', reason: 'taken' },
      ],
    ] as const) {
      const { status } = await call('with every right', method, path, body);
      expect([path, [403, 404].includes(status)]).toEqual([path, true]);
    }
  });

  it('shows the card of a referenced record, and its other fields only to people who may see it', async () => {
    const [here, there] = [get('here'), get('there')];
    const id = await insertRow(test.app.pools.api, 'userAuthorize', {
      refHolder: { id: here.holderId },
      refKind: 'agent',
      refAuthorizer: { id: there.rows.userAuthorize },
    });
    const searchAs = async (who: string): Promise<unknown> =>
      (
        (
          await call(who, 'POST', `${bases.userAuthorize}/_search`, {
            ...equal('id', id),
            select: ['refAuthorizer.position'],
          })
        ).body as { data: unknown[] }
      ).data[0];
    expect(JSON.stringify(await searchAs('the checkpoint here'))).not.toContain('there position');
    expect(JSON.stringify(await searchAs('the owner here'))).not.toContain('there position');
    expect(JSON.stringify(await searchAs('the centre'))).toContain('there position');
    const where = [{ name: 'refAuthorizer.position', operator: 'like', value: 'there' }];
    expect((await call('the checkpoint here', 'POST', `${bases.userAuthorize}/_search`, { where })).body).toMatchObject(
      { totalSize: 0 },
    );
  });

  it('includes parts of visible records only', async () => {
    const db = test.app.pools.api;
    const ids = new Map<string, string>();
    for (const [name, { rows }] of companies)
      ids.set(name, await insertRow(db, 'userAuthorizeRole', { refUserAuthorize: { id: rows.userAuthorize }, seq: 1 }));
    const { body } = await call('the checkpoint here', 'POST', `${API}/transaction/user-authorize-roles/_search`, {
      size: 100,
    });
    const visibleIds = new Set((body as { data: { id: string }[] }).data.map(({ id }) => id));
    expect([...ids].filter(([, id]) => visibleIds.has(id)).map(([name]) => name)).toEqual(['here']);
  });

  it('includes facts of a certificate but never its key', async () => {
    const { body } = await call(
      'the checkpoint here',
      'POST',
      `${bases.userCa}/_search`,
      equal('id', get('here').rows.userCa),
    );
    const [row] = (body as { data: object[] }).data;
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(['subject', 'issuer', 'validFrom', 'validTo']));
    expect(Object.keys(row ?? {}).filter((name) => /key|password|secret|blob|file/iu.test(name))).toEqual([]);
  });
});
