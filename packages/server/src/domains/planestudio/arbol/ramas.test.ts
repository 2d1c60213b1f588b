import { type Acto, planestudioApi } from '@portal/contract/planestudio';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { shapeOf, useArbol } from '@portal/testkit/scenes/arbol.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { describe, expect, it } from 'vitest';

const { test, admin, plan, planId, act, done, undo, tree, node, efecto, modulo, tema, curso } = useArbol();

describe('titles, removal and copies', () => {
  it('rename under the version that was read, and undo until somebody else saves', async () => {
    const uno = (await node('Uno'))!;
    const renamed = await done({ acto: 'renombrar', nivel: 'tema', id: uno.id, titulo: 'Único', version: uno.version });
    expect((await act({ acto: 'renombrar', nivel: 'tema', id: uno.id, titulo: 'Tarde', version: uno.version })).status).toBe(409);
    await done({ acto: 'renombrar', nivel: 'tema', id: uno.id, titulo: 'Otro', version: uno.version + 1 });
    const late = await act({ acto: 'deshacer', inverso: renamed.inverso! });
    expect(late.problem.message).toBe('Ana Pérez Materno cambió «Otro» después: ya no se puede deshacer.');
  });

  it('take out, and delete with all below it what nothing else uses', async () => {
    const out = await done({ acto: 'quitar', nivel: 'modulo', padre: curso(), id: modulo(1) });
    expect(await node('N'))?.toBeUndefined();
    await undo(out.inverso);
    const shared = await buildPlan(test.db, { estructura: { P3: { C3: { M3: [plan().temas[2]!] } } } });
    expect((await node('Tres'))?.otros).toBe(1);
    const { pendientes, inverso } = await done({ acto: 'eliminar', nivel: 'modulo', padre: curso(), id: modulo(1) });
    expect(pendientes).toEqual([{ nivel: 'tema', id: tema(2), titulo: 'Tres', motivo: expect.stringContaining('«M3»') }]);
    expect(inverso).toBeNull();
    expect(await tree(shared.plan.id_planestudio)).toHaveLength(5);
    await done({ acto: 'enlazar', nivel: 'curso', padre: shared.programas[0]!.id_programa, ids: [curso()] }).catch(() => undefined);
  });

  it('copy a branch behind its original, inactive, and take the copy back', async () => {
    const shown = shapeOf(await tree());
    const { inverso } = await done({ acto: 'duplicar', nivel: 'modulo', padre: curso(), id: modulo() });
    const nodos = await tree();
    expect(shapeOf(nodos).slice(6, 9)).toEqual(['1.1.1.2 M (copia)', '1.1.1.2.1 Uno', '1.1.1.2.2 Dos']);
    expect(nodos[6]!.codigo_estado).toBe(2);
    await undo(inverso);
    expect(shapeOf(await tree())).toEqual(shown);
  });

  it('keep what somebody filled since: undoing names it and changes nothing', async () => {
    const { nuevos, inverso } = await done({
      acto: 'agregar',
      nivel: 'modulo',
      padre: curso(),
      titulos: ['Lleno', 'Vacío'],
    });
    await done({ acto: 'agregar', nivel: 'tema', padre: nuevos[0]!, titulos: ['Dentro'] });
    const shown = shapeOf(await tree());
    expect((await act({ acto: 'deshacer', inverso: inverso! })).problem.message).toContain('«Lleno»');
    await done({
      acto: 'mover',
      nivel: 'modulo',
      padre: curso(),
      id: nuevos[1]!,
      a: curso(),
      antes: modulo(),
    });
    expect((await act({ acto: 'deshacer', inverso: inverso! })).problem.message).toContain('Ana Pérez Materno cambió «C» después');
    expect(shapeOf(await tree())).toHaveLength(shown.length);
  });
});

