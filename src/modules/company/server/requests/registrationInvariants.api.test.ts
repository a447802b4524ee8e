/** Tests that every invariant of registrations finds what breaks it. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInvariants } from '#platform/server/operations/invariants.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  withTampering,
  findBrokenInvariantsIn,
  connectWithoutTriggers,
  invariantsFolder,
} from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { registerHolder } from '#platform/testing/registeredHolder.ts';
import { fileRegistration, makeApplicant, setUpRegistration } from '#platform/testing/registrations.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';

let test: TestApp;
let intruder: Client;
const lawOf = new Map(readInvariants(invariantsFolder, testCatalogue).map(({ name, law }) => [name, law]));
const ids = { waiting: '', registered: '', other: '', applicant: '' };

beforeAll(async () => {
  test = await startTestApp();
  const world = await setUpRegistration(test, 'holderRegistration');
  await takeStep(test, world.people.operator, await fileRegistration(test, world), 'request');
  const [one, two] = [
    await setUpRegistration(test, 'holderRegistration'),
    await setUpRegistration(test, 'holderRegistration'),
  ];
  for (const { holderId, people } of [one, two])
    await registerHolder(test.app, { holderId, applicantId: people.operator.id });
  Object.assign(ids, {
    waiting: world.holderId,
    registered: one.holderId,
    other: two.holderId,
    applicant: await makeApplicant(test, 'individual'),
  });
  intruder = await connectWithoutTriggers(test.database);
});

afterAll(async () => {
  await intruder.end();
  await test.stop();
});

const planted: readonly (readonly [law: string, sql: () => string])[] = [
  [
    'registration-once-in-force',
    () => `update dossier set holder_id = '${ids.registered}' where holder_id = '${ids.other}'`,
  ],
  [
    'registered-before-usable',
    () =>
      `update request set create_by = 'x' where holder_id = '${ids.waiting}'; update "user"
        set create_by = 'x', status = 'usable' where id = '${ids.waiting}'`,
  ],
  ['applicant-is-not-usable', () => `update "user" set status = 'usable' where id = '${ids.applicant}'`],
];

it('no invariant is broken by permitted steps', async () => {
  expect(await findBrokenInvariantsIn(intruder, testCatalogue)).toEqual([]);
});

it.each(planted)('finds: %s', async (name, sql) => {
  const broken = await withTampering(intruder, sql(), () => findBrokenInvariantsIn(intruder, testCatalogue));
  expect(broken.find(({ law }) => law === lawOf.get(name))?.examples[0]).toContain('"id":');
});
