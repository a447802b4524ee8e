import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { addressKey } from './addressKey.ts';

describe('the key by which an address is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['1:2', '1:2'],
  ])('%s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is shared by all addresses with the same first half, and by no others', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
    const text = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');
    assertProperty(
      fc.property(half, half, half, half, (net, host, other, otherHost) => {
        // Networks that start with zeros may contain an IPv4 address.
        const [firstNet, two] = [
          [0x2001, ...net.slice(1)],
          [0x2001, ...other.slice(1)],
        ];
        expect(addressKey(text([...firstNet, ...host]))).toBe(addressKey(text([...firstNet, ...otherHost])));
        expect(addressKey(text([...firstNet, ...host])) === addressKey(text([...two, ...otherHost]))).toBe(
          text(firstNet) === text(two),
        );
      }),
    );
  });

  it('is computed for any text', () => {
    assertProperty(fc.property(fc.string(), (text) => typeof addressKey(text) === 'string'));
  });
});
