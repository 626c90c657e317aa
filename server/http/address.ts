import { isIPv6 } from 'node:net';

/** Whose budget an address counts against: one of IPv6 stands for all that share its first 64 bits, since whoever has one has them all. */
export function budgetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address.replace(/%.*$/, '').toLowerCase()).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')));
  const [first, last] = [groups(before), groups(after ?? '')];
  return after === undefined ? first : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (/^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === '::1');
}
