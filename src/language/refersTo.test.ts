import { describe, expect, expectTypeOf, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import type { AnyEntity } from './entity.ts';
import {
  defineFields,
  integer,
  parts,
  ref,
  text,
  type DateField,
  type FieldSet,
  type RefField,
  type TextField,
} from './field.ts';
import { message } from './message.ts';
import { defineModule } from './module.ts';
import { refersTo, type RefersToOptions } from './refersTo.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';
import './sharedMessages.ts';

const product = entityOf('product', {
  name: text(['ชื่อ', 'Name'], { max: 100 }),
  refNote: ref('note', ['บันทึก', 'Note']),
  hiddenNote: ref('note', ['บันทึกลับ', 'Hidden note'], { class: 'officer' }),
  kg: integer(['น้ำหนัก', 'Weight']),
  hidden: text(['ลับ', 'Hidden'], { class: 'officer' }),
  makers: parts('maker', ['ผู้ผลิต', 'Makers']),
});
const maker = entityOf(
  'maker',
  { name: text(['ชื่อ', 'Name']), secret: text(['ลับ', 'Secret'], { class: 'officer' }) },
  { isDocument: false, partOf: { root: 'product', field: 'makers', rootField: 'refProduct' } },
);
const note = entityOf('note', { name: text(['ชื่อ', 'Name']) }, { isDocument: false });
const dossier = entityOf('dossier', {}, { isDocument: false });

describe('refersTo', () => {
  it('returns the reference and the fields that the server stores next to it', () => {
    const fields = defineFields({
      ...refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product'], { required: true, copies: { name: 'printed' } }),
    });
    expect(Object.keys(fields)).toEqual([
      'refProduct',
      'refProductDossier',
      'productNumber',
      'productNameTh',
      'productNameEn',
      'productExpires',
    ]);
    expect(fields.refProduct).toMatchObject({
      kind: 'ref',
      target: 'product',
      required: true,
      refersTo: { holder: 'own', copies: { name: 'printed' }, mayBeOlder: false },
    });
    for (const [name, field] of Object.entries(fields)) expect(field.managed === true).toBe(name !== 'refProduct');
  });

  it('has types by name', () => {
    const fields = refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product'], { required: true });
    expectTypeOf(fields.refProduct).toEqualTypeOf<RefField<'product', true>>();
    expectTypeOf(fields.refProductDossier).toEqualTypeOf<RefField<'dossier', false>>();
    expectTypeOf(fields.productNumber).toEqualTypeOf<TextField<false>>();
    expectTypeOf(fields.productExpires).toEqualTypeOf<DateField<false>>();
  });
});

describe('a catalogue with references to issued documents', () => {
  it('accepts a valid one', () => {
    expect(() =>
      declared({
        copies: { name: 'printed' },
        types: ['toWhom'],
        where: [{ field: 'kg', oneOf: [1], why: message('invalidFormat') }],
        rowTexts: { makers: { into: 'written', of: ['name'] } },
      }),
    ).not.toThrow();
  });

  it.each<[string, RefersToOptions, RegExp]>([
    ['a document type that the other does not serve', { types: ['haz'] }, /does not serve/],
    ['a copy of a field that the other does not have', { copies: { size: 'printed' } }, /is no field/],
    ['a copy into a field that it does not have', { copies: { name: 'title' } }, /is no field/],
    ['a copy into another kind of field', { copies: { kg: 'printed' } }, /not of one kind/],
    ['a copy into a shorter text', { copies: { name: 'short' } }, /not of one kind/],
    ['a copy over what the server keeps', { copies: { name: 'productNameTh' } }, /not of one kind/],
    ['a copy of what not everybody may read', { copies: { hidden: 'printed' } }, /cannot be copied/],
    ['a text of rows that there are not', { rowTexts: { name: { into: 'written', of: ['name'] } } }, /are no rows/],
    ['a text in a field that people write', { rowTexts: { makers: { into: 'printed', of: ['name'] } } }, /is no text/],
    [
      'a text of what not everybody may read',
      { rowTexts: { makers: { into: 'written', of: ['name', 'secret'] } } },
      /cannot be copied/,
    ],
    ['terms for a type that is not of the document that refers', { forTypes: { haz: {} } }, /"licence" does not serve/],
    [
      'a type that the other does not serve, for one type',
      { forTypes: { sampling: { types: ['haz'] } } },
      /"product" does not serve/,
    ],
    [
      'a condition on a field that there is not, for one type',
      { forTypes: { sampling: { where: [{ field: 'size', oneOf: [1], why: message('invalidFormat') }] } } },
      /cannot be asked for/,
    ],
    ['a match with a field that there is not', matching('refMaker', 'refNote'), /is no field/],
    ['a match with a field that it does not have', matching('refNote', 'refMaker'), /is no field/],
    ['a match of two kinds', matching('refNote', 'printed'), /cannot be compared/],
    ['a match of two texts', matching('name', 'printed'), /cannot be compared/],
    ['a match of references to different records', matching('refNote', 'refOther'), /cannot be compared/],
    ['a match with what not everybody may read', matching('hiddenNote', 'refNote'), /cannot be compared/],
    [
      'a match with a copy of itself',
      { ...matching('refNote', 'refNote'), copies: { refNote: 'refNote' } },
      /which it fills in itself/,
    ],
    [
      'a condition on a field that there is not',
      { where: [{ field: 'size', oneOf: [1], why: message('invalidFormat') }] },
      /cannot be asked for/,
    ],
  ])('refuses %s', (_, options, why) => {
    expect(() => declared(options)).toThrow(why);
  });

  it('refuses a reference to an entity that is no document', () => {
    expect(() => catalogueOf(refersTo('refNote', 'note', ['บันทึก', 'Note']))).toThrow(/no document that is issued/);
  });

  it('refuses a reference outside a document', () => {
    const fields = { ...refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product']) };
    expect(() =>
      buildCatalogue([moduleOf([product, maker, note, dossier, entityOf('memo', fields, { isDocument: false })])]),
    ).toThrow(/is in no document/);
  });

  it('refuses a reference without its snapshot fields', () => {
    const { productNumber: _, ...fields } = refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product']);
    expect(() => catalogueOf(fields)).toThrow(/without "productNumber"/);
  });

  it('does not use up documents of other holders', () => {
    expect(() => declared({ usesUp: true, holder: 'any' })).toThrow(/would use up documents of other holders/);
    expect(() => declared({ usesUp: true })).not.toThrow();
  });

  it('neither uses up nor rests on documents of other holders for one type', () => {
    const forTypes = { sampling: { holder: 'any' } } as const;
    expect(() => declared({ usesUp: true, forTypes })).toThrow(/would use up documents of other holders/);
    expect(() => declared({ restsOn: true, forTypes })).toThrow(/would publish the standing/);
    expect(() => declared({ forTypes })).not.toThrow();
  });

  it('accepts a match with a field of the document, also for a reference in a row', () => {
    expect(() => declared(matching('refNote', 'refNote'))).not.toThrow();
    const line = entityOf(
      'line',
      refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product'], matching('refNote', 'refNote')),
      {
        isDocument: false,
        partOf: { root: 'licence', field: 'lines', rootField: 'refLicence' },
      },
    );
    const declaredWith = (root: FieldSet): unknown =>
      catalogueOf({ ...root, lines: parts('line', ['รายการ', 'Lines']) }, [line]);
    expect(() => declaredWith({ refNote: ref('note', ['บันทึก', 'Note']) })).not.toThrow();
    expect(() => declaredWith({})).toThrow(/is no field/);
  });
});

function matching(field: string, root: string): RefersToOptions {
  return { matches: [{ field, root, why: message('invalidFormat') }] };
}

function declared(options: RefersToOptions): unknown {
  return catalogueOf({
    ...refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product'], options),
    printed: text(['พิมพ์', 'Printed']),
    written: text(['เขียน', 'Written'], { managed: true }),
    short: text(['สั้น', 'Short'], { max: 10 }),
    refNote: ref('note', ['บันทึก', 'Note']),
    refOther: ref('dossier', ['แฟ้ม', 'Dossier']),
  });
}

function catalogueOf(fields: FieldSet, more: readonly AnyEntity[] = []): unknown {
  return buildCatalogue([
    moduleOf([product, maker, note, dossier]),
    moduleOf([entityOf('licence', fields), ...more], { name: 'licences', document: 'licence', type: 'sampling' }),
  ]);
}

const PRODUCTS = { name: 'test', document: 'product', type: 'toWhom' };

function moduleOf(
  entities: readonly AnyEntity[],
  { name, document, type }: Record<'name' | 'document' | 'type', string> = PRODUCTS,
): ReturnType<typeof defineModule> {
  return defineModule({
    name,
    entities,
    requests: [{ module: name, document, documentTypes: [type] } as unknown as RequestDeclaration],
  });
}

function entityOf(name: string, fields: FieldSet, more: Partial<AnyEntity> = {}): AnyEntity {
  const shape = {
    name,
    fields,
    kind: 'record',
    wire: name,
    title: [name, name],
    card: undefined,
    list: { columns: [], search: [], sort: [] },
    form: [],
    behaviour: {},
    rules: [],
    unique: [],
    indexes: [],
    scope: {},
    small: false,
    readOnly: false,
    isDocument: true,
  };
  return { ...shape, ...more } as unknown as AnyEntity;
}
