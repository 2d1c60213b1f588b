import { preguntaApi } from '@portal/contract/pregunta';
import { tableroApi } from '@portal/contract/tablero';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type Ocurrencia } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { acierta, buildContestado } from '@portal/testkit/scenes/salud.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { computeSalud } from './calculo.service.ts';

const recorder = useRecorder();
const app = useTestApp();
let here: Ocurrencia;
let admin = '';

beforeAll(async () => {
  app.now = new Date('2026-11-21T15:00:00Z');
  here = (await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Salud', banco: 0 }] } } } })).ocurrencias[0]!;
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

/** Fifty answers by which the good half prefers option 2 over the key. */
async function doubtful(id_empresa: number | null = null): Promise<number> {
  const { id_pregunta: id } = await buildPregunta(app.db, { indicador_correcta: 1, id_empresa });
  const other = (await buildPregunta(app.db, { indicador_correcta: 1 })).id_pregunta;
  for (let n = 0; n < 50; n++) {
    const good = n < 30;
    const contestadas = [
      { ...acierta(id), respuesta: good ? 2 : 1, es_correcta: !good },
      { ...acierta(other), respuesta: good ? 1 : 2, es_correcta: good },
    ];
    await buildContestado(app.db, here, { fecha_fin: '2026-11-21T14:00:00.000Z', contestadas });
  }
  return id;
}

describe('the inbox', () => {
  test('lists the flagged questions first, counts them as work, and hides those of other companies', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const [common, hidden] = [await doubtful(), await doubtful(theirs.id_empresa)];
    await computeSalud(app.db, { clock: () => app.now, goesOn: () => true });
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const list = async (as: string, filtro?: object) =>
      (await app.call(preguntaApi.salud, { token: as, query: { pagina: 1, tamano: 1000, ...(filtro && { filtro }) } })).data;
    const all = await list(admin);
    expect(all.slice(0, 2).map(({ id_pregunta, aviso, gravedad }) => [id_pregunta, aviso, gravedad])).toEqual([
      [hidden, 'clave_dudosa', 5],
      [common, 'clave_dudosa', 5],
    ]);
    const work = { por_revisar: '1' };
    expect((await list(admin, work)).map(({ id_pregunta }) => id_pregunta)).toEqual([hidden, common]);
    expect((await list(token, work)).map(({ id_pregunta }) => id_pregunta)).toEqual([common]);
    expect((await app.call(preguntaApi.saludDe, { token, params: { id: hidden } })).data).toEqual([]);
    for (const [as, total] of [
      [admin, 2],
      [token, 1],
    ] as const)
      expect((await app.call(tableroApi.porHacer, { token: as })).data.pregunta_por_revisar).toBe(total);
    await app.db.updateTable('pregunta').set({ codigo_estado: 2 }).where('id_pregunta', '=', common).execute();
    expect(await list(token, work)).toEqual([]);
    expect((await app.call(tableroApi.porHacer, { token })).data.pregunta_por_revisar).toBe(0);
  });

  test('asks one statement for a page and one for a question', async () => {
    const own = () => recorder.take().filter((statement) => statement.includes('pregunta_salud'));
    own();
    await app.call(preguntaApi.salud, { token: admin, query: { pagina: 1, tamano: 1000 } });
    expect(own()).toHaveLength(1);
    await app.call(preguntaApi.saludDe, { token: admin, params: { id: 1 } });
    expect(own()).toHaveLength(1);
  });
});
