import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Whose budget an address counts against: one of IPv6 stands for all that share its first 64 bits, since whoever has one has them all. */
export function budgetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address.replace(/%.*$/, '').toLowerCase()).slice(0, 4).join(':')}::/64`;
}

/** What stands for all that share the first 48 bits of a budget of IPv6: a provider gives whoever asks that much. Null for IPv4. */
export function networkOf(budget: string): string | null {
  return budget.endsWith('::/64') ? `${budget.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')));
  const [first, last] = [groups(before), groups(after ?? '')];
  return after === undefined ? first : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/** What is kept of an address: enough to tell whether two tables come from the same. */
export function originOf(address: string): string {
  return hash('sha256', `muster-origin ${address}`, 'hex').slice(0, 12);
}

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (/^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === '::1');
}
