/** What tests of any document have to know of products. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { attachmentsOf, productBody } from './products.ts';

/** What is made here has no company that sends it. */
const MANUFACTURED = { refOperation: { key: '4' }, importCompanies: undefined };

export const moduleTesting: ModuleTesting = {
  drafts: {
    haz: async ({ test, operator, documentType }) => ({
      ...productBody(documentType === 'registrationManufacture' ? MANUFACTURED : {}),
      attachments: await attachmentsOf(test, operator),
    }),
  },
};
