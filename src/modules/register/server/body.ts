/** The body of a registration: the account, the person, and the fields of the document. */
import { z } from 'zod';
import { idSchema, typedText } from '#platform/server/http/strictBody.ts';

/** Lengths are those of the fields; the values are checked again when they are written. */
const text = (max: number) => typedText(max).nullish();
const ref = z.strictObject({ id: idSchema.exactOptional(), key: typedText(60).exactOptional() });
const day = typedText(40).nullish();

const applicant = z.strictObject({
  refTitle: ref.nullish(),
  fullName: typedText(300),
  fullNameEn: text(300),
  refDocumentTypePerson: ref,
  idCard: typedText(30),
  email: typedText(200),
  phone: text(50),
});

const account = {
  termsAccepted: z.boolean().nullish(),
  username: typedText(100),
  password: typedText(1000),
  applicant,
};

const taxNumber = typedText(30);
const attachments = z
  .array(
    z.strictObject({
      refItem: ref,
      file: z.strictObject({ id: idSchema }),
      documentNo: text(100),
      documentDate: day,
      documentExpiredDate: day,
    }),
  )
  .max(30)
  .nullish();

const address = {
  houseNo: text(50),
  building: text(200),
  room: text(50),
  moo: text(10),
  soi: text(100),
  road: text(100),
  refProvince: ref.nullish(),
  refAmphur: ref.nullish(),
  refTambon: ref.nullish(),
  postcode: text(5),
  addressEn: text(500),
};

const holder = {
  ...address,
  refCheckpoint: ref.nullish(),
  operatorTypes: z
    .array(z.strictObject({ refOperatorType: ref }))
    .max(20)
    .nullish(),
  attachments,
};

const company = z.strictObject({
  ...holder,
  refTitle: ref.nullish(),
  fullName: text(300),
  fullNameEn: text(300),
  email: text(200),
  phone: text(50),
  juristicType: text(200),
  juristicStatus: text(200),
  registerDate: day,
  registerCapital: z.union([typedText(20), z.number()]).nullish(),
  authority: text(3000),
  committees: z
    .array(
      z.strictObject({
        refTitle: ref.nullish(),
        fullName: text(300),
        fullNameEn: text(300),
        idCard: text(30),
        position: text(200),
        isAuthorizer: z.boolean().nullish(),
      }),
    )
    .max(100)
    .nullish(),
  objectives: z
    .array(z.strictObject({ code: text(30), description: text(2000) }))
    .max(100)
    .nullish(),
});

/** An employee names the company by its tax number; a person who registers a company does too. */
export const registerBody = z.discriminatedUnion('personType', [
  z.strictObject({ personType: z.literal('legalEntity'), ...account, idTax: taxNumber, document: company }),
  z.strictObject({ personType: z.literal('individual'), ...account, document: z.strictObject(holder) }),
  z.strictObject({
    personType: z.literal('employee'),
    ...account,
    idTax: taxNumber,
    document: z.strictObject({ ...address, attachments }),
  }),
]);

export const registerOfficerBody = z.strictObject({
  ...account,
  document: z.strictObject({
    refWorkplace: ref.nullish(),
    refJobPosition: ref.nullish(),
    refOfficerLevel: ref.nullish(),
    attachments,
  }),
});

export type Applicant = z.output<typeof applicant>;
export type RegistrationBody =
  | z.output<typeof registerBody>
  | (z.output<typeof registerOfficerBody> & { readonly personType: 'officer' });

/** JSON schema of the input, before transformations. */
export function schemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
