/** Why a mail did not go out, as a sentence for whoever looks after the system. It names no recipient and no content. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem';
}

/** What came from the library or the server may repeat addresses and texts; only what we know of it is passed on. */
export function mailProblemOf(error: unknown, { host, port }: { readonly host: string; readonly port: number }): MailProblem {
  if (error instanceof MailProblem) return error;
  const { code = '', responseCode } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: string; readonly responseCode?: number };
  const server = `${host}:${port}`;
  const answered = responseCode === undefined ? '' : ` (it answered ${responseCode})`;
  return new MailProblem(`${sentenceOf(code, server)}${answered}.`);
}

function sentenceOf(code: string, server: string): string {
  switch (code) {
    case 'EAUTH':
      return `The mail server ${server} does not accept the username and password`;
    case 'EENVELOPE':
      return `The mail server ${server} does not take mail from this sender or to this recipient`;
    case 'EMESSAGE':
      return `The mail server ${server} does not take this mail`;
    case 'ETLS':
    case 'EREQUIRETLS':
      return `The connection to the mail server ${server} cannot be encrypted`;
    case 'EDNS':
    case 'ENOTFOUND':
      return `There is no mail server of the name ${server}`;
    case 'ETIMEDOUT':
      return `The mail server ${server} does not answer in time`;
    default:
      return `The mail server ${server} cannot be reached`;
  }
}
