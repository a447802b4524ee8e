/**
 * Whether a text can be the name of a person or company. Names are written by anonymous callers and read by others, in
 * mails too, so a name must not contain a link or look like a separate line. A bare domain is allowed: there are
 * companies with such a name.
 */
export function isPlainName(name: string): boolean {
  // Checked as it is read, not as it was typed: letters of full width are the same letters.
  const read = name.normalize('NFKC');
  return ![LINE_OR_CONTROL, SCHEME, WORLD_WIDE_WEB, DOMAIN_WITH_PATH].some((pattern) => pattern.test(read));
}

/** Control characters, line breaks of every kind, and characters that reverse the direction of writing. */
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** `https://` or any other scheme before `://`. */
const SCHEME = /:\s*\/\/|\bmailto:/iu;
/** Not after another letter, so that a word may end in it. */
const WORLD_WIDE_WEB = /(?<![\p{L}\p{N}])www\./iu;
/**
 * `evil.example/x`, `evil.example:80/`, `evil.example?x`: a word, a dot, the letters of a top-level domain, and a
 * character that only follows in an address. Thai letters after the dot are an abbreviation, except for the one domain
 * that is Thai.
 */
const DOMAIN_WITH_PATH = /[\p{L}\p{N}-]\.(?:[a-z]{2,}|xn--[a-z0-9-]+|ไทย)(?::\d+)?[/\\?#]/iu;
