/** Limits for an entity that people write without an approval: for each person, and for each holder. */

export interface QuotaLimits {
  /** Number of records, archived ones included. */
  readonly count: number;
  /** Total size of all of them in the database. */
  readonly bytes: number;
  readonly writesPerMinute: number;
}

export interface Quota<Name extends string = string> {
  /** The reference to the owner of the record. */
  readonly owner: Name;
  /** The reference to the holder for whom it was written. The server fills it in. */
  readonly holder?: Name;
  /** Size of one record, as it is sent. */
  readonly recordBytes: number;
  readonly person: QuotaLimits;
  /** For a person whose registration, or that of the holder they act for, is not approved yet. */
  readonly unapproved: QuotaLimits;
  /** For all people together who write for one holder. */
  readonly forHolder?: QuotaLimits;
}
