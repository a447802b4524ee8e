/**
 * The registers of companies and of people that other authorities maintain. A registry that cannot be reached is not
 * the same as a number that does not exist.
 */
import type { CitizenRow, JuristicRow } from '#platform/model/linkage/registryRows.ts';

export type { CitizenRow, JuristicRow };

/** Returns undefined if nobody has the number; refuses with 503 if the registry does not answer. */
export interface Registries {
  readonly findCompany: (idTax: string, asked: PartnerCaller) => Promise<JuristicRow | undefined>;
  readonly findCitizen: (idCard: string, asked: PartnerCaller) => Promise<CitizenRow | undefined>;
}

/** The caller, for the log of calls to partners. */
export interface PartnerCaller {
  readonly requestId: string;
  readonly username: string;
}
