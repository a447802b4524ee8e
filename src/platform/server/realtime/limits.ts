/** What one connection, one session and all of them together may take. */
export interface RealtimeLimits {
  /** One a tab: more tabs than anybody keeps open. */
  readonly connectionsPerSession: number;
  /** Twice the people at work; sockjs takes about 27 kB each. */
  readonly connections: number;
  /** Who has not said who they are; a flood of strangers leaves the places of the others alone. */
  readonly anonymous: number;
  /** Of those at one address: an office shares one, and says who it is within a second. */
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
/** SockJS packs frames into JSON, in which a character may take six. */
export const MAX_MESSAGE_BYTES = 6 * MAX_FRAME;