describe('the state of a branch', () => {
  const estado = (activar: number, cantidad: number, id = plan().programas[0]!.id_programa): Acto => ({
    acto: 'estado',
    nivel: 'programa',
    id,
    activar,
    cantidad,
  });

  it('activates what is ready, names the rest, and is undone', async () => {
    await done({ acto: 'agregar', nivel: 'tema', padre: modulo(1), titulos: ['Sin banco'] });
    await test.db.updateTable('tema').set({ codigo_estado: 2 }).where('id_tema', '=', tema(2)).execute();
    await test.db.updateTable('modulo').set({ codigo_estado: 0 }).where('id_modulo', '=', modulo(1)).execute();
    expect((await act(estado(1, 3))).problem).toMatchObject({ status: 409, detail: { cantidad: 2 } });
    const { pendientes, inverso } = await done(estado(1, 2));
    expect(pendientes).toEqual([{ nivel: 'tema', id: expect.any(Number), titulo: 'Sin banco', motivo: 'Sin preguntas; pide 4' }]);
    expect((await tree()).map(({ codigo_estado }) => codigo_estado)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
    await undo(inverso);
    expect([(await node('Tres'))?.codigo_estado, (await node('N'))?.codigo_estado]).toEqual([2, 0]);
  });

  it('says before whom it touches, and the progress follows', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    const hecha = await enrol(test, [plan()], { id_empresa });
    await enrol(test, [plan()], { id_empresa });
    for (const place of plan().ocurrencias) await take(hecha, place);
    const change = estado(0, 7);
    expect((await efecto(change)).frases[0]).toBe('Afecta a 2 personas de 1 empresa en 1 plan.');
    const before = await databaseFingerprint(test.db);
    await efecto(change);
    expect(await databaseFingerprint(test.db)).toEqual(before);
    await done(change);
    const row = async () => (await test.call(planestudioApi.sel, { token: admin(), params: { id: planId() } })).data.temas;
    expect(await row()).toBe(0);
    expect((await efecto(estado(1, 7))).frases[1]).toBe('Entran 3 temas, que quedan pendientes.');
    expect((await efecto({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: ['Nuevo'] })).frases).toEqual([]);
  });

  it('writes to whom something new comes when the caller chose so', async () => {
    const alumno = await enrol(test, [plan()], {});
    const extra = await buildTema(test.db, { titulo: 'Extra' });
    const acto: Acto = { acto: 'enlazar', nivel: 'tema', padre: modulo(), ids: [extra.id_tema] };
    expect((await efecto(acto)).avisables + (await efecto(acto)).sin_correo).toBe(1);
    const { data } = await test.call(planestudioApi.actuar, { token: admin(), body: { id_planestudio: planId(), acto, avisar: 1 } });
    expect(data.avisados + data.sin_correo).toBe(1);
    expect(alumno.id_usuario).toBeGreaterThan(0);
  });
});

describe('rights', () => {
  it('a limited access adds only to what its company owns, and what it makes belongs to it', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    const own = await buildPlan(test.db, { estructura: { Q: { D: { O: ['Siete'] } } } });
    await test.db.updateTable('planestudio').set({ id_empresa }).where('id_planestudio', '=', own.plan.id_planestudio).execute();
    await test.db.updateTable('programa').set({ id_empresa }).where('id_programa', '=', own.programas[0]!.id_programa).execute();
    const limited = (await limitedAdmin(test, [id_empresa])).token;
    const call = (id: number, acto: Acto) => test.call(planestudioApi.actuar, { token: limited, body: { id_planestudio: id, acto } });
    const mine = own.programas[0]!.id_programa;
    const { data } = await call(own.plan.id_planestudio, { acto: 'agregar', nivel: 'curso', padre: mine, titulos: ['Nuestro'] });
    const made = await test.db.selectFrom('curso').select('id_empresa').where('id_curso', '=', data.nuevos[0]!).executeTakeFirstOrThrow();
    expect(made.id_empresa).toBe(id_empresa);
    const portal = own.cursos[0]!.id_curso;
    expect((await call(own.plan.id_planestudio, { acto: 'agregar', nivel: 'modulo', padre: portal, titulos: ['x'] })).status).toBe(403);
    expect((await call(planId(), { acto: 'agregar', nivel: 'programa', padre: planId(), titulos: ['x'] })).status).toBe(403);
    const renamed = await call(own.plan.id_planestudio, { acto: 'renombrar', nivel: 'curso', id: portal, titulo: 'x', version: 1 });
    expect(renamed.status).toBe(403);
    const nodos = (await test.call(planestudioApi.arbol, { token: limited, params: { id: own.plan.id_planestudio } })).data;
    expect(nodos.map(({ propio }) => propio)).toEqual([true, true, false, false, false, true]);
  });
});
