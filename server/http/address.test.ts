import { expect, test } from 'vitest';
import { budgetOf, isLoopback, networkOf } from './address.ts';

test('whoever has one address of IPv6 has the budget of its first 64 bits, and no other', () => {
  expect(budgetOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
  expect(budgetOf('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:7::/64');
  expect(budgetOf('2001:db8:0:8::1')).not.toBe(budgetOf('2001:db8:0:7::1'));
  expect(budgetOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(budgetOf('::1')).toBe('0:0:0:0::/64');
});

test('the networks of one customer are told from those of others', () => {
  expect(networkOf(budgetOf('2001:db8:7:1::1'))).toBe('2001:db8:7::/48');
  expect(networkOf(budgetOf('2001:db8:7:ffff::9'))).toBe('2001:db8:7::/48');
  expect(networkOf(budgetOf('2001:db8:8:1::1'))).toBe('2001:db8:8::/48');
  expect(networkOf(budgetOf('192.0.2.7'))).toBeNull();
});

test('an address of IPv4 has one budget, however it is written', () => {
  expect(budgetOf('192.0.2.7')).toBe('192.0.2.7');
  expect(budgetOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(budgetOf('::FFFF:192.0.2.7')).toBe('192.0.2.7');
});

test('local is this computer', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true);
  for (const address of ['10.0.0.1', '::2', '1127.0.0.1', '128.0.0.1', undefined]) expect(isLoopback(address)).toBe(false);
});
