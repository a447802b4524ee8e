import { describe, expect, it } from 'vitest';
import { formFieldNamesOf } from '#language/catalogue.ts';
import { entity, section } from '#language/entity.ts';
import { defineFields, parts, text } from '#language/field.ts';
import {
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { withCounterFields, counterBodyOf } from './counterEntity.ts';

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

describe('the form at the counter', () => {
  it('asks first for the holder, among companies and individuals', () => {
    const { form, fields, behaviour } = withCounterFields(document);
    expect(formFieldNamesOf(form).slice(0, 2)).toEqual(['refHolder', 'subject']);
    expect(fields['refHolder']).toMatchObject({ required: true, target: 'user' });
    expect(fields['refHolder']?.managed, 'given by a person here').toBeUndefined();
    expect(behaviour['refHolder']?.offers?.({} as never)).toEqual([
      { name: 'refPersonType.key', operator: 'in', value: ['1', '2'] },
    ]);
  });

  it('sends the operator next to the document', () => {
    expect(counterBodyOf({ id: 'd', refHolder: { id: 'h' }, subject: 'ก' })).toEqual({
      refHolder: { id: 'h' },
      record: { id: 'd', subject: 'ก' },
    });
  });
});
