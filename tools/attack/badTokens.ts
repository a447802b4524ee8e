/** Tokens that must be refused: made by others, changed, expired, or of an ended session. */
import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { makeAttacker, signIn } from './actors.ts';
import type { Target } from './target.ts';

export interface BadToken {
  readonly name: string;
  readonly token: string;
}

/** Made from the token of an administrator with a live session. */
export async function forgedTokens({ actors }: Pick<Target, 'actors'>): Promise<readonly BadToken[]> {
  const real = actors.find(({ name }) => name === 'admin')?.token ?? '';
  const [head = '', payload = '', signature = ''] = real.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const other = randomBytes(32);
  const jwk = { kty: 'oct', k: other.toString('base64url') };
  const signed = (own: Record<string, unknown>, alg = 'HS256'): Promise<string> =>
    new SignJWT(own).setProtectedHeader({ alg }).sign(alg === 'HS512' ? randomBytes(64) : other);
  const bare = (header: object, own: object): string => `${encoded(header)}.${encoded(own)}.`;
  return [
    { name: 'alg none', token: bare({ alg: 'none' }, claims) },
    { name: 'alg nOnE', token: bare({ alg: 'nOnE', typ: 'JWT' }, claims) },
    { name: 'alg none with the signature', token: `${encoded({ alg: 'none' })}.${payload}.${signature}` },
    { name: 'no alg', token: bare({}, claims) },
    { name: 'another key', token: await signed(claims) },
    { name: 'another algorithm', token: await signed(claims, 'HS512') },
    { name: 'an empty key', token: `${head}.${payload}.${Buffer.alloc(32).toString('base64url')}` },
    { name: 'a key in the header', token: `${encoded({ alg: 'HS256', jwk })}.${payload}.${signature}` },
    {
      name: 'a key by its name',
      token: `${encoded({ alg: 'HS256', kid: '../../../dev/null' })}.${payload}.${signature}`,
    },
    { name: 'another session', token: `${head}.${encoded({ ...claims, sid: randomUUID() })}.${signature}` },
    { name: 'a longer life', token: `${head}.${encoded({ ...claims, exp: 9_999_999_999 })}.${signature}` },
    { name: 'odd claims', token: await signed({ sid: { $ne: null }, iat: 'now', exp: [] }) },
    { name: 'no signature', token: `${head}.${payload}` },
    { name: 'half a signature', token: `${head}.${payload}.${signature.slice(0, 20)}` },
    { name: 'crit', token: `${encoded({ alg: 'HS256', crit: ['b64'], b64: false })}.${payload}.${signature}` },
    { name: 'dots alone', token: '...' },
    { name: 'no token at all', token: 'null' },
    { name: 'a long one', token: 'a'.repeat(4000) },
  ];
}

export async function endedToken({ call, db }: Pick<Target, 'call' | 'db'>): Promise<string> {
  const token = await signIn(call, await makeAttacker(db, [OWNER_ROLE]));
  await call('POST', '/api/auth/logout', { as: { token }, body: {} });
  return token;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
