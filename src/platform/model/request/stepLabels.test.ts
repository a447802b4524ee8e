import { expect, it } from 'vitest';
import { actionLabelsOf } from '#language/actionLabels.ts';
import { RE_STATUS } from '#language/workflow.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { dossierFlow } from './dossierFlow.ts';
import { statusWords, stepLabels } from './stepLabels.ts';

const flows = [dossierFlow, ...[...testCatalogue.requests.values()].map(({ workflow }) => workflow)];
const labels = actionLabelsOf(testCatalogue.modules);

it.each(flows)('the log of steps names every step and state of $name', ({ actions, states }) => {
  expect(Object.keys(labels)).toEqual(expect.arrayContaining([...Object.keys(actions), RE_STATUS]));
  expect(Object.keys(statusWords)).toEqual(expect.arrayContaining(Object.keys(states)));
});

it('the log of steps calls an action that several kinds of request have by its common name', () => {
  expect(labels['approve']).toEqual(stepLabels.approve);
});
