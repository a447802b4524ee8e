/** What tests of any document need of free-sale certificates. */
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { uploadPdf } from '#platform/testing/requestPeople.ts';

export const moduleTesting: ModuleTesting = {
  drafts: {
    freeSale: async ({ test, operator, registered }) => ({
      importer: 'Specimen Aqua Import Co., Ltd.',
      importerAddress: '12 Harbour Street, Hai Phong',
      refCountry: { id: seedId('country VN') },
      exporterAddress: '99/1 Moo 3, Chon Buri 20130, Thailand',
      products: [{ refHaz: await registered('haz') }],
      attachments: [
        { refItem: { key: '1' }, file: await uploadPdf(test, operator) },
        { refItem: { key: '2' }, file: await uploadPdf(test, operator) },
      ],
    }),
  },
};
