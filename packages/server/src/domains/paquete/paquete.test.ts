import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { paqueteApi } from '@portal/contract/paquete';
import { temaApi } from '@portal/contract/tema';
import { cmi12, commit, estadoDe, intentosDe, openPlayer, refusalOf, usePaquetes } from '@portal/testkit/scenes/jugador.ts';
import { LECCION, setPaquete } from '@portal/testkit/scenes/paquete.ts';
import { describe, expect, test } from 'vitest';

const { app, build, scene } = usePaquetes();

describe('a learner', () => {
  test('resumes where the package was left, on any device, and sees what is saved', async () => {
    const { ocurrencia, alumno } = await scene();
    const first = await openPlayer(alumno, ocurrencia);
    expect(first.inicio.lecciones[0]).toMatchObject({ cmi: null, segundos: 0, completada: false });
    app.now = new Date('2026-11-21T15:05:00Z');
    const saved = await commit(app, first, { secuencia: 1, cmi: cmi12('incomplete') });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { guardado: app.now.toISOString(), terminado: false, aprobado: null, nota: null },
    ]);
    expect(await estadoDe(alumno, ocurrencia)).toMatchObject({
      empezado: true,
      completado: false,
      guardado: app.now.toISOString(),
      segundos: 300,
    });
    const second = await openPlayer(alumno, ocurrencia);
    expect(second.inicio.lecciones[0]).toMatchObject({ segundos: 300, cmi: { cmi: { suspend_data: 'página 3' } } });
    expect(second.id_evaluacion).toBe(first.id_evaluacion);
    // The newer launch took over.
    expect((await commit(app, first, { secuencia: 2, cmi: cmi12('incomplete') })).json()).toEqual({ rechazo: 'otra_ventana' });
    expect((await commit(app, second, { secuencia: 1, cmi: cmi12('incomplete') })).statusCode).toBe(200);
    expect((await estadoDe(alumno, ocurrencia)).segundos).toBe(300);
  });

  test('passes at once with the score of the package; grade, progress, certificate and log have it', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    const passed = await commit(app, open, { secuencia: 1, cmi: cmi12('passed', '87.5') });
    expect(passed.json()).toMatchObject({ terminado: true, aprobado: true, nota: 87.5 });
    expect(await intentosDe(alumno)).toMatchObject([{ numero_intento: 1, nota: 87.5, aprobado: true, fuente: 'paquete' }]);
    const id_evaluacion = open.id_evaluacion!;
    const { data } = await app.call(evaluacionApi.resultado, { token: alumno.token, params: { id: id_evaluacion } });
    expect(data).toMatchObject({ nota: 87.5, aprobado: true, fuente: 'paquete', erradas: [] });
    expect(data.codigo_certificado).not.toBeNull();
    const log = await app.db
      .selectFrom('log')
      .select('detalle')
      .where('tipo', '=', 'evaluacion_fin')
      .where('id_usuario', '=', alumno.id_usuario)
      .execute();
    expect(log.map(({ detalle }) => detalle)).toEqual([expect.stringContaining('del paquete')]);
    // The same commit again, as after a lost answer; then a look without storing.
    expect((await commit(app, open, { secuencia: 1, cmi: cmi12('passed', '87.5') })).json()).toMatchObject({ aprobado: true, nota: 87.5 });
    const again = await openPlayer(alumno, ocurrencia);
    expect([again.modo, again.inicio.modo, again.id_evaluacion]).toEqual(['revision', 'revision', null]);
    expect((await commit(app, again, { cmi: cmi12('failed', '0') })).json()).toEqual({ rechazo: 'anterior' });
    expect(await intentosDe(alumno)).toHaveLength(1);
  });

  test('fails when the session ends failed, waits like after a questionnaire, and resumes in the next attempt', async () => {
    const { ocurrencia, alumno } = await scene();
    await app.db
      .updateTable('configuracion')
      .set({ pausas_intento: [30] })
      .execute();
    const first = await openPlayer(alumno, ocurrencia);
    expect((await commit(app, first, { secuencia: 1, cmi: cmi12('failed', '40') })).json()).toMatchObject({ aprobado: null });
    expect(await intentosDe(alumno)).toMatchObject([{ fecha_fin: null }]);
    expect((await commit(app, first, { secuencia: 2, cmi: cmi12('failed', '40'), fin: true })).json()).toMatchObject({
      aprobado: false,
      nota: 40,
    });
    const { status, problem } = await app.call(paqueteApi.abrir, { token: alumno.token, body: ocurrencia });
    expect([status, problem.code]).toEqual([409, 'tema_en_pausa']);
    app.now = new Date('2026-11-21T15:40:00Z');
    const second = await openPlayer(alumno, ocurrencia);
    // Who only looks does not fail again.
    await commit(app, second, { secuencia: 1, cmi: cmi12('failed', '40'), fin: true });
    expect(await intentosDe(alumno)).toMatchObject([{ aprobado: false }, { fecha_fin: null }]);
    await commit(app, second, { secuencia: 2, cmi: cmi12('passed', '90'), fin: true });
    expect(await intentosDe(alumno)).toMatchObject([
      { nota: 40, aprobado: false },
      { nota: 90, aprobado: true, numero_intento: 2 },
    ]);
    await app.db.updateTable('configuracion').set({ pausas_intento: null }).execute();
  });

  test('completes several lessons; the grade is the mean of those that sent one', async () => {
    const { ocurrencia, alumno } = await scene({ lecciones: [LECCION, { ...LECCION, id: 'L2' }, { ...LECCION, id: 'T', inicio: null }] });
    const open = await openPlayer(alumno, ocurrencia);
    expect((await commit(app, open, { secuencia: 1, cmi: cmi12('passed', '100') })).json()).toMatchObject({ terminado: false });
    expect((await commit(app, open, { secuencia: 2, leccion: 'L2', cmi: cmi12('completed', '50') })).json()).toMatchObject({
      terminado: true,
      nota: 75,
    });
    expect((await estadoDe(alumno, ocurrencia)).lecciones.map(({ completada, nota }) => [completada, nota])).toEqual([
      [true, 100],
      [true, 50],
      [false, null],
    ]);
  });

  test('answers the questionnaire of a topic with both only after the package', async () => {
    const { ocurrencia, alumno } = await scene({ calificacion: 'ambos' });
    const body = ocurrencia;
    expect(await refusalOf(alumno, body)).toBe('evaluacion.errores.antesPaquete');
    const open = await openPlayer(alumno, ocurrencia);
    expect(open.id_evaluacion).toBeNull();
    await commit(app, open, { secuencia: 1, cmi: cmi12('completed', '10'), fin: true });
    expect((await app.call(temaApi.detalle, { token: alumno.token, body })).data).toMatchObject({
      paquete: 'ambos',
      paquete_completado: true,
    });
    expect((await app.call(evaluacionApi.ins, { token: alumno.token, body })).status).toBe(200);
  });

  test('cannot complete a topic of a package by feedback or by a questionnaire', async () => {
    const { ocurrencia, alumno } = await scene();
    const { token } = alumno;
    expect(await refusalOf(alumno, ocurrencia)).toBe('evaluacion.errores.dePaquete');
    const { id_evaluacion } = await openPlayer(alumno, ocurrencia);
    const sent = await app.call(evaluacionApi.insDetalle, { token, body: [{ id_evaluacion: id_evaluacion!, escala: 100 }] });
    expect(sent.problem.clave).toBe('evaluacion.errores.dePaquete');
  });

  test('begins again with the new version, without what was answered', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    await commit(app, open, { secuencia: 1, cmi: cmi12('incomplete') });
    const id_paquete = await build({ id_tema: ocurrencia.id_tema });
    await setPaquete(app.db, ocurrencia.id_tema, { id_paquete, calificacion: 'paquete' });
    expect((await openPlayer(alumno, ocurrencia)).carpeta).toBe(open.carpeta);
    const again = await openPlayer(alumno, ocurrencia, 1);
    expect(again.carpeta).not.toBe(open.carpeta);
    expect(again.inicio.lecciones[0]).toMatchObject({ cmi: null, segundos: 0 });
  });
});

test('a topic of a package asks no questions and is the first to open', async () => {
  const { ocurrencia, alumno } = await scene();
  const { data } = await app.call(asignacionApi.pendientes, { token: alumno.token, params: { id: alumno.id_usuario } });
  expect(data.find(({ id_tema }) => id_tema === ocurrencia.id_tema)).toMatchObject({
    numero_preguntas: 0,
    listo: true,
    paquete: 'paquete',
  });
});
