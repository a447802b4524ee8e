import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { exampleCatalogue } from '../../form/store/formFixtures.ts';
import { useCodes, type Codes } from './useCodes.ts';

const row = (id: string, key: string, code: string | null) => {
  return { id, key, value: `คำ ${key}`, value2: `Word ${key}`, code, seq: 1, isActive: true };
};
const groups: Readonly<Record<string, unknown>> = {
  EXAMPLE_KIND: { rows: [row('kind-sale', '1', 'sale')] },
  PACKAGE: { rows: [row('package-bag', 'BAG', null)] },
};

vi.mock('@tanstack/react-query', () => ({
  useQuery: ({ group }: { readonly group: string }) => ({ data: groups[group] }),
}));
vi.mock('./lookups.ts', () => ({ lookupsQuery: (group: string) => ({ group }) }));
vi.mock('../../declarations/loadedModules.ts', () => ({ catalogue: exampleCatalogue }));
vi.mock('../../i18n/locale.ts', () => ({ useLocale: () => 'en' }));

function codesOf(of: string | { readonly group: string }): Codes {
  const answers: Codes[] = [];
  const Asking = (): null => {
    answers.push(useCodes(of));
    return null;
  };
  renderToStaticMarkup(<Asking />);
  const [first] = answers;
  if (first === undefined) throw new Error('The hook answered nothing');
  return first;
}

describe('useCodes', () => {
  it('returns the codes of cards and the labels of the administrators', () => {
    const { codeOf, cardOf, textOf, isReady } = codesOf('exampleKind');
    expect([codeOf({ id: 'kind-sale' }), codeOf({ id: 'gone' }), codeOf(null)]).toEqual(['sale', null, null]);
    expect([cardOf('sale')?.id, cardOf(null), cardOf('gone')]).toEqual(['kind-sale', null, null]);
    expect([textOf('sale'), textOf('other'), isReady]).toEqual(['Word 1', 'Other', true]);
  });

  it('returns the declared labels until the vocabulary is loaded', () => {
    const { codeOf, textOf, isReady } = codesOf('exampleLevel');
    expect([textOf('low'), codeOf({ id: 'level-low' }), isReady]).toEqual(['Low', null, false]);
  });

  it('returns the keys of lookups that are not a choice', () => {
    const { codeOf, cardOf, textOf } = codesOf({ group: 'PACKAGE' });
    expect([codeOf({ id: 'package-bag' }), cardOf('BAG')?.id]).toEqual(['BAG', 'package-bag']);
    expect([textOf('BAG'), textOf('BOX')]).toEqual(['Word BAG', 'BOX']);
  });
});
