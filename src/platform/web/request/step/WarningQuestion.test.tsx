import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { CaseWarning, CurrentWarning } from '#platform/model/request/caseView.ts';
import type { Instant } from '#language/values/instant.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { caseIn } from '../caseFixtures.ts';
import { CaseWarnings } from '../case/CaseWarnings.tsx';
import { WarningQuestion } from './WarningQuestion.tsx';

const drawn = vi.hoisted(() => ({ locale: 'th' as 'th' | 'en' }));
vi.mock('../../i18n/locale.ts', () => ({
  useLocale: () => drawn.locale,
  getLocale: () => drawn.locale,
  useLabel: () => (label: readonly [string, string]) => label[drawn.locale === 'th' ? 0 : 1],
}));
vi.mock('../../declarations/loadedModules.ts', async () => ({
  catalogue: (await import('#platform/testing/catalogue.ts')).testCatalogue,
}));
vi.mock('../../ui/icon/Icon.tsx', () => ({ Icon: ({ name }: { name: string }) => <i data-icon={name} /> }));

const entity = getEntity(testCatalogue, 'toWhom');
const copies: CaseWarning = {
  rule: 'manyCopies',
  path: 'copies',
  message: ['ขอ 12 ฉบับ มากกว่าปกติ', '12 copies are unusually many.'],
  needsAcknowledgement: true,
};
const known: CaseWarning = {
  rule: 'known',
  path: 'attachments.1.documentNo',
  message: ['เลขที่นี้เคยใช้แล้ว', 'This number was used before.'],
  needsAcknowledgement: false,
};

function renderQuestion(
  locale: 'th' | 'en',
  { value = [], problem }: { value?: readonly string[]; problem?: string } = {},
): string {
  drawn.locale = locale;
  return renderToStaticMarkup(
    <WarningQuestion
      entity={entity}
      warnings={[copies, { ...copies, path: 'subject' }, known]}
      value={value}
      onChange={() => undefined}
      problem={problem}
    />,
  );
}

describe('the warnings before a document is submitted', () => {
  it('are shown with their position, and those that must be confirmed with one checkbox for each rule', () => {
    const page = renderQuestion('en');
    expect(page).toContain('12 copies are unusually many.');
    expect(page).toContain('Copies');
    expect(page).toContain('This number was used before.');
    expect(page.match(/type="checkbox"/g)).toHaveLength(1);
    expect(page).toContain('data-icon="warning"');
    expect(renderQuestion('th')).toContain('ขอ 12 ฉบับ มากกว่าปกติ');
  });

  it('show which of them is still to be confirmed', () => {
    const page = renderQuestion('en', { problem: 'Confirm all of them' });
    const [, id] = /aria-describedby="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain(`id="${id}"`);
    expect(renderQuestion('en', { problem: 'Confirm all of them', value: ['manyCopies'] })).not.toContain(
      'aria-invalid',
    );
  });
});

describe('the warnings on the page of a case', () => {
  const standing: readonly CurrentWarning[] = [
    { ...copies, confirmed: { by: ['สมชาย', 'Somchai'], at: '2026-11-16T09:00:00+07:00' as Instant } },
    { ...known, confirmed: null },
  ];
  const officer = [{ party: 'receiver', label: ['ผู้รับ', 'Receiver'], inPlaceOf: null }] as const;
  const draw = (locale: 'th' | 'en', view: Parameters<typeof caseIn>[0]): string => {
    drawn.locale = locale;
    return renderToStaticMarkup(
      <CaseWarnings entity={entity} caseView={caseIn({ ...view, more: { warnings: standing } })} />,
    );
  };

  it('show the officer what the operator has confirmed', () => {
    expect(draw('en', { status: 'submitted', parties: officer })).toContain('confirmed by Somchai');
    expect(draw('th', { status: 'submitted', parties: officer })).toContain('สมชาย ยืนยันแล้ว');
  });

  it('are shown only to officers once the request has ended', () => {
    expect(draw('en', { status: 'approved', parties: officer })).toContain('12 copies');
    expect(
      draw('en', { status: 'approved', parties: [{ party: 'operator', label: ['ผู้ยื่น', 'Operator'], inPlaceOf: null }] }),
    ).toBe('');
  });
});
