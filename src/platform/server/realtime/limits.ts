/** Limits of one connection, one session and all of them together. */
export interface RealtimeLimits {
  /** One per tab: more tabs than anybody has open. */
  readonly connectionsPerSession: number;
  /** Twice the number of people at work; sockjs takes about 27 kB each. */
  readonly connections: number;
  /**
   * Connections that have not identified themselves; a flood of anonymous callers takes no capacity from the others.
   */
  readonly anonymous: number;
  /**
   * Of these, from one address: people of one company or department often share one, and identify themselves within a
   * second.
   */
  readonly anonymousPerAddress: number;
  readonly subscriptions: number;
  readonly framesPerSecond: number;
}

export const REALTIME_LIMITS: RealtimeLimits = {
  connectionsPerSession: 50,
  connections: 10_000,
  anonymous: 1_000,
  anonymousPerAddress: 50,
  subscriptions: 10,
  framesPerSecond: 20,
};

/** The longest frame is the first, with a token of about 200 characters. */
export const MAX_FRAME = 4096;
/** SockJS packs frames into JSON, in which a character may take six bytes. */
export const MAX_MESSAGE_BYTES = 6 * MAX_FRAME;
