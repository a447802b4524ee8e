import { describe, expect, it } from 'vitest';
import { defineChoice } from '#language/choice.ts';
import { entity } from '#language/entity.ts';
import { defineFields, parts } from '#language/field.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from './document.ts';
import { numberedByYear } from './numbering.ts';
import { requestFlow } from './requestFlow.ts';
import { usualStages } from './usualStages.ts';
import { requestModule, type RequestModuleOptions } from './requestModule.ts';

const checklist = defineChoice('trialChecklist', {
  group: 'TRIAL_CHECKLIST',
  title: ['เอกสาร', 'Documents'],
  values: { letter: { key: '1', label: ['หนังสือ', 'Letter'] }, other: { key: '9', label: ['อื่น ๆ', 'Other'] } },
});
const document = entity(
  'trial' as never,
  defineFields({ ...documentFields, attachments: parts('trialAttachment', ['เอกสารแนบ', 'Attachments']) }),
  {
    wire: 'transaction/trials',
    title: ['ทดลอง', 'Trial'],
    isDocument: true,
    scope: documentScope,
    list: documentList({ columns: [], search: [] }) as never,
    form: closingSections,
    behaviour: { reason: reasonBehaviour } as never,
  },
);

const options: RequestModuleOptions<never, 'letter' | 'other'> = {
  name: 'trial-run',
  title: ['ทดลอง', 'Trial'],
  icon: 'FileTextOutlined',
  document,
  parts: [
    entity('trialAttachment' as never, attachmentFields('trialChecklist'), attachmentEntityOptions('trial') as never),
  ],
  registerTitle: ['ที่ออกแล้ว', 'Issued'],
  documentTypes: ['release', 'inspection'],
  workflow: { stages: usualStages({ days: { receive: 1, review: 2, sign: 3 } }) },
  renewal: 'extend',
  validity: { months: 12 },
  approveCode: numberedByYear('T'),
  subject: () => ['', ''],
  checklist,
  requiredFor: { letter: ['new', 'renew'] },
};

describe('a module of requests', () => {
  const {
    requests: [declared],
    menuSides,
    choices,
  } = requestModule(options);

  it('passes on which parties and which standing each type of document has', () => {
    const overrides = {
      partiesFor: { release: ['operator', 'receiver', 'approver'] },
      suspendableTypes: ['inspection'],
    };
    expect(requestModule({ ...options, ...overrides }).requests[0]).toMatchObject(overrides);
    expect(declared).not.toHaveProperty('partiesFor');
  });

  it('takes the labels of its checklist from its choice', () => {
    expect(declared?.checklist).toEqual([
      { code: 'letter', label: ['หนังสือ', 'Letter'], requiredFor: ['new', 'renew'] },
      { code: 'other', label: ['อื่น ๆ', 'Other'], requiredFor: [] },
    ]);
    expect(choices).toEqual([checklist]);
  });

  it('allows a reason and attachments for a cancellation by default', () => {
    expect(declared?.cancelFields).toEqual(['reason', 'attachments']);
    expect(requestModule({ ...options, cancelFields: ['reason'] }).requests[0]?.cancelFields).toEqual(['reason']);
  });

  it('has the usual workflow under its own name, or a workflow of its own', () => {
    expect([declared?.workflow.name, declared?.workflow.title]).toEqual(['trialRun', ['ทดลอง', 'Trial']]);
    const own = requestFlow({
      name: 'own',
      title: ['เอง', 'Own'],
      stages: usualStages({ days: { receive: 9, review: 9, sign: 9 } }),
    });
    expect(requestModule({ ...options, workflow: own }).requests[0]?.workflow).toBe(own);
  });

  it('has a register to read, and to edit manually if declared', () => {
    const pagesOf = (given: Partial<typeof options>): unknown =>
      requestModule({ ...options, ...given }).screens.flatMap((screen) =>
        screen.kind === 'resource' && screen.path === '/app/trial-run/trials' ? screen.pages : [],
      );
    expect(pagesOf({})).toEqual(['list', 'view']);
    expect(pagesOf({ hasManualRegister: true })).toEqual(['list', 'create', 'edit', 'view']);
  });

  it('is placed in the menu in the order of its document types', () => {
    expect(menuSides.find(({ key }) => key === 'trial-run')?.seq).toBe(120);
  });
});
