import { CAMPOS_BLOQUE, type CampoCarta, CLAVES_CARTA, definicionDe, problemasDe, type TextoCarta } from '@portal/contract/carta';
import { type Language, loadTranslator, SPOKEN } from '@portal/messages';
import { expect, test } from 'vitest';
import { textoKey, textosDe } from './bloques.ts';
import { type AjustesDePapel, papelOf } from './membrete.ts';
import { muestraDe } from './muestras.ts';
import { originalDe } from './originales.ts';

const AJUSTES: AjustesDePapel = {
  firma_notificacion: 'Equipo',
  nombre_empresa: 'Andes',
  logo_clave: null,
  color_primario: null,
  correo_contacto: null,
  enlace_guia: null,
  enlace_soporte: null,
  enlace_contacto: null,
};
const URL = 'https://portal.example';

async function sample(carta: (typeof CLAVES_CARTA)[number], idioma: Language, texto?: TextoCarta) {
  const textos = texto && new Map([[textoKey(carta, idioma), texto]]);
  const papel = { ...papelOf(AJUSTES, URL), textos };
  return muestraDe(carta, { texts: await loadTranslator(idioma), papel, publicUrl: URL, today: '2026-11-21' });
}

const cases = CLAVES_CARTA.flatMap((carta) => SPOKEN.map((idioma) => ({ carta, idioma })));

test.each(cases)('$carta in $idioma goes out in its edited words, with every field filled', async ({ carta, idioma }) => {
  const { campos } = definicionDe(carta);
  const isBlock = (campo: CampoCarta) => CAMPOS_BLOQUE.some((one) => one === campo);
  const inline = campos.filter((campo) => campo !== 'nombre' && !isBlock(campo));
  const blocks = campos.filter(isBlock).map((campo) => `{${campo}}`);
  const cuerpo = ['Señas 山 {nombre}', inline.map((campo) => `<${campo}> { ${campo.toUpperCase()} }`).join(' | '), ...blocks].join('\n');
  expect(problemasDe(carta, { asunto: 'Asunto nuevo', cuerpo })).toEqual([]);
  const { asunto, texto, html } = await sample(carta, idioma, { asunto: 'Asunto nuevo', cuerpo });
  const { text } = await loadTranslator(idioma);
  expect(asunto).toBe('Asunto nuevo');
  expect(texto).toContain(`Señas 山 ${text('carta.muestra.nombre')}\n`);
  for (const campo of inline) expect(texto, campo).toMatch(new RegExp(`<${campo}> [^ |]`, 'u'));
  expect(texto).not.toMatch(/[{}]/);
  expect(html).not.toMatch(/<(usuario|plan|cambio)>/);
  expect(html).toContain(`<html lang="${idioma}">`);
  expect(texto).toContain(`: ${URL}/`);
});

test.each(cases)('the original text of $carta in $idioma can be saved as it is', async ({ carta, idioma }) => {
  const original = originalDe(await loadTranslator(idioma), carta);
  expect(problemasDe(carta, original)).toEqual([]);
  expect(original.asunto.length).toBeLessThanOrEqual(150);
});

/** Letters with the same original words for any number of plans or people. */
const UNCOUNTED = ['bienvenida', 'bienvenida_con_clave', 'restablecer', 'seguridad', 'consulta', 'informe'] as const;

test.each(UNCOUNTED.flatMap((carta) => SPOKEN.map((idioma) => ({ carta, idioma }))))(
  'saved unchanged, $carta in $idioma goes out as before',
  async ({ carta, idioma }) => {
    const original = originalDe(await loadTranslator(idioma), carta);
    expect(await sample(carta, idioma, original)).toEqual(await sample(carta, idioma));
  },
);

test('the other languages keep their original words', async () => {
  const texto = { asunto: 'Nuevo', cuerpo: '{usuario}\n{boton}' };
  const papel = { ...papelOf(AJUSTES, URL), textos: new Map([[textoKey('restablecer', 'es'), texto]]) };
  const muestra = { papel, publicUrl: URL, today: '2026-11-21' };
  const german = muestraDe('restablecer', { ...muestra, texts: await loadTranslator('de') });
  expect(german).toEqual(await sample('restablecer', 'de'));
  expect(muestraDe('restablecer', { ...muestra, texts: await loadTranslator('es') }).asunto).toBe('Nuevo');
});

