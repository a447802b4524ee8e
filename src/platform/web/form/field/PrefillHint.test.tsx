import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ref, text, type Field } from '#language/field.ts';
import type { HolderFacts } from '#language/holderFacts.ts';
import { HolderFactsContext } from '../open/holderFacts.ts';
import { codes, exampleCatalogue, newOrder, order } from '../store/formFixtures.ts';
import { PrefillHint } from './PrefillHint.tsx';
import { saveBodyOf } from '../save/saveBody.ts';
import { formModelOf } from '../model/formModel.ts';

const drawn = vi.hoisted(() => ({ locale: 'th' as 'th' | 'en' }));
vi.mock('../../i18n/locale.ts', () => ({
  useLocale: () => drawn.locale,
  getLocale: () => drawn.locale,
  useLabel: () => (label: readonly [string, string]) => label[drawn.locale === 'th' ? 0 : 1],
}));
vi.mock('../../api/call.ts', () => ({ call: () => Promise.resolve({}) }));
vi.mock('../../fields/FieldValue.tsx', () => ({
  FieldValue: ({ value }: { value: unknown }) => <b>{typeof value === 'string' ? value : JSON.stringify(value)}</b>,
}));

const name = text(['ชื่อ', 'Name'], { max: 50, prefill: 'fullNameEn' });
const province = ref('province', ['จังหวัด', 'Province'], { prefill: 'refProvince' });

function draw(
  locale: 'th' | 'en',
  { field = name, value, facts }: { field?: Field; value: unknown; facts: HolderFacts },
): string {
  drawn.locale = locale;
  return renderToStaticMarkup(
    <HolderFactsContext value={facts}>
      <PrefillHint field={field} value={value} onTake={() => undefined} />
    </HolderFactsContext>,
  );
}

describe('PrefillHint', () => {
  it('says where the value comes from', () => {
    expect(draw('en', { value: 'AQUA', facts: { fullNameEn: 'AQUA' } })).toContain('From the registration');
    expect(draw('th', { value: 'AQUA', facts: { fullNameEn: 'AQUA' } })).toContain('จากข้อมูลทะเบียน');
    expect(
      draw('en', { field: province, value: { id: 'p', nameTh: 'ก' }, facts: { refProvince: { id: 'p' } } }),
    ).toContain('From the registration');
  });

  it('shows the registered value if the field has another value or none, and offers to use it', () => {
    for (const value of ['OLD NAME', null]) {
      const page = draw('en', { value, facts: { fullNameEn: 'AQUA' } });
      expect(page).toContain('AQUA');
      expect(page).toMatch(/<button[^>]*>Use registered data/);
    }
  });

  it('shows nothing if no value is registered, or none that the field accepts', () => {
    expect(draw('en', { value: 'X', facts: {} })).toBe('');
    expect(draw('en', { value: 'X', facts: { fullNameEn: 'A'.repeat(51) } })).toBe('');
  });
});

describe('saveBodyOf for a prefilled field of a new record', () => {
  const model = formModelOf(exampleCatalogue, {
    ...order,
    fields: { ...order.fields, country: { ...order.fields['country'], prefill: 'fullNameEn' } as Field },
  });

  it('sends the value the person saw, also if they emptied it', () => {
    const base = { ...newOrder().getBase(), country: 'AQUA' };
    const sent = (country: string | null): unknown =>
      saveBodyOf(model, { values: { ...base, country }, base, isNew: true, codes })['country'];
    expect([sent('AQUA'), sent(null), sent('OTHER')]).toEqual(['AQUA', null, 'OTHER']);
    expect(saveBodyOf(model, { values: base, base: { ...base, version: 1 }, isNew: false, codes })).not.toHaveProperty(
      'country',
    );
  });
});
