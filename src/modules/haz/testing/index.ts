/** What tests of any document need of products. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { attachmentsOf, productBody } from './products.ts';

/** A product made in the country has no foreign supplier. */
const MANUFACTURED = { refOperation: { key: '4' }, importCompanies: undefined };

export const moduleTesting: ModuleTesting = {
  drafts: {
    haz: async ({ test, operator, documentType }) => ({
      ...productBody(documentType === 'registrationManufacture' ? MANUFACTURED : {}),
      attachments: await attachmentsOf(test, operator),
    }),
  },
};
