/** The registers of companies and of people that other authorities keep. What cannot be reached is not the same as what is not there. */

/** A company as the registry of companies answers it; the spelling of the names is theirs. */
export interface JuristicRow {
  readonly JuristicType: string | null;
  readonly JuristicID: string;
  readonly OldJuristicID: string | null;
  /** `yyyyMMdd`, in the Buddhist era. */
  readonly RegisterDate: string | null;
  readonly JuristicName_TH: string;
  readonly JuristicName_EN: string | null;
  readonly RegisterCapital: string | null;
  readonly PaidRegisterCapital: string | null;
  readonly NumberOfObjective: string | null;
  readonly NumberOfPageOfObjective: string | null;
  readonly Address: string | null;
  readonly JuristicStatus: string | null;
  readonly NumberOfCommittee: string | null;
  readonly CommitteeInformations: readonly { readonly Sequence: string; readonly CommitteeID: string | null; readonly CitizenID: string | null; readonly Title: string | null; readonly FirstName: string; readonly LastName: string }[];
  readonly AuthorizeDescriptions: readonly { readonly AuthorizeDescription: string }[];
  readonly StandardObjectives: readonly { readonly StanddardID: string | null; readonly ObjectiveDescription: string }[];
  readonly AddressInformations: readonly {
    readonly Sequense: string;
    readonly Building: string | null;
    readonly RoomNo: string | null;
    readonly Floor: string | null;
    readonly VillageName: string | null;
    readonly AddressNo: string | null;
    readonly Moo: string | null;
    readonly Soi: string | null;
    readonly Road: string | null;
    readonly Tumbol: string | null;
    readonly Ampur: string | null;
    readonly Province: string | null;
    readonly Phone: string | null;
  }[];
}

/** A person as the registry of citizens answers it. */
export interface CitizenRow {
  readonly citizenId: string;
  readonly titleTh: string | null;
  readonly firstNameTh: string;
  readonly lastNameTh: string;
  readonly titleEn: string | null;
  readonly firstNameEn: string | null;
  readonly lastNameEn: string | null;
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null;
  readonly address: { readonly houseNo: string | null; readonly moo: string | null; readonly soi: string | null; readonly road: string | null; readonly tambon: string | null; readonly amphur: string | null; readonly province: string | null } | null;
}

/** Undefined where there is nobody of the number; a refusal with 503 where the registry does not answer. */
export interface Registries {
  readonly findCompany: (idTax: string, asked: Asked) => Promise<JuristicRow | undefined>;
  readonly findCitizen: (idCard: string, asked: Asked) => Promise<CitizenRow | undefined>;
}

/** By whom, for the log of calls to partners. */
export interface Asked {
  readonly requestId: string;
  readonly username: string;
}
