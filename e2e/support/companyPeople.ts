/**
 * A company with its people and the officers who administer it: with an employee, an agent, a person who wants to join,
 * and a second company that changes.
 */
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder } from '#platform/testing/registeredHolder.ts';
import { fileRegistration, setUpRegistration } from '#platform/testing/registrations.ts';
import { CENTRAL_OFFICE, expectOk, refile, takeStep, type TestServer } from '#platform/testing/requestPeople.ts';

export interface CompanyPeople {
  readonly holderId: string;
  readonly owner: Person;
  readonly receiver: Person;
  readonly administrator: Person;
}

export async function makeCompanyPeople(desk: TestServer): Promise<CompanyPeople> {
  const holderId = await makeHolder(desk.app, 'บริษัท สมุทรเคมีภัณฑ์ จำกัด');
  const owner = await makeOwner(desk, holderId);
  const checkpointId = await makeDepartment(desk.app, { nameTh: 'ด่านทดสอบ', parentId: CENTRAL_OFFICE });
  await registerHolder(desk.app, { holderId, applicantId: owner.id, checkpointId });
  await desk.person({ roles: ['OPERATOR_EMP'], personType: 'employee', memberOf: { holderId, kind: 'employee' } });
  await desk.person({
    roles: ['OPERATOR_AGENT'],
    personType: 'employee',
    memberOf: { holderId, kind: 'agent', documentTypes: ['toWhom'] },
  });
  const officers = {
    receiver: await desk.person({ roles: ['OFFICER_CUSTOMS'], departmentId: checkpointId }),
    approver: await desk.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
    administrator: await desk.person({ roles: ['ADMIN'] }),
  };
  const joining = {
    type: 'employeeRegistration',
    holderId,
    office: checkpointId,
    people: { operator: owner, owner, ...officers },
  } as const;
  await takeStep(desk, owner, await fileRegistration(desk, joining), 'request');
  const officer = await setUpRegistration(desk, 'officerRegistration');
  await takeStep(desk, officer.people.operator, await fileRegistration(desk, officer), 'request');
  await fileCompanyChange(desk, checkpointId);
  return { holderId, owner, ...officers };
}

function makeOwner(desk: TestServer, holderId: string): Promise<Person> {
  return desk.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
}

async function fileCompanyChange(desk: TestServer, checkpointId: string): Promise<void> {
  const holderId = await makeHolder(desk.app, 'บริษัท ย้ายที่ จำกัด');
  const owner = await makeOwner(desk, holderId);
  const base = await registerHolder(desk.app, { holderId, applicantId: owner.id, checkpointId });
  const change = await refile(desk, owner, { kind: 3, base });
  await expectOk(
    desk.call('PUT', '/api/v1/transaction/user-requests', {
      as: owner,
      body: { id: change.id, version: 1, houseNo: '199/9', reason: 'ย้ายสำนักงาน' },
    }),
  );
  await takeStep(desk, owner, change, 'request');
}
