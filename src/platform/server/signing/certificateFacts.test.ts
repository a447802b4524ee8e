/** Reading a certificate must not break TLS, which the mail server and the database use: tried in a process of its own. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildCertificate, ecPair } from '#platform/testing/certificates.ts';

it('TLS works in a process that has read a certificate before', () => {
  const facts = fileURLToPath(new URL('certificateFacts.ts', import.meta.url));
  const certificate = Buffer.from(buildCertificate({ pair: ecPair() })).toString('base64');
  const program = `
    const { X509Certificate } = await import('node:crypto');
    const { certificateFactsOf } = await import(${JSON.stringify(facts)});
    certificateFactsOf(new X509Certificate(Buffer.from('${certificate}', 'base64')), []);
    const { default: tls } = await import('node:tls');
    console.log(typeof tls.createSecureContext);`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('function');
});
