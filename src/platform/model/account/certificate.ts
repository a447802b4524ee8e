/** The certificate with which a person signs documents. */
import { entity, section } from '#language/entity.ts';
import { defineFields, instant, ref, text } from '#language/field.ts';
import { holderScope } from '../party/holderScope.ts';

/** The key itself is in no field: it is stored encrypted, in a table that cannot be searched. */
const fields = defineFields({
  refUser: ref('user', ['ผู้ลงนาม', 'Signer'], { required: true, managed: true }),
  refHolder: ref('user', ['ลงนามในนาม', 'Signs for'], { managed: true }),
  name: text(['ชื่อเรียก', 'Name'], { required: true, max: 200 }),
  subject: text(['ออกให้แก่', 'Subject'], { required: true, max: 500, managed: true }),
  issuer: text(['ออกโดย', 'Issuer'], { required: true, max: 500, managed: true }),
  serialNumber: text(['หมายเลขใบรับรอง', 'Serial number'], { required: true, max: 100, code: true, managed: true }),
  fingerprint: text(['ลายนิ้วมือ SHA-256', 'SHA-256 fingerprint'], {
    required: true,
    max: 100,
    code: true,
    managed: true,
  }),
  algorithm: text(['ชนิดกุญแจ', 'Key'], { required: true, max: 60, managed: true }),
  validFrom: instant(['ใช้ได้ตั้งแต่', 'Valid from'], { required: true, managed: true }),
  validTo: instant(['ใช้ได้ถึง', 'Valid until'], { required: true, managed: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userCa: typeof fields;
  }
}

export const userCa = entity('userCa', fields, {
  wire: 'transaction/user-cas',
  title: ['ใบรับรองอิเล็กทรอนิกส์', 'Signing certificate'],
  readOnly: true,
  ownerField: 'refUser',
  // A company sees the certificates with which its people sign for it.
  scope: holderScope,
  card: { th: 'name' },
  // One certificate may serve a person for several companies.
  unique: [['fingerprint', 'refUser', 'refHolder']],
  indexes: [['refUser', '-createDate']],
  list: {
    columns: ['name', 'subject', 'issuer', 'validFrom', 'validTo', 'isActive'],
    search: ['name', 'isActive'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ใบรับรอง', 'Certificate'],
      [
        'name',
        'refUser',
        'refHolder',
        'subject',
        'issuer',
        'serialNumber',
        'fingerprint',
        'algorithm',
        'validFrom',
        'validTo',
      ],
    ),
  ],
});
