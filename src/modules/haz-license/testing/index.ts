/** What tests of any document need of licences. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { licenceAttachments, licenceValues, papersFor } from './licences.ts';

export const moduleTesting: ModuleTesting = {
  drafts: {
    hazLicense: async (context) => {
      const { documentType: type = 'licenceImport' } = context;
      return {
        ...licenceValues({ ...(await papersFor(context, type)), type }),
        attachments: await licenceAttachments(context),
      };
    },
  },
};
