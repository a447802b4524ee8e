import { expect, it } from 'vitest';
import { RE_STATUS } from '#language/workflow.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { dossierFlow } from './dossierFlow.ts';
import { statusWords, stepLabels } from './stepLabels.ts';

const flows = [dossierFlow, ...[...testCatalogue.requests.values()].map(({ workflow }) => workflow)];

it.each(flows)('the log of steps tells every step and state of $name in words', ({ actions, states }) => {
  expect(Object.keys(stepLabels)).toEqual(expect.arrayContaining([...Object.keys(actions), RE_STATUS]));
  expect(Object.keys(statusWords)).toEqual(expect.arrayContaining(Object.keys(states)));
});
