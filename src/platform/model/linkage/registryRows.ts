/** Companies and people as registries of other authorities return them. The spelling of the names is theirs. */

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
  readonly CommitteeInformations: readonly JuristicCommittee[];
  readonly AuthorizeDescriptions: readonly { readonly AuthorizeDescription: string }[];
  readonly StandardObjectives: readonly {
    readonly StanddardID: string | null;
    readonly ObjectiveDescription: string;
  }[];
  readonly AddressInformations: readonly JuristicAddress[];
}

export interface JuristicCommittee {
  readonly Sequence: string;
  readonly CommitteeID: string | null;
  readonly CitizenID: string | null;
  readonly Title: string | null;
  readonly FirstName: string;
  readonly LastName: string;
}

export interface JuristicAddress {
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
}

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
  readonly address: CitizenAddress | null;
}

export interface CitizenAddress {
  readonly houseNo: string | null;
  readonly moo: string | null;
  readonly soi: string | null;
  readonly road: string | null;
  readonly tambon: string | null;
  readonly amphur: string | null;
  readonly province: string | null;
}
