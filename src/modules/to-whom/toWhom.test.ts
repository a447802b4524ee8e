import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { checkRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { platform } from '#platform/model/module.ts';
import { toWhom as module } from './index.ts';
import { toWhom as entity } from './toWhom.ts';

const catalogue = buildCatalogue([platform, module]);
const filledIn: AnyRecord = {
  refRequestType: 'new',
  addressee: 'TO WHOM IT MAY CONCERN',
  subject: 'AQ-CHLOR 65',
  refPurpose: { id: '01975b1e-0000-7000-8000-000000000001' },
  productName: 'AQ-CHLOR 65',
  statement: 'Registered.',
  refLanguage: 'en',
  copies: 1,
  refDelivery: 'electronic',
};
const problemsOf = (record: AnyRecord, isComplete: boolean, certificateReferred = false): string[] =>
  checkRecord({
    catalogue,
    entity: {
      ...entity,
      fields: Object.fromEntries(
        Object.entries(entity.fields).filter(([name, field]) => field.managed !== true || name === 'refRequestType'),
      ),
    },
    record,
    facts: { certificateReferred },
    isComplete,
  }).map(({ path, messageKey }) => `${path} ${messageKey}`);

describe('a letter', () => {
  it('may be saved incomplete, and is submitted only complete', () => {
    expect(problemsOf({ refRequestType: 'new', refDelivery: 'post' }, false)).toEqual([]);
    expect(problemsOf({ refRequestType: 'new', refDelivery: 'post' }, true)).toEqual([
      'addressee required',
      'subject required',
      'refPurpose required',
      'statement required',
      'refLanguage required',
      'copies required',
      'deliveryAddress required',
      'productName productOrCertificate',
    ]);
    expect(problemsOf(filledIn, true)).toEqual([]);
  });

  it('names a certificate of the holder that is in force, or none', () => {
    expect(problemsOf({ ...filledIn, certificateNo: 'TW1/2569' }, false)).toEqual([
      'certificateNo certificateNotFound',
    ]);
    expect(problemsOf({ ...filledIn, productName: null, certificateNo: 'TW1/2569' }, true, true)).toEqual([]);
  });

  it('needs a reason if it is to be cancelled', () => {
    expect(problemsOf({ ...filledIn, refRequestType: 'cancel' }, true)).toEqual(['reason required']);
    expect(problemsOf({ ...filledIn, reason: 'None' }, true)).toEqual(['reason hiddenField']);
  });

  it('needs a complete row for each attachment, also in a draft', () => {
    expect(
      problemsOf({ ...filledIn, attachments: [{ id: '01975b1e-0000-7000-8000-000000000002' }] }, false).filter(
        (line) => !line.includes('lineId'),
      ),
    ).toEqual(['attachments.0.refItem required', 'attachments.0.file required']);
  });
});
