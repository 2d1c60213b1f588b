import { expect, test } from 'vitest';
import { blockSeconds, countAttempt, FRENOS, networkOf, secondsLeft, waitMessage } from './freno.rules.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [8, 240],
  [9, 480],
  [10, 900],
  [11, 900],
  [1000, 900],
])('after %i failures an account is blocked for %i s', (fallos, seconds) => {
  expect(blockSeconds(fallos, FRENOS.cuenta)).toBe(seconds);
});

test('an address has more free failures than an account', () => {
  expect(blockSeconds(59, FRENOS.direccion)).toBe(0);
  expect(blockSeconds(60, FRENOS.direccion)).toBe(30);
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const stored = (fallos: number, time = '15:00:00.000') => ({ fallos, ultimo: `2026-11-21T${time}Z`, bloqueado_hasta: null });

test('an account is reset after an hour without failures, not before', () => {
  expect(countAttempt(stored(9), at('16:00:00.000'), FRENOS.cuenta).fallos).toBe(10);
  expect(countAttempt(stored(9), at('16:00:00.001'), FRENOS.cuenta)).toEqual(stored(1, '16:00:00.001'));
});

test('an address is decremented once a minute; fractions of a minute accumulate', () => {
  const later = countAttempt(stored(10), at('15:02:30.000'), FRENOS.direccion);
  expect(later).toEqual(stored(9, '15:02:00.000'));
  expect(countAttempt(later, at('15:03:00.000'), FRENOS.direccion)).toEqual(stored(9, '15:03:00.000'));
  expect(countAttempt(stored(10), at('20:00:00.000'), FRENOS.direccion)).toEqual(stored(1, '20:00:00.000'));
});

test('one request of a link every 15 seconds never blocks an address', () => {
  let counter = stored(0);
  for (let second = 0; second < 8 * 3600; second += 15) {
    const now = new Date(at('15:00:00').getTime() + second * 1000);
    expect(secondsLeft(counter, now)).toBe(0);
    counter = { ...countAttempt(counter, now, FRENOS.solicitudes), bloqueado_hasta: null };
    expect(counter.fallos).toBeLessThan(5);
  }
});

test('a block starts at the moment of the attempt', () => {
  const blocked = countAttempt(stored(4), at('15:10:00.000'), FRENOS.cuenta);
  expect(blocked.bloqueado_hasta).toBe('2026-11-21T15:10:30.000Z');
  expect([
    secondsLeft(blocked, at('15:10:00.000')),
    secondsLeft(blocked, at('15:10:29.001')),
    secondsLeft(blocked, at('15:10:30.000')),
  ]).toEqual([30, 1, 0]);
});

test('a block and a counter of a clock that ran ahead hold nobody up after it was set back', () => {
  const blocked = countAttempt(stored(4), new Date('2026-11-23T15:00:00Z'), FRENOS.direccion);
  const far = { ...blocked, bloqueado_hasta: '2026-11-23T15:15:00.000Z' };
  expect(secondsLeft(far, at('15:00:00'))).toBe(0);
  const counted = countAttempt({ fallos: 10, ultimo: '2026-11-23T15:00:00.000Z', bloqueado_hasta: null }, at('15:00:00'), FRENOS.direccion);
  expect(counted.ultimo).toBe('2026-11-21T15:00:00.000Z');
  expect(countAttempt(counted, at('15:05:00'), FRENOS.direccion).fallos).toBe(counted.fallos - 4);
});

test.each([
  ['190.12.3.4', '190.12.3.4'],
  ['::ffff:190.12.3.4', '190.12.3.4'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:be0c:304', '190.12.3.4'],
  ['desconocida', 'desconocida'],
])('networkOf(%s) is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  [1, 0],
  [59, 0],
  [60, 1],
  [61, 2],
  [900, 15],
])('waitMessage(%i) has %i minutes, 0 for a wait in seconds', (segundos, minutos) => {
  expect(waitMessage(segundos)).toEqual({ clave: 'sesion.espera', valores: { minutos, segundos } });
});
