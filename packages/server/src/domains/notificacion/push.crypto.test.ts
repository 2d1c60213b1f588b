import { createECDH } from 'node:crypto';
import { buildReceptor, suscripcionOf } from '@portal/testkit/builders/persona/suscripcion.ts';
import { decryptPush } from '@portal/testkit/services/push-service.ts';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { encryptPush, isReceptor, newVapid, publicKeyOf, signVapid } from './push.crypto.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
/** Example of RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receptor: {
    clave_publica: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    secreto: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 comes out byte by byte', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(bytes(RFC.sender));
  expect(encryptPush(RFC.text, RFC.receptor, { keys, salt: bytes(RFC.salt) }).toString('base64url')).toBe(RFC.message);
});

test('each message has keys and a salt of its own, and its browser alone reads it', () => {
  const [browser, other] = [buildReceptor(), buildReceptor()];
  const { keys } = suscripcionOf('https://push.example.com', browser);
  const write = () => encryptPush(JSON.stringify('ñandú 👩‍🏫'), { clave_publica: keys.p256dh, secreto: keys.auth });
  const messages = [write(), write()];
  expect(messages.map((message) => decryptPush(message, browser))).toEqual(['ñandú 👩‍🏫', 'ñandú 👩‍🏫']);
  expect(messages[0]!.subarray(0, 86)).not.toEqual(messages[1]!.subarray(0, 86));
  expect(() => decryptPush(messages[0]!, other)).toThrow();
});

test.each([
  ['a point that lies on no curve', { clave_publica: Buffer.alloc(65, 4).toString('base64url'), secreto: RFC.receptor.secreto }],
  ['no point', { clave_publica: 'AAAA', secreto: RFC.receptor.secreto }],
  ['a short secret', { ...RFC.receptor, secreto: 'AAAA' }],
])('%s is refused', (_name, receptor) => {
  expect(isReceptor(receptor)).toBe(false);
  expect(isReceptor(RFC.receptor)).toBe(true);
});

test('a request is signed for the origin of its service alone, for twelve hours, with the key that browsers know', async () => {
  const [vapid, now] = [newVapid(), new Date('2026-11-25T14:00:00Z')];
  const direccion = 'https://push.example.com:8443/de/uno?x=1';
  const header = await signVapid({ vapid, direccion, contacto: 'mailto:a@example.com', now });
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(header) ?? [];
  expect(key).toBe(publicKeyOf(vapid));
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwks = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] });
  const { payload } = await jwtVerify(token, jwks, { currentDate: now, algorithms: ['ES256'] });
  expect(payload).toEqual({ sub: 'mailto:a@example.com', aud: 'https://push.example.com:8443', exp: now.getTime() / 1000 + 43_200 });
});
