/** Tests the registries of a demonstration: their entries, and how a person makes them fail. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isJuristicId, isPersonId } from '#language/values/idCard.ts';
import { companyFactsOf, isActiveCompany } from '#modules/company/index.ts';
import { demoCompanies, demoPeople } from '#platform/server/seeds/tables/demoParties.ts';
import {
  citizens,
  companies,
  ENDED_COMPANY,
  NEW_COMPANY,
  NEW_EMPLOYEE,
  NEW_FARM,
  NEW_FARMER,
  NEW_OWNER,
  REVIVED_COMPANY,
} from './inventedCompanies.ts';
import { REGISTRIES_PATH, registryPages } from './pages.ts';
import { startRegistries, type DemoRegistries } from './startRegistries.ts';

let registries: DemoRegistries;
let server: FastifyInstance;

beforeEach(async () => {
  registries = await startRegistries();
  server = fastify();
  registryPages(server, { registries, publicUrl: 'http://localhost:8080', webDir: '/nowhere' });
});

afterEach(async () => {
  await server.close();
  await registries.stop();
});

/** Posts as the button of a page does. */
const press = async (path: string) =>
  server.inject({
    method: 'POST',
    url: REGISTRIES_PATH + path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

describe('the registries of a demonstration', () => {
  it('contain everybody of the demonstration, and some people who have not registered yet', () => {
    const expectedNumbers = [
      ...demoCompanies.map(({ idTax }) => idTax),
      NEW_COMPANY,
      NEW_FARM,
      ENDED_COMPANY,
      REVIVED_COMPANY,
    ];
    expect([...companies.keys()].toSorted()).toEqual(expectedNumbers.toSorted());
    const people = [
      ...demoPeople.flatMap(({ idCard }) => (idCard === undefined ? [] : [idCard])),
      NEW_OWNER,
      NEW_FARMER,
      NEW_EMPLOYEE,
    ];
    expect([...citizens.keys()].toSorted()).toEqual(people.toSorted());
    expect([...companies.keys()].filter((number) => !isJuristicId(number))).toEqual([]);
    expect([...citizens.keys()].filter((number) => !isPersonId(number))).toEqual([]);
  });

  it('contain exactly one company that has ended', () => {
    expect([...companies.values()].filter((row) => !isActiveCompany(row)).map(({ JuristicID }) => JuristicID)).toEqual([
      ENDED_COMPANY,
    ]);
  });

  it('contain as much about each as a registration copies', () => {
    for (const row of companies.values()) {
      const { fullName, registerCapital, registerDate, address } = companyFactsOf(row);
      expect([fullName, registerCapital?.gt('0'), registerDate, address?.province]).toEqual([
        expect.stringMatching(/^(?:บริษัท|ห้างหุ้นส่วนจำกัด) /u),
        true,
        expect.any(String),
        expect.any(String),
      ]);
    }
  });
});

describe('the page of the registries', () => {
  it('shows the entries and the behaviour in both languages', async () => {
    const { body, headers } = await server.inject(REGISTRIES_PATH);
    expect(body).toContain('ทดสอบนวสมุทรไบโอเทค จำกัด');
    expect(body).toContain('0-1059-99900-05-0');
    expect(body.match(/aria-pressed="true">ตอบปกติ/gu)).toHaveLength(2);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect((await server.inject(`${REGISTRIES_PATH}?lang=en`)).body).toContain('aria-pressed="true">Responds normally');
  });

  it('switches the behaviour of one registry and shows it', async () => {
    const answer = await press('/company/down?lang=en');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${REGISTRIES_PATH}?lang=en`]);
    expect([registries.behaviourOf('company'), registries.behaviourOf('citizen')]).toEqual(['down', 'well']);
    expect((await server.inject(REGISTRIES_PATH)).body).toContain('aria-pressed="true">เชื่อมต่อไม่ได้');
  });

  it.each(['/company/sleepy', '/nobody/down'])('returns 404 for %s', async (path) => {
    expect((await press(path)).statusCode).toBe(404);
  });
});
