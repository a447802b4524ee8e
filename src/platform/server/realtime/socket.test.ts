import { describe, expect, it } from 'vitest';
import { addressKey } from '../http/addressKey.ts';
import { addressOf } from './socket.ts';

describe('the address of a socket', () => {
  it('is who is at the other end, or whom a proxy on this machine names', () => {
    expect(addressOf({ remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '198.51.100.1' } })).toBe(
      '203.0.113.9',
    );
    expect(addressOf({ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': 'x, 198.51.100.1' } })).toBe(
      '198.51.100.1',
    );
  });

  it('is nothing where the other end has gone already, and is counted all the same', () => {
    expect(addressKey(addressOf({ headers: {} }))).toBe('');
  });
});
