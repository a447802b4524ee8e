/**
 * The destinations that can be subscribed to: each is about the listener's own session, and nothing can be sent to
 * them.
 */
export const LOGOUT = '/user/topic/logout';
export const INFO = '/topic/auth/getInfo';
export const NOTIFICATION = '/user/topic/notification';

export const destinations: ReadonlySet<string> = new Set([LOGOUT, INFO, NOTIFICATION]);
