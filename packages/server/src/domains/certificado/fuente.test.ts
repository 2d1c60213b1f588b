import { certificadoApi } from '@portal/contract/certificado';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';
import { openFont } from '../../core/font/open-font.ts';

const app = useTestApp();
let plan: BuiltPlan;
beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Ética', 'Otro'] } } } });
});

/** Earns a certificate and returns the fonts of its letters. */
async function earned(nombres: string, idioma: 'ja' | 'zh' | null = null) {
  const alumno = await enrol(app, [plan], { nombres, apellido_paterno: 'Ñahui', apellido_materno: '' });
  if (idioma) await app.db.updateTable('usuario').set({ idioma }).where('id_usuario', '=', alumno.id_usuario).execute();
  const { data } = await take(alumno, plan.ocurrencias[0]!);
  const params = { id: data.id_evaluacion };
  return { alumno, params, ...(await app.call(certificadoApi.fuente, { token: alumno.token, params })) };
}

const letters = async (base64: string, text: string) => {
  const font = await openFont(Buffer.from(base64, 'base64'));
  return Array.from(text, (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
};

test('a certificate in Latin letters needs no font of the server', async () => {
  expect((await earned('María')).data).toEqual({ fuentes: [] });
});

test('a Japanese name on a Spanish certificate brings its letters in two weights, and no others, in less than 40 kB', async () => {
  const { data } = await earned('山田 はなこ');
  expect(data.fuentes).toHaveLength(1);
  const [{ normal, negrita }] = data.fuentes as [{ normal: string; negrita: string }];
  expect(await letters(normal, '山田はなこ')).toEqual([true, true, true, true, true]);
  expect(await letters(negrita, '山田はなこ')).toEqual([true, true, true, true, true]);
  expect(await letters(normal, '東ñA')).toEqual([false, false, false]);
  expect(normal.length + negrita.length).toBeLessThan(40_000);
});

test('simplified letters come from a Chinese font first, which has the whole name', async () => {
  const { data } = await earned('张伟');
  expect(await letters(data.fuentes[0]!.normal, '张伟')).toEqual([true, true]);
});

test('Han letters alone follow the language of the person', async () => {
  const [ja, zh] = [await earned('田中', 'ja'), await earned('田中', 'zh')];
  expect([ja.data.fuentes, zh.data.fuentes].map((fonts) => fonts.length)).toEqual([1, 1]);
  expect(ja.data.fuentes[0]!.normal).not.toBe(zh.data.fuentes[0]!.normal);
});

test('a certificate in Japanese brings the letters of its own words and of its date', async () => {
  await app.db.updateTable('configuracion').set({ idioma: 'ja', nombre_empresa: '株式会社アンデス' }).execute();
  const { data, params, alumno } = await earned('María');
  expect((await app.call(certificadoApi.sel, { token: alumno.token, params })).data.idioma).toBe('ja');
  expect(await letters(data.fuentes[0]!.normal, '株式会社アンデス')).not.toContain(false);
  await app.db.updateTable('configuracion').set({ idioma: 'es', nombre_empresa: '' }).execute();
  expect((await app.call(certificadoApi.sel, { token: alumno.token, params })).data.idioma).toBe('ja');
});

test('somebody else is refused, and an attempt without a certificate has no fonts', async () => {
  const { params } = await earned('山田');
  const other = await enrol(app, []);
  expect((await app.call(certificadoApi.fuente, { token: other.token, params })).status).toBe(403);
  const failed = await enrol(app, [plan]);
  const { data } = await take(failed, plan.ocurrencias[1]!, 0);
  expect((await app.call(certificadoApi.fuente, { token: failed.token, params: { id: data.id_evaluacion } })).status).toBe(404);
});
