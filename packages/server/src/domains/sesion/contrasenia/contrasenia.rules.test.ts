import { expect, test } from 'vitest';
import { passwordProblem } from './contrasenia.rules.ts';

const owner = {
  username: '45871236',
  codigo_usuario: 'U1020',
  numero_documento: '45871236',
  correo_electronico: 'maria.nahui@example.com',
};

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'contraseña',
  'Contraseña2026',
  'contrasena123!',
  'Bienvenido1',
  'BIENVENIDOS.2026',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
  '12121212',
  'abcabcabc',
  '11111111112',
  'qwertyuiop',
  'Qwerty123',
  '1q2w3e4r',
  'alianzalima',
  'AlianzaLima2026',
  'iloveyou',
  'teamomucho',
  'diosesamor',
  'Capacitacion2026',
  'administrador',
  'admin2026*',
  'Lima2026',
  'verano2026',
  'welcome123',
  'Portal-Demo-2026',
  'superman',
  'M4estro2026',
])('refuses «%s» as common', (password) => {
  expect(passwordProblem(password, owner)).toEqual({ clave: 'sesion.contrasena.comun' });
});

test.each(['45871236', 'mi45871236!', '2026-45871236-x', 'Maria.Nahui-77', 'xx-u1020-yyyy'])('refuses «%s»: personal', (password) => {
  expect(passwordProblem(password, owner)).toEqual({ clave: 'sesion.contrasena.personal' });
});

test.each([
  'caballo correcto batería',
  'ñandú-verde-19',
  'mi perro se llama Toby',
  'x9$kLm2!pQ',
  'passwordless entry',
  'Peruanos-unidos-88',
  '4821-7730-11',
  '🦙🦙🌽🌽🏔️🏔️ab',
])('accepts «%s»', (password) => {
  expect(passwordProblem(password, owner)).toBeUndefined();
});

test('ignores personal data shorter than five characters', () => {
  expect(passwordProblem('la casa de ana luz', { username: 'ana', correo_electronico: 'ana@x.pe' })).toBeUndefined();
});

test('refuses the e-mail of a self-registered account and its part before the @', () => {
  expect(passwordProblem('rosa.quispe#99', { username: 'rosa.quispe@example.com' })).toEqual({ clave: 'sesion.contrasena.personal' });
});
