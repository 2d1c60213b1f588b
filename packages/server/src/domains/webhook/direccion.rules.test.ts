import { expect, test } from 'vitest';
import { isReachable, readPermitidos } from '../../config/private-networks.rules.ts';
import { direccionProblem } from './direccion.rules.ts';

const problem = (direccion: string, allowed = '') => direccionProblem(direccion, readPermitidos(allowed)!)?.clave;

test.each([
  // Unspecified, loopback, private, CGNAT, link-local (cloud metadata), protocol assignments, documentation, benchmarks, 6to4 relay, multicast, reserved.
  '0.0.0.0',
  '0.1.2.3',
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  // The same inside IPv6, by each way in which an IPv4 address hides there.
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::1',
  '2001:0:53aa:64c::1',
  // Unique local, site-local, link-local with and without zone, multicast, documentation, discard, ORCHID, segment routing.
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '2001:10::1',
  '5f00::1',
  '4000::1',
  '',
  'localhost',
  '127.1',
])('%s is refused', (address) => expect(isReachable(address)).toBe(false));

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2800:200::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => expect(isReachable(address)).toBe(true),
);

test.each([
  ['https://example.com/portal', undefined],
  ['https://example.com:443/', undefined],
  ['https://example.com:8443/', undefined],
  ['https://[2606:4700:4700::1111]/', undefined],
  ['http://example.com/', 'https'],
  ['https://example.com:25/', 'puerto'],
  ['https://example.com:22/', 'puerto'],
  ['https://example.com:80/', 'puerto'],
  ['https://ana:clave@example.com/', 'usuario'],
  ['https://ana@example.com/', 'usuario'],
  ['https://example.com#@127.0.0.1/', 'usuario'],
  ['https://example.com@127.0.0.1/', 'usuario'],
  ['ftp://example.com/', 'direccion'],
  ['file:///etc/passwd', 'direccion'],
  ['gopher://127.0.0.1:6379/_x', 'direccion'],
  ['//example.com', 'direccion'],
  ['example.com', 'direccion'],
  ['https://', 'direccion'],
  // A zone is no part of an address in a URL.
  ['https://[fe80::1%25eth0]/', 'direccion'],
  // Decimal, octal, hexadecimal, short and full-width spellings of 127.0.0.1.
  ['https://2130706433/', 'privada'],
  ['https://0177.0.0.1/', 'privada'],
  ['https://0x7f.0.0.1/', 'privada'],
  ['https://0x7f000001/', 'privada'],
  ['https://127.1/', 'privada'],
  ['https://１２７.0.0.1/', 'privada'],
  ['https://127.0.0.1./', 'privada'],
  ['https://[::ffff:127.0.0.1]/', 'privada'],
  ['https://[::1]/', 'privada'],
  ['https://0/', 'privada'],
  ['https://localhost/', 'privada'],
  ['https://LOCALHOST./', 'privada'],
  ['https://foo.localhost/', 'privada'],
  ['https://impresora/', 'privada'],
  ['https://nas.local/', 'privada'],
  ['https://metadata.google.internal/', 'privada'],
])('%s is refused by %s', (direccion, expected) => expect(problem(direccion)).toBe(expected && `webhook.errores.${expected}`));

test.each([
  ['http://10.1.2.3:80/', '10.1.0.0/16', undefined],
  ['http://10.2.2.3/', '10.1.0.0/16', 'privada'],
  ['http://127.0.0.1:8080/', '127.0.0.1', undefined],
  ['http://127.0.0.2:8080/', '127.0.0.1', 'privada'],
  ['http://[fd00::5]:8080/', 'fd00::/8', undefined],
  ['http://planillas:9000/', 'planillas, 10.0.0.0/8', undefined],
  ['http://PLANILLAS.:9000/', 'planillas', undefined],
  ['http://otra:9000/', 'planillas', 'privada'],
  ['https://ana@planillas/', 'planillas', 'usuario'],
  // An allowed private range exempts its own addresses alone: others still need TLS.
  ['http://example.com/', '10.0.0.0/8', 'https'],
])('%s with %s allowed is refused by %s', (direccion, allowed, expected) =>
  expect(problem(direccion, allowed)).toBe(expected && `webhook.errores.${expected}`),
);

test.each(['10.0.0.0/33', 'a b', 'http://planillas', ',', '10.0.0/8', '1.2.3'])('the setting %s is refused', (given) =>
  expect(readPermitidos(given)).toBeUndefined(),
);
