/** Exports what companies add to the server, apart from their declarations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { mergeHooks } from '#platform/server/resource/hooks.ts';
import { bankHooks } from './account/bankHooks.ts';
import { accountCalls } from './account/calls.ts';
import { authorizeCalls } from './authorize/calls.ts';
import { authorizeCrons, authorizeTasks } from './authorize/notifyEndingPowers.ts';
import { authorizeHooks } from './authorize/authorizeHooks.ts';
import { holderCalls } from './holder/calls.ts';
import { holderFactsOf } from './holder/holderFacts.ts';
import { invitationCalls } from './invitations/calls.ts';
import { invitationHooks } from './invitations/invitationHooks.ts';
import { invitationCrons, invitationTasks } from './invitations/tasks.ts';
import { peopleCalls } from './people/calls.ts';
import { peopleHooks } from './people/peopleHooks.ts';
import { userRequestCalls } from './requests/calls.ts';
import { stories } from './demo/stories.ts';
import { registrationEffects } from './requests/effects.ts';
import { filingOfHolder } from './requests/filing.ts';
import { registrationGuards } from './requests/guards.ts';
import { standingOfHolder } from './requests/standing.ts';
import { unansweredCrons, unansweredTasks } from './requests/unanswered.ts';

export const moduleServer: ModuleServer = {
  calls: [...userRequestCalls, ...peopleCalls, ...authorizeCalls, ...invitationCalls, ...accountCalls, ...holderCalls],
  guards: registrationGuards,
  effects: registrationEffects,
  filings: { userRequest: filingOfHolder },
  standingEffects: { userRequest: standingOfHolder },
  holderFacts: holderFactsOf,
  demo: stories,
  tasks: { ...authorizeTasks, ...unansweredTasks, ...invitationTasks },
  crons: [...authorizeCrons, ...unansweredCrons, ...invitationCrons],
  hooks: mergeHooks([bankHooks, peopleHooks, authorizeHooks, invitationHooks]),
};
