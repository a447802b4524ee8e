/** What licences and notices declare to the platform: stock cards, what they take, terms, numbers, and what anybody may know. */
import { describe, expect, it } from 'vitest';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { isChecklistItemRequired, renewalOf } from '#language/requestDeclaration.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { licenceTypes, noticeTypes } from './operations.ts';
import { licenceLine, licenceRecord, placeRow } from './testing/checkedLicence.ts';

const ALL_TYPES = [...Object.values(licenceTypes), ...Object.values(noticeTypes)];
const declared = getRequestDeclaration(catalogue, 'licenceImport');
const line = (name: string, more: AnyRecord = {}): AnyRecord =>
  licenceLine({ id: name, lineId: name, refHazDossier: { id: name }, ...more });

describe('the stock cards', () => {
  const cardsOf = (refOperation: string, ...details: readonly AnyRecord[]) =>
    (declared.stockCards?.(licenceRecord({ refOperation, details })) ?? []).map(
      ({ kind, lineId, quota, usedBefore, path }) =>
        [kind, lineId, quota.toFixed(), usedBefore?.toFixed() ?? '-', path].join(' '),
    );

  it('count what is used up, except of possession, which is a ceiling', () => {
    expect(['import', 'export', 'manufacture', 'possess'].map((operation) => cardsOf(operation, line('a'))[0])).toEqual(
      [
        'quota a 100 - details.0.quantity',
        'quota a 100 - details.0.quantity',
        'quota a 100 - details.0.quantity',
        'possess a 100 - details.0.quantity',
      ],
    );
  });

  it('are one for each line that remains, named by its index among all', () => {
    expect(cardsOf('import', line('a', { isDelete: true }), line('b'), line('c', { kilograms: null }))).toEqual([
      'quota b 100 - details.1.quantity',
      'quota c 0 - details.2.quantity',
    ]);
    expect(cardsOf('import')).toEqual([]);
  });

  it('begin with what was used before, which nothing possessed was', () => {
    const used = line('a', { usedBefore: decimal('40.5') });
    expect([cardsOf('import', used), cardsOf('possess', used)]).toEqual([
      ['quota a 100 40.5 details.0.quantity'],
      ['possess a 100 - details.0.quantity'],
    ]);
  });
});

describe('what is taken', () => {
  const takenBy = (refOperation: string, ...storageLocations: readonly AnyRecord[]) =>
    (declared.takes?.(licenceRecord({ refOperation, storageLocations })) ?? []).map(
      ({ kind, dossierId, lineId, amount, path, onIssue }) =>
        [kind, dossierId, lineId, amount.toFixed(), path, onIssue].join(' '),
    );
  const room = placeRow({ squareMetres: decimal('12.5') });

  it('are the square metres of a possession, and nothing for any other operation', () => {
    expect(['import', 'export', 'manufacture', 'possess'].map((operation) => takenBy(operation, room))).toEqual([
      [],
      [],
      [],
      ['area north a 12.5 storageLocations.0.squareMetres use'],
    ]);
  });

  it('are those of the rows that remain and name an area', () => {
    expect(
      takenBy(
        'possess',
        placeRow({ isDelete: true, squareMetres: decimal('1') }),
        placeRow({ areaLineId: null, squareMetres: decimal('2') }),
        placeRow({ refPlaceDossier: null, squareMetres: decimal('3') }),
        placeRow({ squareMetres: null }),
        room,
      ),
    ).toEqual([
      'area north a 0 storageLocations.3.squareMetres use',
      'area north a 12.5 storageLocations.4.squareMetres use',
    ]);
  });
});

describe('every type', () => {
  it('is renewed by another paper, except possession, which goes on', () => {
    expect(ALL_TYPES.map((type) => renewalOf(getRequestDeclaration(catalogue, type), type))).toEqual(
      ALL_TYPES.map((type) => (type.endsWith('Possess') ? 'extend' : 'reissue')),
    );
  });

  it('is valid until the day before its months have passed, at the end of a month too', () => {
    const { validity } = declared;
    const until = (validMonths: number | null, first: string) =>
      validity?.lastDay?.(licenceRecord({ validMonths }), getPlainDate(first));
    expect([
      until(36, '2026-11-19'),
      until(1, '2027-01-31'),
      until(12, '2028-02-29'),
      until(null, '2026-01-01'),
    ]).toEqual(['2029-11-18', '2027-02-27', '2029-02-27', '2028-12-31']);
  });

  it('has numbers of its own, by the year of the approval', () => {
    const approved = getPlainDate('2026-11-19');
    const codes = ALL_TYPES.map((type) => {
      const operation = Object.keys(licenceTypes).find((name) => type.toLowerCase().endsWith(name));
      const document = licenceRecord({ refDocumentType: type, refOperation: operation });
      return getRequestDeclaration(catalogue, type).approveCode(12, approved, document);
    });
    expect(codes).toEqual([
      'นข.12/2569',
      'สอ.12/2569',
      'ผล.12/2569',
      'คค.12/2569',
      'ร.นข.12/2569',
      'ร.สอ.12/2569',
      'ร.ผล.12/2569',
      'ร.คค.12/2569',
    ]);
  });

  it('needs the papers of its operation', () => {
    const needed = (type: string, more: AnyRecord = {}): string => {
      const { checklist } = getRequestDeclaration(catalogue, type);
      const operation = Object.keys(licenceTypes).find((name) => type.toLowerCase().endsWith(name));
      const document = licenceRecord({ refDocumentType: type, refOperation: operation, ...more });
      return checklist
        .filter((item) => isChecklistItemRequired(item, { document, kind: 'new' }))
        .map(({ code }) => code)
        .join(' ');
    };
    expect(Object.values(licenceTypes).map((type) => needed(type))).toEqual([
      'companyPapers order sds',
      'companyPapers order sds',
      'companyPapers sds productionProcess productionPlan vatPaper',
      'companyPapers sds areaMap storageMethod vatPaper',
    ]);
    const ofOther = { refHolder: { id: 'me' }, details: [line('a', { refProductHolder: { id: 'other' } })] };
    const ofOwn = { refHolder: { id: 'me' }, details: [line('a', { refProductHolder: { id: 'me' } })] };
    expect([
      needed('noticeExport', ofOther),
      needed('noticeExport', ofOwn),
      needed('noticeExport', { ...ofOther, refHolder: null }),
    ]).toEqual(['companyPapers acquisition sds', 'companyPapers sds', 'companyPapers sds']);
  });
});
