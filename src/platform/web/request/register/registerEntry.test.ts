import { describe, expect, it } from 'vitest';
import { formFieldNamesOf } from '#language/catalogue.ts';
import { entity, section } from '#language/entity.ts';
import { date, defineFields, parts, text } from '#language/field.ts';
import {
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { withEntryFields, registerBodyOf } from './registerEntry.ts';

const document = entity(
  'trial' as never,
  defineFields({
    ...documentFields,
    subject: text(['เรื่อง', 'Subject'], { required: true }),
    attachments: parts('trialAttachment', ['เอกสารแนบ', 'Attachments']),
  }),
  {
    wire: 'transaction/trials',
    title: ['ทดลอง', 'Trial'],
    isDocument: true,
    scope: documentScope,
    list: documentList({ columns: [], search: [] }) as never,
    form: [section(['เรื่อง', 'Subject'], ['subject']), ...closingSections] as never,
    behaviour: { reason: reasonBehaviour } as never,
  },
);

const headings = (page: 'create' | 'edit'): readonly string[] =>
  withEntryFields(document, page).form.map((item) => (item.item === 'section' ? item.title[1] : item.item));

describe('the form of a register', () => {
  it('asks first for the holder, the data on the paper and the reason; then for the document', () => {
    const { form, fields } = withEntryFields(document, 'create');
    expect(formFieldNamesOf(form).slice(0, 6)).toEqual([
      'refHolder',
      'code',
      'effectiveDate',
      'expireDate',
      'remark',
      'subject',
    ]);
    expect(fields['refHolder']).toMatchObject({ required: true, target: 'user' });
    expect(fields['refHolder']?.managed, 'given by a person here').toBeUndefined();
  });

  it('offers companies and individuals', () => {
    expect(withEntryFields(document, 'create').behaviour['refHolder']?.offers?.({} as never)).toEqual([
      { name: 'refPersonType.key', operator: 'in', value: ['1', '2'] },
    ]);
  });

  it('asks only for the reason of a correction, and does not change the holder', () => {
    const { form, fields } = withEntryFields(document, 'edit');
    expect(formFieldNamesOf(form).at(-1)).toBe('remark');
    expect([fields['refHolder']?.managed, fields['code'], fields['effectiveDate']]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('asks for the dates on the paper also if the document discloses its own dates once it is issued', () => {
    const disclosing: typeof document = {
      ...document,
      fields: { ...document.fields, effectiveDate: date(['วันที่มีผล', 'Effective'], { managed: true }) },
      form: [...document.form, section(['ที่ออกให้', 'As issued'], ['effectiveDate', 'subject'])],
      behaviour: { ...document.behaviour, effectiveDate: { shownWhen: () => false } },
    };
    const { fields, form, behaviour } = withEntryFields(disclosing, 'create');
    expect([fields['effectiveDate']?.managed, behaviour['effectiveDate']]).toEqual([undefined, undefined]);
    expect(formFieldNamesOf(form).filter((name) => name === 'effectiveDate')).toHaveLength(1);
    expect(withEntryFields(disclosing, 'edit').behaviour['effectiveDate']).toBe(disclosing.behaviour['effectiveDate']);
  });

  it('never asks for the reason of a request', () => {
    for (const page of ['create', 'edit'] as const) {
      expect(formFieldNamesOf(withEntryFields(document, page).form)).not.toContain('reason');
      expect(headings(page)).not.toContain('Reason');
      expect(headings(page)).toHaveLength(document.form.length);
    }
  });
});

describe('registerBodyOf', () => {
  it('sends the document of a paper entry, and next to it the fields of the entry', () => {
    const body = {
      id: 'd',
      refHolder: { id: 'h' },
      code: 'HZ1',
      effectiveDate: '2024-03-01',
      remark: 'Why',
      subject: 'ก',
    };
    expect(registerBodyOf(body, undefined)).toEqual({
      refHolder: { id: 'h' },
      code: 'HZ1',
      effectiveDate: '2024-03-01',
      remark: 'Why',
      record: { id: 'd', subject: 'ก' },
    });
  });

  it('sends the changes of a correction, and the revision they apply to', () => {
    expect(registerBodyOf({ id: 'd', version: 4, remark: 'Why', products: [{ id: 'r', name: 'ก' }] }, 'd')).toEqual({
      refBase: { id: 'd' },
      remark: 'Why',
      record: { products: [{ id: 'r', name: 'ก' }] },
    });
  });
});
