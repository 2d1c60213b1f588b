import { expect, test } from 'vitest';
import { sitioOf } from './llave.rules.ts';

test.each([
  ['https://capacitacion.example.com', { id: 'capacitacion.example.com', origin: 'https://capacitacion.example.com' }],
  ['https://example.com:8443/portal', { id: 'example.com', origin: 'https://example.com:8443' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost', { id: 'localhost', origin: 'http://localhost' }],
  ['http://localhost.example.com', undefined],
  ['http://127.0.0.1.example.com', undefined],
  ['http://intranet:3000', undefined],
  ['https://10.1.2.3', undefined],
  ['https://[2001:db8::1]/', undefined],
])('the site of %s is %o', (url, sitio) => expect(sitioOf(url)).toEqual(sitio));
