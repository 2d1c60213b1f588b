import { feriadoApi, feriadoMaestro } from '@portal/contract/feriado';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();

/** A day of its own for each number, after those that the portal starts with. */
const dayOf = (number: number) => new Date(Date.UTC(2040, 0, number)).toISOString().slice(0, 10);

describe('the days that are not worked', () => {
  testMaster(test, {
    definition: feriadoMaestro,
    api: feriadoApi,
    fields: (number) => ({ fecha: dayOf(number), feriado: `Aniversario ${number}` }),
    title: 'feriado',
  });

  it('are each there once, start with those of Peru, and are changed by an access without limit alone', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const rows = (await test.call(feriadoApi.sellst, { token, query: {} })).data;
    expect(rows.find(({ fecha }) => fecha === '2027-03-26')?.feriado).toBe('Viernes Santo');
    const body = { fecha: '2026-12-25', feriado: 'Otra Navidad' };
    const { status, problem } = await test.call(feriadoApi.ins, { token, body });
    expect([status, problem.claves?.['fecha']]).toEqual([409, { clave: 'registro.repetido', valores: { valor: '25/12/2026' } }]);
    const limited = await limitedAdmin(test, [(await buildEmpresa(test.db)).id_empresa]);
    expect((await test.call(feriadoApi.sellst, { token: limited.token, query: {} })).data).toHaveLength(rows.length);
    expect((await test.call(feriadoApi.ins, { token: limited.token, body: { ...body, fecha: '2026-12-26' } })).status).toBe(403);
  });
});
