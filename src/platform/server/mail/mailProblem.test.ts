import { describe, expect, it } from 'vitest';
import { mailProblemOf } from './mailProblem.ts';

const server = { host: 'smtp.example.go.th', port: 587 };

describe('the reason why a mail was not sent', () => {
  it.each([
    [{ code: 'ESOCKET', syscall: 'connect', message: 'connect ECONNREFUSED 10.0.0.1:587' }, 'unreachable'],
    [{ code: 'EDNS', syscall: 'getaddrinfo' }, 'hostNotFound'],
    [{ code: 'ETIMEDOUT' }, 'silent'],
    [{ code: 'ESOCKET', message: 'certificate has expired' }, 'certificate'],
    [{ code: 'ESOCKET', message: 'self-signed certificate in certificate chain' }, 'certificate'],
    [{ code: 'ESOCKET', message: "Hostname/IP does not match certificate's altnames" }, 'certificate'],
    [{ code: 'ESOCKET', message: 'error:0A00010B:SSL routines:ssl3_get_record:wrong version number' }, 'encryption'],
    [{ code: 'ESOCKET', message: 'Unexpected socket close' }, 'unreachable'],
    [{ code: 'EAUTH', responseCode: 535, message: 'Invalid login: 535 password1234' }, 'login'],
    [{ code: 'EENVELOPE', responseCode: 550 }, 'address'],
    [{ code: 'EPROTOCOL' }, 'noMailServer'],
    ['a text', 'unknown'],
  ])('for %o is our own sentence, not the words of the server', (error, failure) => {
    const problem = mailProblemOf(error, server);
    expect(problem.failure).toBe(failure);
    expect(problem.message).toMatch(/smtp\.example\.go\.th:587/);
    expect(problem.message).not.toMatch(/password1234|ECONNREFUSED|SSL/);
  });
});
