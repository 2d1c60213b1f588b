import { expect, test } from 'vitest';
import { isCertain, messageHref, messageTo } from './phone.ts';

test.each([
  ['987 654 321', 'https://wa.me/51987654321'],
  ['51987654321', 'https://wa.me/51987654321'],
  ['+51 987-654-321', 'https://wa.me/51987654321'],
  ['+1 (555) 010-9999', 'https://wa.me/15550109999'],
  ['sin número', undefined],
  ['', undefined],
  [null, undefined],
])('%s opens %s', (phone, href) => {
  expect(messageHref(phone)).toBe(href);
});

test('the text travels in the address', () => {
  expect(messageHref('987654321', 'Hola, Ana: ¿lista?')).toBe('https://wa.me/51987654321?text=Hola%2C%20Ana%3A%20%C2%BFlista%3F');
});

test.each([
  ['987 654 321', '51987654321'],
  ['51987654321', '51987654321'],
  ['+51 987-654-321', '51987654321'],
  ['+1 (555) 010-9999', '15550109999'],
  ['(01) 512-3456', ''],
  ['+51 1 512 3456', ''],
  ['98765432', ''],
  ['+51 98765432', ''],
  ['15550109999', ''],
  ['987654321 / 912345678', ''],
  ['987654321 anexo 2', ''],
  ['', ''],
  [null, ''],
])('a message to %s never reaches a guessed number', (phone, number) => {
  expect(messageTo(phone, 'a&b')).toBe(`https://wa.me/${number}?text=a%26b`);
  expect(isCertain(phone)).toBe(number !== '');
});
