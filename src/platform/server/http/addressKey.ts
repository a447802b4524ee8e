/**
 * The key by which addresses are counted to limit anonymous callers. A caller with one IPv6 address has the whole
 * network around it, so the network is counted; an IPv4 address is one caller, however it is written.
 */
import { isIPv6 } from 'node:net';

export function addressKey(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === MAPPED) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const GROUPS = 8;
/** The smallest network that anybody is given. */
const NETWORK_GROUPS = 4;
/** The first six groups of `::ffff:203.0.113.9`. */
const MAPPED = [0, 0, 0, 0, 0, 0xff_ff].join(':');

function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map(parse);
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => 0), ...after];
}

function parse(text: string): number[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? asGroups(group) : [Number.parseInt(group, 16)]));
}

function asGroups(dotted: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
