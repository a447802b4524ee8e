import { describe, expect, it } from 'vitest';
import { addressKey } from '../http/addressKey.ts';
import { addressOf } from './socket.ts';

describe('the address of a socket', () => {
  it('is that of the peer, or the one that a proxy on this machine names', () => {
    expect(addressOf({ remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '198.51.100.1' } })).toBe(
      '203.0.113.9',
    );
    expect(addressOf({ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': 'x, 198.51.100.1' } })).toBe(
      '198.51.100.1',
    );
  });

  it('is empty if the peer has already disconnected, and is counted nevertheless', () => {
    expect(addressKey(addressOf({ headers: {} }))).toBe('');
  });
});
