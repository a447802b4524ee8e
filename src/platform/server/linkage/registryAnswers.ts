/**
 * Parses answers of the registries strictly: an answer that breaks the agreement is refused. Fields that they add later
 * are dropped.
 */
import { z } from 'zod';
import { findPlainDate } from '#language/values/plainDate.ts';
import type { CitizenRow, JuristicRow } from '#platform/model/linkage/registryRows.ts';

const MAX_TEXT_LENGTH = 4000;
const MAX_LIST_LENGTH = 500;
/** A number belongs to one company or person. */
const MAX_ROWS = 1;

/** Numbers are sent as numbers or as texts; an empty or missing value is unknown. */
const textValue = z
  .union([z.string().max(MAX_TEXT_LENGTH), z.number().transform(String)])
  .transform((text) => text.trim());
const required = textValue.refine((text) => text !== '');
const optional = textValue.nullish().transform((text) => (text === undefined || text === '' ? null : text));
const number = z.string().regex(/^[0-9]{13}$/u);

/** Some registries omit a list if it is empty. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .max(MAX_LIST_LENGTH)
    .nullish()
    .transform((list) => list ?? []);
}

const committee = z.object({
  Sequence: required,
  CommitteeID: optional,
  CitizenID: optional,
  Title: optional,
  FirstName: required,
  LastName: textValue,
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
  CommitteeInformations: listOf(committee),
  AuthorizeDescriptions: listOf(z.object({ AuthorizeDescription: required })),
  StandardObjectives: listOf(z.object({ StanddardID: optional, ObjectiveDescription: required })),
  AddressInformations: listOf(address),
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
  address: home.nullish().transform((value) => value ?? null),
});

export interface RegistryAnswer<Row> {
  readonly ResultList: readonly Row[];
}

export const companyAnswer: z.ZodType<RegistryAnswer<JuristicRow>> = z.object({
  ResultList: z.array(company).max(MAX_ROWS),
});
export const citizenAnswer: z.ZodType<RegistryAnswer<CitizenRow>> = z.object({
  ResultList: z.array(citizen).max(MAX_ROWS),
});