test('hostile words are text, and only a typed address with https is a link', async () => {
  const cuerpo = [
    '<script>alert(1)</script> & "comillas"',
    'Vea https://intranet.example/a?b=1&c=2. También http://otra.example y javascript:alert(1)',
    '[x](https://x.example/") onmouseover=1',
    '{usuario}',
    '{boton}',
  ].join('\n');
  const { asunto, html, texto } = await sample('restablecer', 'es', { asunto: 'Uno\r\nBcc: x@y.example <b>', cuerpo });
  expect(asunto).toBe('Uno Bcc: x@y.example <b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;comillas&quot;');
  expect(html).toContain('href="https://intranet.example/a?b=1&amp;c=2"');
  expect(html).not.toContain('href="http://otra');
  expect(html).not.toMatch(/<script|href="javascript|<b>/);
  expect(html).not.toMatch(/<a[^>]*onmouseover/);
  expect(texto).toContain('https://intranet.example/a?b=1&c=2. También');
});

test('a value is never read as a field', async () => {
  const { restablecerMail } = await import('./templates/restablecer.ts');
  const textos = new Map([[textoKey('restablecer', 'es'), { asunto: '{usuario}', cuerpo: 'Hola, {nombre}:\n{usuario}\n{boton}' }]]);
  const papel = { ...papelOf(AJUSTES, URL), textos };
  const texts = await loadTranslator('es');
  const mail = restablecerMail(texts, { nombre: '{usuario}', username: '{boton} https://robo.example', url: `${URL}/x`, ...papel });
  expect(mail.texto).toContain('Hola, {usuario}:\n{boton} https://robo.example');
  expect(mail.html).not.toContain('href="https://robo');
});

test.each(SPOKEN)('without a proven name the line with it becomes the greeting in %s', async (idioma) => {
  const { restablecerMail } = await import('./templates/restablecer.ts');
  const textos = new Map([[textoKey('restablecer', idioma), { asunto: 'A', cuerpo: 'Estimada {nombre}, buen día\n{usuario}\n{boton}' }]]);
  const texts = await loadTranslator(idioma);
  const mail = restablecerMail(texts, { nombre: undefined, username: 'u1', url: `${URL}/x`, ...papelOf(AJUSTES, URL), textos });
  expect(mail.texto.startsWith(`${texts.text('carta.restablecer.saludoSinNombre')}\nu1\n`)).toBe(true);
});

test('several plans are named in one field, and the list has their links', async () => {
  const { asignacionMail } = await import('./templates/asignacion.ts');
  const textos = new Map([
    [textoKey('asignacion', 'es'), { asunto: 'Para usted: {plan} ({cantidad})', cuerpo: 'Vea:\n{planes}\n{boton}' }],
  ]);
  const plan = (name: string) => ({
    plan: name,
    cambio: false,
    nuevos: [],
    inicio: 'hoy',
    fin: 'mañana',
    antes: undefined,
    motivo: undefined,
    pendientes: 1,
    enlace: `${URL}/${name}`,
  });
  const data = { nombre: undefined, clave: undefined, ...papelOf(AJUSTES, URL), textos };
  const mail = asignacionMail(await loadTranslator('es'), { ...data, planes: [plan('A'), plan('B'), plan('C')] });
  expect(mail.asunto).toBe('Para usted: A y 2 planes más (3)');
  expect(mail.texto).toContain(`${URL}/B`);
  expect(mail.texto).toMatch(/^Vea:\n\nA\n/);
});

test('a stored text of another version of the portal is not used, a valid one is', () => {
  const fila = (over: object) => ({ carta: 'restablecer', idioma: 'es', asunto: 'A', cuerpo: '{usuario}\n{boton}', ...over });
  expect(textosDe([fila({})]).size).toBe(1);
  expect(textosDe([fila({ cuerpo: '{usuario}\n{boton}\n{campo_retirado}' })]).size).toBe(0);
  expect(textosDe([fila({ cuerpo: '{usuario}' })]).size).toBe(0);
  expect(textosDe([fila({ carta: 'carta_retirada' })]).size).toBe(0);
  expect(textosDe([fila({ asunto: null, cuerpo: null })]).size).toBe(0);
});

test.each([
  ['llaves', 'Hola, {nombre:\n{usuario}\n{boton}'],
  ['llaves', 'Hola }\n{usuario}\n{boton}'],
  ['desconocido', '{usuario}\n{boton}\n{saludo}'],
  ['desconocido', '{usuario}\n{boton}\n{}'],
  ['desconocido', '{usuario}\n{boton}\n{constructor}'],
  ['falta', 'Hola\n{usuario}'],
  ['aparte', '{usuario} {boton}'],
  ['repetido', '{usuario}\n{boton}\n{boton}'],
  ['nombreAparte', 'Hola, {nombre} {usuario}\n{boton}'],
  ['vacio', '  \n '],
])('a text is refused: %s', (clave, cuerpo) => {
  expect(problemasDe('restablecer', { asunto: 'A', cuerpo }).map((problem) => problem.clave)).toContain(clave);
});

test.each([
  ['vacio', ' '],
  ['noEnAsunto', 'Hola {nombre}'],
  ['noEnAsunto', 'Hola {boton}'],
  ['desconocido', 'Hola {plan}'],
])('a subject is refused: %s', (clave, asunto) => {
  const [problem] = problemasDe('restablecer', { asunto, cuerpo: '{usuario}\n{boton}' });
  expect(problem).toMatchObject({ en: 'asunto', clave });
});
