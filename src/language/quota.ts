/** How much may be kept of an entity that people write without anybody's leave: by each person, and for each holder. */

export interface QuotaLimits {
  /** Records, also those that were put aside. */
  readonly count: number;
  /** What all of them together take in the database. */
  readonly bytes: number;
  readonly writesPerMinute: number;
}

export interface Quota<Name extends string = string> {
  /** The reference to the person whose record it is. */
  readonly owner: Name;
  /** The reference to the holder for whom it was written. The server fills it in. */
  readonly holder?: Name;
  /** Of one record, as it is sent. */
  readonly recordBytes: number;
  readonly person: QuotaLimits;
  /** For a person whose registration, or that of the holder they act for, nobody has approved yet. */
  readonly unapproved: QuotaLimits;
  /** For everybody together who writes for one holder. */
  readonly forHolder?: QuotaLimits;
}
