/**
 * Whether a text can be what somebody is called. Names are written by strangers and read by others, in mails too, so that
 * nothing in them may lead anywhere or pretend to be a line of its own. A bare domain is a name: there are companies that
 * are called so.
 */
export function isPlainName(name: string): boolean {
  // As it is read, and not as it was typed: letters of full width are the same letters.
  const read = name.normalize('NFKC');
  return ![LINE_OR_CONTROL, SCHEME, WORLD_WIDE_WEB, DOMAIN_WITH_PATH].some((pattern) => pattern.test(read));
}

/** Control characters, line breaks of every kind, and what turns the direction of writing round. */
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** `https://`, or any other: what stands before `://` is one. */
const SCHEME = /:\s*\/\/|\bmailto:/iu;
/** Behind no other letter, so that a word may end so. */
const WORLD_WIDE_WEB = /(?<![\p{L}\p{N}])www\./iu;
/**
 * `evil.example/x`, `evil.example:80/`, `evil.example?x`: a word, a dot, the letters of a top-level domain, and what only
 * an address has behind them. Thai letters behind the dot are an abbreviation, but for the one domain that is Thai.
 */
const DOMAIN_WITH_PATH = /[\p{L}\p{N}-]\.(?:[a-z]{2,}|xn--[a-z0-9-]+|ไทย)(?::\d+)?[/\\?#]/iu;
