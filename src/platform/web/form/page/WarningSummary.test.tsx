import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { formatMessage } from '#language/message.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { ControlProps } from '../../fields/control.ts';
import { blankRecordOf } from '../store/blank.ts';
import { FormContext, type OpenForm } from '../store/formContext.ts';
import { FormField } from '../field/FormField.tsx';
import { codes } from '../store/formFixtures.ts';
import { formModelOf } from '../model/formModel.ts';
import { createFormStore, type FormStore } from '../store/formStore.ts';
import { WarningSummary } from './WarningSummary.tsx';

const drawn = vi.hoisted(() => ({ locale: 'th' as 'th' | 'en' }));
// Rendered once, without subscriptions: no component is updated.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));
vi.mock('../../i18n/locale.ts', () => ({
  useLocale: () => drawn.locale,
  getLocale: () => drawn.locale,
  useLabel: () => (label: readonly [string, string]) => label[drawn.locale === 'th' ? 0 : 1],
}));
vi.mock('../../declarations/loadedMessages.ts', () => ({
  addMessages: () => undefined,
  findMessage: (key: string) => testCatalogue.messages.get(key),
}));
vi.mock('../../fields/FieldControl.tsx', () => ({
  FieldControl: ({ id, describedBy, isInvalid }: ControlProps) => (
    <input id={id} aria-describedby={describedBy} aria-invalid={isInvalid} />
  ),
}));
vi.mock('../../fields/FieldValue.tsx', () => ({ FieldValue: () => null }));
vi.mock('../../declarations/loadedModules.ts', async () => ({
  catalogue: (await import('#platform/testing/catalogue.ts')).testCatalogue,
}));
vi.mock('../../ui/icon/Icon.tsx', () => ({
  Icon: ({ name, label }: { name: string; label?: string }) => <i data-icon={name} aria-label={label} />,
}));

const model = formModelOf(testCatalogue, getEntity(testCatalogue, 'specimen'));

function open(values: Readonly<Record<string, unknown>>): FormStore {
  return createFormStore({
    catalogue: testCatalogue,
    model,
    codes,
    base: { ...blankRecordOf(model, codes), id: 'one', ...values },
    isNew: true,
    newId: () => 'new',
    confirmReset: () => Promise.resolve(true),
  });
}

function draw(store: FormStore, locale: 'th' | 'en'): string {
  drawn.locale = locale;
  const form: OpenForm = { store, prefix: 'f-', slots: {}, Nodes: () => null, isReadOnly: false, revealers: new Set() };
  return renderToStaticMarkup(
    <FormContext value={form}>
      <WarningSummary />
      <FormField record="" name="amount" />
    </FormContext>,
  );
}

const warningText = (locale: 'th' | 'en'): string =>
  formatMessage(testCatalogue.messages.get('amountUnusual') ?? { th: '', en: '' }, locale, { n: 500_000 });

describe('a warning in a form', () => {
  it('is shown at its field and in the summary, with another icon than an error, and is announced', () => {
    const store = open({ code: 'A', amount: 600_000 });
    for (const locale of ['th', 'en'] as const) {
      const page = draw(store, locale);
      expect(page).toContain('aria-describedby="f-amount-warning"');
      expect(page).toContain('id="f-amount-warning"');
      expect(page).toContain('data-icon="warning"');
      expect(page).not.toContain('data-icon="error"');
      expect(page).not.toContain('aria-invalid="true"');
      expect(page.split(warningText(locale))).toHaveLength(4);
      expect(page).toMatch(new RegExp(`<output>[^<]*${warningText(locale)}`));
    }
  });

  it('does not block saving, and disappears with the value it is about', () => {
    const store = open({ code: 'A', amount: 600_000 });
    expect(store.findProblems()).toEqual([]);
    store.change('amount', 3);
    store.findProblems();
    expect(store.getWarnings()).toEqual([]);
    expect(draw(store, 'en')).not.toContain(warningText('en'));
    store.setServerWarnings([
      {
        path: 'name',
        rule: 'known',
        needsAcknowledgement: false,
        messageKey: 'knownElsewhere',
        message: 'Known elsewhere.',
      },
    ]);
    expect(draw(store, 'en')).toContain('Known elsewhere.');
    store.change('name', 'other');
    store.findProblems();
    expect(store.getWarnings()).toEqual([]);
  });
});
