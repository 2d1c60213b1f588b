import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { requestOf } from '@portal/testkit/call.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { EscenaDireccion } from '@portal/testkit/scenes/direccion.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
const escena = new EscenaDireccion(app);
beforeEach(() => escena.begin());

describe('a report for managers and directors', () => {
  test('reaches each of them once, with the own companies alone, as it was simulated', async () => {
    const [gerente, directora] = [await buildUsuario(app.db, { idioma: 'en' }), await buildUsuario(app.db)];
    const mudo = await buildUsuario(app.db, { correo_electronico: null });
    const a = await escena.company({ gerente, director: directora });
    const b = await escena.company({ gerente });
    const c = await escena.company({ gerente: mudo });
    const d = await escena.company();
    const filtros = escena.filtros(a, b, c, d);
    expect(await escena.simulate(filtros)).toEqual({
      total: 2,
      personas: [
        { personal: gerente.personal, empresas: 2 },
        { personal: directora.personal, empresas: 1 },
      ].toSorted((one, other) => (one.personal < other.personal ? -1 : 1)),
      sin_correo: 1,
      empresas_sin: 2,
      nombres_sin: [c.empresa, d.empresa].toSorted(),
    });
    const id = await escena.save(filtros);
    escena.due();
    expect(await escena.run()).toBe(2);
    expect(await escena.run()).toBe(0);
    expect(await escena.letters()).toEqual({
      [gerente.id_usuario]: [a.persona.personal, b.persona.personal].toSorted(),
      [directora.id_usuario]: [a.persona.personal],
    });
    const mails = await app.db.selectFrom('correo').select(['id_usuario', 'asunto', 'texto']).execute();
    const own = mails.find(({ id_usuario }) => id_usuario === gerente.id_usuario)!;
    expect(own.asunto).toBe('Report: Avance');
    expect(own.texto).toContain(`Your 2 companies\n- ${a.empresa}\n- ${b.empresa}`);
    expect(own.texto).toContain('https://portal.test/miequipo');
    expect(mails.find(({ id_usuario }) => id_usuario === directora.id_usuario)!.texto).not.toContain(b.empresa);
    expect((await escena.results(id))[mudo.id_usuario]).toBe('sin_correo');
    const history = await app.call(reporteApi.enviosGuardado, {
      token: await signIn(app, escena.duena),
      params: { id },
      query: { pagina: 1, orden: '-filas' },
    });
    expect(history.total).toBe(3);
    expect(history.data[0]).toMatchObject({
      fecha: '2026-11-22',
      personal: gerente.personal,
      resultado: 'adjunto',
      filas: 2,
      carta: 'pendiente',
    });
    const exported = await app.inject(
      requestOf(reporteApi.enviosGuardado, { params: { id }, token: await signIn(app, escena.duena), query: { formato: 'csv' } }),
    );
    expect(exported.body.trim().split('\r\n')).toHaveLength(4);
    expect(history.data[0]!.empresas).toBe(`${a.empresa}, ${b.empresa}`);
  });

  test('does not reach a leader who left, an address that came back, or a former leader', async () => {
    const [left, returned, replaced, present] = [
      await buildUsuario(app.db),
      await buildUsuario(app.db),
      await buildUsuario(app.db),
      await buildUsuario(app.db),
    ];
    const a = await escena.company({ gerente: left, director: returned });
    const b = await escena.company({ gerente: replaced, director: present });
    const id = await escena.save(escena.filtros(a, b));
    await app.db.updateTable('usuario').set({ fecha_cese: '2026-11-22' }).where('id_usuario', '=', left.id_usuario).execute();
    const { correo_electronico } = returned;
    await app.db
      .updateTable('usuario')
      .set({ correo_rebotado: correo_electronico })
      .where('id_usuario', '=', returned.id_usuario)
      .execute();
    await app.db.updateTable('empresa').set({ codigo_gerente: null }).where('id_empresa', '=', b.id_empresa).execute();
    escena.due();
    expect(await escena.run()).toBe(1);
    expect(Object.keys(await escena.letters())).toEqual([String(present.id_usuario)]);
    expect(await escena.results(id)).toEqual({ [returned.id_usuario]: 'sin_correo', [present.id_usuario]: 'adjunto' });
  });

  test('of a limited access stays in its companies, also when they became fewer', async () => {
    const [gerente, otro] = [await buildUsuario(app.db), await buildUsuario(app.db)];
    const [a, b, c] = [await escena.company({ gerente }), await escena.company({ gerente }), await escena.company({ gerente: otro })];
    const limitada = await limitedAdmin(app, [a.id_empresa, b.id_empresa]);
    const todas = escena.filtros();
    expect(await escena.simulate(todas, {}, limitada)).toMatchObject({ total: 1, personas: [{ personal: gerente.personal, empresas: 2 }] });
    await escena.save(todas, {}, limitada);
    await app.db
      .deleteFrom('acceso_empresa')
      .where('id_usuario', '=', limitada.id_usuario)
      .where('id_empresa', '=', b.id_empresa)
      .execute();
    escena.due();
    expect(await escena.run()).toBe(1);
    expect(await escena.letters()).toEqual({ [gerente.id_usuario]: [a.persona.personal] });
    expect(c.id_empresa).toBeGreaterThan(0);
  });

  test('reaches a chosen administrator who leads a company once, with the own access', async () => {
    const otra = await enrol(app, [], { admin: true });
    const { codigo_usuario, personal } = await app.db
      .selectFrom('usuario')
      .select(['codigo_usuario', 'personal'])
      .where('id_usuario', '=', otra.id_usuario)
      .executeTakeFirstOrThrow();
    const a = await escena.company({ gerente: { codigo_usuario } });
    const b = await escena.company();
    const destinatarios = [otra.id_usuario];
    expect(await escena.simulate(escena.filtros(a, b), { destinatarios })).toMatchObject({
      total: 1,
      personas: [{ personal, empresas: null }],
    });
    await escena.save(escena.filtros(a, b), { destinatarios });
    escena.due();
    expect(await escena.run()).toBe(1);
    expect(await escena.letters()).toEqual({ [otra.id_usuario]: [a.persona.personal, b.persona.personal].toSorted() });
  });
});
