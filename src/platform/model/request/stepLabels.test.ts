import { expect, it } from 'vitest';
import { actionLabelsOf, stateLabelsOf } from '#language/actionLabels.ts';
import { RE_STATUS } from '#language/workflow.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { dossierFlow } from './dossierFlow.ts';
import { stepLabels } from './stepLabels.ts';

const flows = [
  dossierFlow,
  ...[...testCatalogue.requests.values(), ...testCatalogue.workflows.values()].map(({ workflow }) => workflow),
];
const states = stateLabelsOf(testCatalogue.modules);
const labels = actionLabelsOf(testCatalogue.modules);

it.each(flows)('the log of steps names every step and state of $name', ({ actions, states: declared }) => {
  expect(Object.keys(labels)).toEqual(expect.arrayContaining([...Object.keys(actions), RE_STATUS]));
  expect(Object.keys(states)).toEqual(expect.arrayContaining(Object.keys(declared)));
});

it('the log of steps uses the common label of an action that several kinds of request share', () => {
  expect(labels['approve']).toEqual(stepLabels.approve);
});
