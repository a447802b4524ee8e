import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { modules } from '#apps/modules.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import type { LookupBook } from '../resource/lookupBook.ts';
import { publicFactsOf, subjectOf, subjectWith } from './declaredNames.ts';

const CENTRE = '00000000-0000-7000-8000-00000000000a';

const catalogue = buildCatalogue([...modules, permitModule]);
const lookups = { find: () => undefined, findByCode: () => ({ value: 'ชนิดที่ 3', value2: 'Type 3' }) } as unknown as LookupBook;

/** A database that knows one department, and counts what it is asked. */
function databaseOfOne() {
  const statements: string[] = [];
  const query = <Row>({ text }: { text: string }) => {
    statements.push(text);
    return Promise.resolve({ rows: [{ entity: 'department', id: CENTRE, code: 'C', th: 'ส่วนกลาง', en: 'Centre', more: {} } as Row] });
  };
  return { statements, db: { query } };
}

const declarationOf = (more: Partial<RequestDeclaration>): Pick<RequestDeclaration, 'document' | 'names' | 'subject' | 'publicFacts'> => ({
  document: 'permit',
  subject: ({ place }) => [String(place), String(place)],
  ...more,
});

describe('what a declaration says of a document', () => {
  const document = { id: 'x', place: 'Harbour', refHazType: 'type3', refDepartment: { id: CENTRE } };

  it('is read without a statement where no names are asked for', async () => {
    const { db, statements } = databaseOfOne();
    expect(await subjectOf({ catalogue, lookups }, db, { declaration: declarationOf({}), document })).toEqual(['Harbour', 'Harbour']);
    expect(statements).toEqual([]);
  });

  it('says the name of a choice as it is worded now, without a statement', async () => {
    const { db, statements } = databaseOfOne();
    const publicFacts = ({ refHazType }: { readonly refHazType?: unknown }) => [{ label: ['ชนิด', 'Type'] as const, value: (refHazType as { name: readonly [string, string] }).name }];
    const declaration = declarationOf({ names: ['refHazType'], publicFacts });
    expect(await publicFactsOf({ catalogue, lookups }, db, { declaration, document })).toEqual([{ label: ['ชนิด', 'Type'], value: ['ชนิดที่ 3', 'Type 3'] }]);
    expect(statements).toEqual([]);
  });

  it('says the name of another record, found with one statement', async () => {
    const { db, statements } = databaseOfOne();
    const subject: RequestDeclaration['subject'] = ({ refDepartment }) => (refDepartment as { name: readonly [string, string] }).name;
    expect(await subjectOf({ catalogue, lookups }, db, { declaration: declarationOf({ names: ['refDepartment'], subject }), document })).toEqual(['ส่วนกลาง', 'Centre']);
    expect(statements).toHaveLength(1);
  });

  it('leaves all else as it is stored', async () => {
    const { db } = databaseOfOne();
    const subject: RequestDeclaration['subject'] = ({ refHazType, refDepartment }) => [String(refHazType), JSON.stringify(refDepartment)];
    const declaration = declarationOf({ names: ['refHazType'], subject });
    expect((await subjectOf({ catalogue, lookups }, db, { declaration, document }))[1]).toBe(JSON.stringify({ id: CENTRE }));
    expect(subjectWith({ declaration: declarationOf({ subject }), document }, { refHazType: { code: 'type3' } })).toEqual(['type3', JSON.stringify({ id: CENTRE })]);
  });

  it('is nothing to the public where a kind of document says nothing', async () => {
    const { db } = databaseOfOne();
    expect(await publicFactsOf({ catalogue, lookups }, db, { declaration: declarationOf({}), document })).toEqual([]);
  });
});
