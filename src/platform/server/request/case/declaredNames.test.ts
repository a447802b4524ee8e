import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { consignmentModule } from '#platform/testing/consignmentModule.ts';
import type { LookupCache } from '../../resource/read/lookupCache.ts';
import type { Queryable } from '../../database/queryable.ts';
import { publicFactsOf, subjectOf, subjectWith } from './declaredNames.ts';

const CENTRE = '00000000-0000-7000-8000-00000000000a';

const catalogue = buildCatalogue([...testCatalogue.modules, consignmentModule]);
const lookups = {
  find: () => undefined,
  findByCode: () => ({ value: 'หนังสือ', value2: 'Letter' }),
} as unknown as LookupCache;

/** A fake database with one department, which counts its queries. */
function databaseOfOne() {
  const statements: string[] = [];
  const rows = [{ entity: 'department', id: CENTRE, code: 'C', th: 'ส่วนกลาง', en: 'Centre', more: {} }];
  const query = ({ text }: { text: string }) => Promise.resolve({ rows, count: statements.push(text) });
  return { statements, db: { query } as unknown as Queryable };
}

const declarationOf = (
  more: Partial<RequestDeclaration>,
): Pick<RequestDeclaration, 'document' | 'namedFields' | 'subject' | 'publicFacts'> => ({
  document: 'consignment',
  subject: ({ goods }) => [String(goods), String(goods)],
  ...more,
});

describe('the subject and public facts that a declaration derives from a document', () => {
  const document = { id: 'x', goods: 'Chlorine', refDocumentType: 'toWhom', refDepartment: { id: CENTRE } };

  it('need no query if the declaration has no named fields', async () => {
    const { db, statements } = databaseOfOne();
    expect(await subjectOf({ catalogue, lookups }, db, { declaration: declarationOf({}), document })).toEqual([
      'Chlorine',
      'Chlorine',
    ]);
    expect(statements).toEqual([]);
  });

  it('contain the current label of a choice, without a query', async () => {
    const { db, statements } = databaseOfOne();
    const publicFacts = ({ refDocumentType }: { readonly refDocumentType?: unknown }) => [
      { label: ['ชนิด', 'Type'] as const, value: (refDocumentType as { name: readonly [string, string] }).name },
    ];
    const declaration = declarationOf({ namedFields: ['refDocumentType'], publicFacts });
    expect(await publicFactsOf({ catalogue, lookups }, db, { declaration, document })).toEqual([
      { label: ['ชนิด', 'Type'], value: ['หนังสือ', 'Letter'] },
    ]);
    expect(statements).toEqual([]);
  });

  it('contain the name of another record, read with one query', async () => {
    const { db, statements } = databaseOfOne();
    const subject: RequestDeclaration['subject'] = ({ refDepartment }) =>
      (refDepartment as { name: readonly [string, string] }).name;
    expect(
      await subjectOf({ catalogue, lookups }, db, {
        declaration: declarationOf({ namedFields: ['refDepartment'], subject }),
        document,
      }),
    ).toEqual(['ส่วนกลาง', 'Centre']);
    expect(statements).toHaveLength(1);
  });

  it('contain all other fields as they are stored', async () => {
    const { db } = databaseOfOne();
    const subject: RequestDeclaration['subject'] = ({ refDocumentType, refDepartment }) => [
      String(refDocumentType),
      JSON.stringify(refDepartment),
    ];
    const declaration = declarationOf({ namedFields: ['refDocumentType'], subject });
    expect((await subjectOf({ catalogue, lookups }, db, { declaration, document }))[1]).toBe(
      JSON.stringify({ id: CENTRE }),
    );
    expect(
      subjectWith({ declaration: declarationOf({ subject }), document }, { refDocumentType: { code: 'toWhom' } }),
    ).toEqual(['toWhom', JSON.stringify({ id: CENTRE })]);
  });

  it('are empty for the public if the declaration has no public facts', async () => {
    const { db } = databaseOfOne();
    expect(await publicFactsOf({ catalogue, lookups }, db, { declaration: declarationOf({}), document })).toEqual([]);
  });
});
