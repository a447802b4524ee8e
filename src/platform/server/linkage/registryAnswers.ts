/** What the registries answer, read strictly: an answer that is not as agreed is worth nothing. What they add to it later is left out. */
import { z } from 'zod';
import { findPlainDate } from '#language/values/plainDate.ts';
import type { CitizenRow, JuristicRow } from '#platform/model/linkage/registryRows.ts';

const LONGEST_TEXT = 4000;
const LONGEST_LIST = 500;
/** A number has one bearer. */
const MOST_ROWS = 1;

/** Numbers come as numbers or as texts; what is empty or left out is not known. */
const written = z.union([z.string().max(LONGEST_TEXT), z.number().transform(String)]).transform((text) => text.trim());
const required = written.refine((text) => text !== '');
const optional = written.nullish().transform((text) => (text === undefined || text === '' ? null : text));
const number = z.string().regex(/^[0-9]{13}$/u);

/** Some write nothing where a list is empty. */
function many<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .max(LONGEST_LIST)
    .nullish()
    .transform((list) => list ?? []);
}

const committee = z.object({
  Sequence: required,
  CommitteeID: optional,
  CitizenID: optional,
  Title: optional,
  FirstName: required,
  LastName: written,
});

const address = z.object({
  Sequense: required,
  Building: optional,
  RoomNo: optional,
  Floor: optional,
  VillageName: optional,
  AddressNo: optional,
  Moo: optional,
  Soi: optional,
  Road: optional,
  Tumbol: optional,
  Ampur: optional,
  Province: optional,
  Phone: optional,
});

const company = z.object({
  JuristicType: optional,
  JuristicID: number,
  OldJuristicID: optional,
  RegisterDate: optional,
  JuristicName_TH: required,
  JuristicName_EN: optional,
  RegisterCapital: optional,
  PaidRegisterCapital: optional,
  NumberOfObjective: optional,
  NumberOfPageOfObjective: optional,
  Address: optional,
  JuristicStatus: optional,
  NumberOfCommittee: optional,
  CommitteeInformations: many(committee),
  AuthorizeDescriptions: many(z.object({ AuthorizeDescription: required })),
  StandardObjectives: many(z.object({ StanddardID: optional, ObjectiveDescription: required })),
  AddressInformations: many(address),
});

const home = z.object({
  houseNo: optional,
  moo: optional,
  soi: optional,
  road: optional,
  tambon: optional,
  amphur: optional,
  province: optional,
});

const citizen = z.object({
  citizenId: number,
  titleTh: optional,
  firstNameTh: required,
  lastNameTh: required,
  titleEn: optional,
  firstNameEn: optional,
  lastNameEn: optional,
  birthDate: optional.refine((date) => date === null || findPlainDate(date) !== undefined),
  address: home.nullish().transform((one) => one ?? null),
});

export interface RegistryAnswer<Row> {
  readonly ResultList: readonly Row[];
}

export const companyAnswer: z.ZodType<RegistryAnswer<JuristicRow>> = z.object({
  ResultList: z.array(company).max(MOST_ROWS),
});
export const citizenAnswer: z.ZodType<RegistryAnswer<CitizenRow>> = z.object({
  ResultList: z.array(citizen).max(MOST_ROWS),
});
