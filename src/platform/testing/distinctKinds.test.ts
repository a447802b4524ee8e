import { describe, expect, it } from 'vitest';
import { getModuleRequests } from '#language/catalogue.ts';
import { testCatalogue } from './catalogue.ts';
import { splitKinds, type DeclaredKind } from './distinctKinds.ts';

const haz = getModuleRequests(testCatalogue, 'haz');
const [imported = '', manufactured = ''] = haz.documentTypes;
const first: DeclaredKind = { declaration: haz, documentType: imported };

function alikeTo(changed: DeclaredKind['declaration']): number {
  return splitKinds([first, { declaration: changed, documentType: manufactured }]).alike.length;
}

describe('kinds of request', () => {
  it('are equal if only names, labels and working days differ', () => {
    const { workflow } = haz;
    const states = Object.fromEntries(
      Object.entries(workflow.states).map(([name, state]) => [name, { ...state, days: 99 }]),
    );
    expect(alikeTo(haz)).toBe(1);
    expect(alikeTo({ ...haz, title: ['ก', 'A'], workflow: { ...workflow, name: 'another', states } })).toBe(1);
  });

  it('differ if an action, a guard, a party or the roles of a party differ', () => {
    const { workflow, menus } = haz;
    const [[name, action] = ['', undefined]] = Object.entries(workflow.actions);
    const withAction = (more: object): DeclaredKind['declaration'] => ({
      ...haz,
      workflow: {
        ...workflow,
        actions: { ...workflow.actions, [name]: { ...action, label: ['', ''], from: {}, ...more } },
      },
    });
    expect(alikeTo(withAction({}))).toBe(0);
    expect(alikeTo(withAction({ from: action?.from, guards: ['another'] }))).toBe(0);
    expect(alikeTo({ ...haz, menus: { ...menus, receiver: menus['operator'] ?? '' } })).toBe(0);
    expect(alikeTo({ ...haz, partiesFor: { [manufactured]: ['operator', 'receiver'] } })).toBe(0);
  });

  it('of companies are all distinct: each has its own parties', () => {
    const declaration = getModuleRequests(testCatalogue, 'company');
    const kinds = declaration.documentTypes.map((documentType) => ({ declaration, documentType }));
    expect(splitKinds(kinds).distinct).toEqual(kinds);
  });
});
