import type { CallOf } from '@portal/contract/core';
import { masivoApi } from '@portal/contract/masivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildCurso } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, shownOf, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { temasMasivos } from '@portal/testkit/scenes/temas-masivos.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
const temas = temasMasivos(app);
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

describe('a category', () => {
  test('is given to topics and questions, and taken back while it exists', async () => {
    const nueva = await buildParametro(app.db, { id_dominio: DOMINIO.categoria });
    const ids = await temas.build(2);
    const before = await temas.data(ids);
    const acto = { clase: 'categoria', codigo_categoria: nueva.codigo_parametro } as const;
    const hecha = await confirmed(admin, await temas.shown(admin, acto, ids));
    expect([hecha.destino, hecha.hechas]).toEqual([nueva.parametro, 2]);
    expect((await temas.read(ids)).map(({ codigo_categoria }) => codigo_categoria)).toEqual([acto.codigo_categoria, acto.codigo_categoria]);
    expect(reasons(await temas.shown(admin, acto, ids))).toEqual({ ya: 2 });
    await takenBack(admin, hecha);
    expect(await temas.data(ids)).toEqual(before);
  });

  test('of another table, or that is inactive, is refused', async () => {
    const pregunta = await buildPregunta(app.db);
    const deTemas = await buildParametro(app.db, { id_dominio: DOMINIO.categoria });
    const inactive = await buildParametro(app.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_estado: 2 });
    for (const { codigo_parametro } of [deTemas, inactive]) {
      const body = {
        de: 'pregunta',
        acto: { clase: 'categoria', codigo_categoria: codigo_parametro },
        seleccion: { ids: [pregunta.id_pregunta] },
      } as const;
      await expect(shownOf(admin, body)).rejects.toThrow('400');
    }
  });
});

describe('a tag', () => {
  const tags = async (ids: readonly number[]) => (await temas.read(ids)).map(({ etiquetas }) => etiquetas);

  test('is added beside the others and taken back exactly as they were written', async () => {
    const [none, some, has, full] = [
      ...(await temas.build(1, { etiquetas: null })),
      ...(await temas.build(1, { etiquetas: 'caja,  ventas ' })),
      ...(await temas.build(1, { etiquetas: 'Caja, Ventas, Óptica' })),
      ...(await temas.build(1, { etiquetas: 'x'.repeat(248) })),
    ];
    const ids = [none!, some!, has!, full!];
    const before = await tags(ids);
    const hecha = await confirmed(admin, await temas.shown(admin, { clase: 'etiquetar', etiqueta: 'óptica' }, ids));
    expect([hecha.hechas, reasons(hecha)]).toEqual([2, { ya: 1, etiqueta_larga: 1 }]);
    expect(await tags(ids)).toEqual(['óptica', 'caja,  ventas, óptica', before[2], before[3]]);
    await takenBack(admin, hecha);
    expect(await tags(ids)).toEqual(before);
  });

  test('is removed whatever its case, and a course keeps its only one', async () => {
    const ids = [
      ...(await temas.build(1, { etiquetas: 'Caja, ventas' })),
      ...(await temas.build(1, { etiquetas: 'CAJA' })),
      ...(await temas.build(1, { etiquetas: 'cajas' })),
    ];
    const hecha = await confirmed(admin, await temas.shown(admin, { clase: 'desetiquetar', etiqueta: 'caja' }, ids));
    expect([hecha.hechas, reasons(hecha), await tags(ids)]).toEqual([2, { ya: 1 }, ['ventas', null, 'cajas']]);
    const { id_curso } = await buildCurso(app.db, { etiquetas: 'caja' });
    const body = { de: 'curso', acto: { clase: 'desetiquetar', etiqueta: 'caja' }, seleccion: { ids: [id_curso] } } as const;
    expect(reasons(await shownOf(admin, body))).toEqual({ sin_etiqueta: 1 });
  });

  test('with a comma would be two, and programs have none', async () => {
    const [id] = await temas.build(1);
    await expect(temas.shown(admin, { clase: 'etiquetar', etiqueta: 'a, b' }, [id!])).rejects.toThrow('400');
    const body = { de: 'programa', acto: { clase: 'etiquetar', etiqueta: 'a' }, seleccion: { ids: [1] } };
    const { status } = await app.call(masivoApi.contenido, {
      token: admin.token,
      body: body as CallOf<typeof masivoApi.contenido>['body'],
    });
    expect(status).toBe(400);
  });
});
