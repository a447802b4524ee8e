/** The options of the registration forms, in the format of the API. */

export interface OfferedLookup {
  readonly id: string;
  readonly group: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
  readonly code: string | null;
  readonly isActive: boolean;
  readonly attribute: Readonly<Record<string, unknown>> | null;
}

export interface OfferedCard {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
}

export interface RegisterOptions {
  readonly lookups: readonly OfferedLookup[];
  /** The departments with which officers may register. */
  readonly departments: readonly OfferedCard[];
  readonly checkpoints: readonly OfferedCard[];
  readonly jobPositions: readonly OfferedCard[];
}

/** The answer to a registration. */
export interface Registered {
  /** The number of the request. */
  readonly code: string;
  readonly username: string;
  readonly personType: string;
  readonly isFromRegistry: boolean;
}
