/** The registers of companies and of people that other authorities keep. What cannot be reached is not the same as what is not there. */
import type { CitizenRow, JuristicRow } from '#platform/model/linkage/registryRows.ts';

export type { CitizenRow, JuristicRow };

/** Undefined where there is nobody of the number; a refusal with 503 where the registry does not answer. */
export interface Registries {
  readonly findCompany: (idTax: string, asked: PartnerCaller) => Promise<JuristicRow | undefined>;
  readonly findCitizen: (idCard: string, asked: PartnerCaller) => Promise<CitizenRow | undefined>;
}

/** By whom, for the log of calls to partners. */
export interface PartnerCaller {
  readonly requestId: string;
  readonly username: string;
}
