import { ausenciaApi, ausenciaMaestro } from '@portal/contract/ausencia';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let id_usuario = 0;
let token = '';
beforeAll(async () => {
  id_usuario = (await buildUsuario(test.db)).id_usuario;
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

/** A day of its own for each number. */
const dayOf = (number: number) => new Date(Date.UTC(2027, 0, number)).toISOString().slice(0, 10);

describe('absences', () => {
  testMaster(test, {
    definition: ausenciaMaestro,
    api: ausenciaApi,
    fields: (number) => ({
      id_usuario,
      tipo: 'vacaciones',
      fecha_desde: dayOf(number),
      fecha_hasta: dayOf(number),
      observacion: `Obs ${number}`,
    }),
    title: 'observacion',
  });

  it('of one person share no day, and end after they start; two at once are taken once', async () => {
    const person = await buildUsuario(test.db);
    const save = async (fecha_desde: string, fecha_hasta: string, id?: number) => {
      const body = { id_usuario: person.id_usuario, tipo: 'licencia' as const, fecha_desde, fecha_hasta };
      const answer =
        id === undefined
          ? await test.call(ausenciaApi.ins, { token, body })
          : await test.call(ausenciaApi.upd, { token, body: { ...body, id_ausencia: id } });
      return answer.status === 200 ? answer.data.id_ausencia : answer.problem.claves;
    };
    const first = await save('2026-12-01', '2026-12-10');
    expect(await save('2026-12-10', '2026-12-12')).toEqual({
      fecha_desde: { clave: 'ausencia.errores.solapada', valores: { desde: '01/12/2026', hasta: '10/12/2026' } },
    });
    expect(await save('2026-12-05', '2026-12-04')).toEqual({ fecha_hasta: { clave: 'validacion.orden_fechas' } });
    expect(await save('2026-12-01', '2026-12-09', Number(first))).toBe(first);
    expect(await save('2026-12-10', '2026-12-12')).toEqual(expect.any(Number));
    const both = await Promise.all([save('2027-01-01', '2027-01-05'), save('2027-01-05', '2027-01-06')]);
    expect(both.filter((one) => typeof one === 'number')).toHaveLength(1);
    const { data } = await test.call(ausenciaApi.ofUsuario, { token, params: { id: person.id_usuario } });
    expect(data.map(({ fecha_desde, dias }) => [fecha_desde, dias]).slice(1)).toEqual([
      ['2026-12-10', 3],
      ['2026-12-01', 9],
    ]);
  });

  it('stay with their person, and outside the scope they do not exist', async () => {
    const own = await buildEmpresa(test.db);
    const { token: limited } = await limitedAdmin(test, [own.id_empresa]);
    const body = { tipo: 'descanso_medico' as const, fecha_desde: '2026-12-01', fecha_hasta: '2026-12-02' };
    const person = await buildUsuario(test.db, { id_empresa: own.id_empresa });
    const outside = await buildUsuario(test.db);
    const created = await test.call(ausenciaApi.ins, { token: limited, body: { ...body, id_usuario: person.id_usuario } });
    expect(created.status).toBe(200);
    const refused = await test.call(ausenciaApi.ins, { token: limited, body: { ...body, id_usuario: outside.id_usuario } });
    expect(refused.problem.claves).toEqual({ id_usuario: { clave: 'inexistente.usuario' } });
    const id_ausencia = created.data.id_ausencia;
    const moved = await test.call(ausenciaApi.upd, { token, body: { ...body, id_ausencia, id_usuario: outside.id_usuario } });
    expect(moved.problem.claves).toEqual({ id_usuario: { clave: 'ausencia.errores.otraPersona' } });
    const theirs = await test.call(ausenciaApi.ins, { token, body: { ...body, id_usuario: outside.id_usuario } });
    const id = theirs.data.id_ausencia;
    expect((await test.call(ausenciaApi.sel, { token: limited, params: { id } })).status).toBe(404);
    expect((await test.call(ausenciaApi.del, { token: limited, params: { id } })).status).toBe(404);
    expect((await test.call(ausenciaApi.sellst, { token: limited, query: {} })).data.map((row) => row.id_usuario)).toEqual([
      person.id_usuario,
    ]);
  });
});
