/** Documents that are begun from others: the browser knows where each is filed before it has loaded its module. */
import { expect, it } from 'vitest';
import { modules } from '#apps/modules.ts';
import { followUpTarget } from '#language/followUp.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';

const followUps = modules.flatMap(({ requests }) => requests.flatMap((request) => request.followUps ?? []));

it.each(followUps.map((followUp) => [followUpTarget(followUp)]))('the menu of %s is in the index', (target) => {
  expect(moduleIndexOf(modules).followUpMenus[target]?.[APPLICANT_PARTY]).toMatch(/^[a-z-]+\.requests$/u);
});
