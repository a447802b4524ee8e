/** Why a mail was not sent, as a sentence for administrators. It names no recipient and no content. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem';
  readonly failure: MailFailure;

  constructor(sentence: string, failure: MailFailure = 'unknown') {
    super(sentence);
    this.failure = failure;
  }
}

/** The kind of failure, for code that shows another text. */
export type MailFailure =
  | 'noServer'
  | 'hostNotFound'
  | 'unreachable'
  | 'silent'
  | 'certificate'
  | 'encryption'
  | 'login'
  | 'address'
  | 'noMailServer'
  | 'unknown';

/** Errors of the library or the server may repeat addresses and texts; only our own description is passed on. */
export function mailProblemOf(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): MailProblem {
  if (error instanceof MailProblem) return error;
  const found = (typeof error === 'object' && error !== null ? error : {}) as LibraryError;
  const failure = failureOf(found);
  const server = `${host}:${port}`;
  const answered = found.responseCode === undefined ? '' : ` (it answered ${found.responseCode})`;
  return new MailProblem(`${sentenceOf(found.code === 'EMESSAGE' ? 'content' : failure, server)}${answered}.`, failure);
}

interface LibraryError {
  readonly code?: string;
  readonly syscall?: string;
  readonly message?: string;
  readonly responseCode?: number;
}

/**
 * A refused connection, a bad certificate and a server without TLS have the same code: they are distinguished by the
 * phase that failed.
 */
function failureOf({ code = '', syscall, message = '' }: LibraryError): MailFailure {
  switch (code) {
    case 'EAUTH':
      return 'login';
    case 'EENVELOPE':
      return 'address';
    case 'ETLS':
    case 'EREQUIRETLS':
      return 'encryption';
    case 'EDNS':
    case 'ENOTFOUND':
      return 'hostNotFound';
    case 'ETIMEDOUT':
      return 'silent';
    case 'EPROTOCOL':
      return 'noMailServer';
    case 'ESOCKET':
    case 'ECONNECTION':
      if (syscall === 'connect') return 'unreachable';
      if (/certificate|altnames|unable to verify/i.test(message)) return 'certificate';
      return /ssl routines|wrong version/i.test(message) ? 'encryption' : 'unreachable';
    default:
      return 'unknown';
  }
}

function sentenceOf(failure: MailFailure | 'content', server: string): string {
  switch (failure) {
    case 'login':
      return `The mail server ${server} does not accept the username and password`;
    case 'address':
      return `The mail server ${server} does not take mail from this sender or to this recipient`;
    case 'content':
      return `The mail server ${server} does not take this mail`;
    case 'encryption':
      return `The connection to the mail server ${server} cannot be encrypted`;
    case 'certificate':
      return `The certificate of the mail server ${server} cannot be trusted`;
    case 'hostNotFound':
      return `There is no mail server of the name ${server}`;
    case 'silent':
      return `The mail server ${server} does not answer in time`;
    case 'noMailServer':
      return `What answers at ${server} is no mail server`;
    default:
      return `The mail server ${server} cannot be reached`;
  }
}
