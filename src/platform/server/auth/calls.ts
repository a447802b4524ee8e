/** The calls to sign in, to renew a session and to sign out. */
import { z } from 'zod';
import { PASSWORD_MAX } from '#platform/model/account/password.ts';
import { notFound, unauthenticated } from '../errors.ts';
import type { Call } from '../http/call.ts';
import type { RawReply } from '../http/rawReply.ts';
import { unlessUnchanged } from './authInfo.ts';
import { badToken } from './refresh.ts';
import { findPicture, pictureVersion, readServerInfo } from './serverInfo.ts';
import { originOf } from '../audit/securityEvent.ts';
import { readBody, idSchema, typedText } from '../http/strictBody.ts';

/** Longer than any valid value; longer input cannot be a password, name or token. */
const MAX_NAME = 100;
/** In UTF-16 units, of which a character may take two. */
const MAX_PASSWORD = 2 * PASSWORD_MAX;
const MAX_TOKEN = 1000;
const MAX_ETAG = 100;
const YEAR_SECONDS = 365 * 24 * 3600;

const signInBody = z.strictObject({
  username: typedText(MAX_NAME),
  password: typedText(MAX_PASSWORD),
  rememberMe: z.boolean().nullish(),
});
const logoutBody = z.strictObject({ username: typedText(MAX_NAME).nullish() });
const tokenBody = z.strictObject({ token: typedText(MAX_TOKEN) });
const infoBody = z.strictObject({ token: typedText(MAX_TOKEN).nullish(), etag: typedText(MAX_ETAG).nullish() });
const actingForBody = z.strictObject({ id: idSchema });

export const authCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/auth',
    summary: ['เข้าสู่ระบบ', 'Sign in'],
    bodySchema: z.toJSONSchema(signInBody),
    handle: async (context) => {
      const { username, password, rememberMe } = readBody(signInBody, context.body);
      return context.app.sessions.signIn({
        username: username.trim(),
        password,
        remember: rememberMe ?? false,
        origin: originOf(context),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: ['ออกจากระบบ', 'Sign out'],
    bodySchema: z.toJSONSchema(logoutBody),
    handle: async (context) => {
      readBody(logoutBody, context.body);
      const { sessionId } = context.actor;
      if (sessionId !== null) await context.app.sessions.end(sessionId, 'signOut', originOf(context));
      return {};
    },
  },
  {
    method: 'POST',
    path: '/api/auth/token',
    summary: ['ต่ออายุการเข้าสู่ระบบ', 'Renew the token'],
    bodySchema: z.toJSONSchema(tokenBody),
    handle: async (context) => context.app.sessions.refresh(readBody(tokenBody, context.body).token, originOf(context)),
  },
  {
    method: 'POST',
    path: '/api/auth/info',
    summary: ['ข้อมูลผู้ใช้และเมนู', 'The signed-in user and their menus'],
    bodySchema: z.toJSONSchema(infoBody),
    handle: async (context) => {
      const { token, etag } = readBody(infoBody, context.body);
      const { sessions } = context.app;
      const actor = typeof token === 'string' ? await sessions.findActor(token) : context.actor;
      if (actor === undefined) throw badToken();
      if (actor.sessionId === null) throw unauthenticated();
      return unlessUnchanged(await sessions.infoFor(actor), etag ?? undefined);
    },
  },
  {
    method: 'GET',
    path: '/api/anonymous/info',
    summary: ['เมนูของผู้ที่ยังไม่เข้าสู่ระบบ', 'Menus of visitors who are not signed in'],
    handle: async ({ app: { sessions }, query }) =>
      unlessUnchanged(await sessions.infoFor(sessions.anonymous()), query['etag']),
  },
  {
    method: 'GET',
    path: '/api/server/info',
    summary: ['ชื่อระบบ ตราสัญลักษณ์ และสี', 'Brand, logo and colours'],
    handle: ({ app }) => readServerInfo(app.pools.api),
  },
  {
    method: 'GET',
    path: '/api/server/pictures/{name}',
    summary: ['ตราสัญลักษณ์และไอคอน', 'Brand, logo or icon'],
    handle: async ({ app, params, query, headers }): Promise<RawReply> => {
      const picture = await findPicture(app.pools.api, params['name'] ?? '');
      if (picture === undefined) throw notFound();
      const etag = `"${picture.hash}"`;
      // Cached permanently under the address of this very picture; under any other address the browser checks whether
      // it is still the same.
      const isThisOne = query['v'] === pictureVersion(picture.hash);
      const cacheHeaders = {
        etag,
        'cache-control': isThisOne ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      };
      if (headers['if-none-match'] === etag)
        return { raw: true, status: 304, type: picture.type, headers: cacheHeaders, body: '' };
      return { raw: true, type: picture.type, headers: cacheHeaders, body: app.files.open(picture.hash) };
    },
  },
  {
    method: 'PUT',
    path: '/api/v1/security/users/me/acting-for',
    summary: ['เลือกผู้ประกอบการที่กระทำการแทน', 'Choose the operator to act for'],
    bodySchema: z.toJSONSchema(actingForBody, { io: 'input' }),
    handle: async ({ app: { sessions }, actor, body }) => {
      await sessions.chooseActingFor(actor, readBody(actingForBody, body).id);
      return sessions.infoFor(actor);
    },
  },
];
