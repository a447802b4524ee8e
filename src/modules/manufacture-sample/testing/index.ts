/** Sample manufacture permit: what tests of any document have to know of it. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { uploadPdf } from '#platform/testing/requestPeople.ts';

export const moduleTesting: ModuleTesting = {
  drafts: {
    // Everything that a submission needs.
    manufactureSample: async ({ test, operator }) => ({
      subject: 'AQ-CHLOR 65',
      copies: 1,
      attachments: [{ refItem: { key: '1' }, file: await uploadPdf(test, operator) }],
    }),
  },
};
