/** What companies add to the server beside their declarations. */
import type { ServerDoor } from '#platform/server/door.ts';
import { mergeHooks } from '#platform/server/resource/hooks.ts';
import { bankHooks } from './account/bankHooks.ts';
import { accountCalls } from './account/calls.ts';
import { authorizeCalls } from './authorize/calls.ts';
import { authorizeCrons, authorizeTasks } from './authorize/endsSoon.ts';
import { authorizeHooks } from './authorize/hooks.ts';
import { holderCalls } from './holder/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { peopleHooks } from './people/hooks.ts';
import { userRequestCalls } from './requests/calls.ts';
import { stories } from './demo/stories.ts';
import { registrationEffects } from './requests/effects.ts';
import { filingOfHolder } from './requests/filing.ts';
import { registrationGuards } from './requests/guards.ts';

export const door: ServerDoor = {
  calls: [...userRequestCalls, ...peopleCalls, ...authorizeCalls, ...accountCalls, ...holderCalls],
  guards: registrationGuards,
  effects: registrationEffects,
  filings: { userRequest: filingOfHolder },
  demo: stories,
  tasks: authorizeTasks,
  crons: authorizeCrons,
  hooks: mergeHooks([bankHooks, peopleHooks, authorizeHooks]),
};
