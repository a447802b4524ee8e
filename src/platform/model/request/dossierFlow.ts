/** Actions on an issued document without a request: officers of the register take them, with a reason. */
import type { Label } from '#language/label.ts';
import type { Right } from '#language/rights.ts';
import { defineWorkflow, type Workflow } from '#language/workflow.ts';
import { dossierState } from './choices.ts';
import { stepLabels } from './stepLabels.ts';

const parties = {
  keeper: ['ผู้มีสิทธิพักใช้และเพิกถอน', 'Officer who may suspend and revoke'],
  restorer: ['ผู้มีสิทธิยกเลิกการพักใช้', 'Officer who may reinstate'],
} as const satisfies Record<string, Label>;

/** The right in the menu of the register that makes a person each party. */
export const rightByParty: Readonly<Record<keyof typeof parties, Right>> = {
  keeper: 'canArchive',
  restorer: 'canActive',
};

export function registerPartiesOf(rights: ReadonlySet<Right>): ReadonlySet<string> {
  return new Set(Object.entries(rightByParty).flatMap(([party, right]) => (rights.has(right) ? [party] : [])));
}

export const dossierFlow: Workflow = defineWorkflow({
  name: 'dossier',
  title: ['สถานะของเอกสารที่ออกแล้ว', 'Status of issued documents'],
  choice: dossierState,
  parties,
  guards: {},
  effects: {},
  states: {
    pending: {},
    inForce: { responsibleParty: 'keeper' },
    suspended: { responsibleParty: 'restorer' },
    revoked: {},
    cancelled: {},
    refused: {},
    usedUp: {},
  },
  actions: {
    suspend: {
      label: stepLabels.suspend,
      from: { inForce: ['keeper'] },
      to: 'suspended',
      needsRemark: true,
      tone: 'danger',
      notice: ['ถูกพักใช้', 'suspended'],
    },
    reinstate: {
      label: stepLabels.reinstate,
      from: { suspended: ['restorer'] },
      to: 'inForce',
      needsRemark: true,
      notice: ['ยกเลิกการพักใช้แล้ว', 'reinstated'],
    },
    revoke: {
      label: stepLabels.revoke,
      from: { inForce: ['keeper'], suspended: ['keeper'] },
      to: 'revoked',
      needsRemark: true,
      tone: 'danger',
      notice: ['ถูกเพิกถอน', 'revoked'],
    },
    // Taken by the system when the document is issued that uses this one up.
    useUp: {
      label: stepLabels.useUp,
      from: { inForce: [] },
      to: 'usedUp',
      isAutomatic: true,
      notice: ['ใช้สิทธิแล้ว', 'used up'],
    },
  },
});
