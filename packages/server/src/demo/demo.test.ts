import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@portal/testkit/database.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rebuildProgress } from '../domains/avance/avance.public.ts';
import type { Connection } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import { ALUMNO } from './demo-people.ts';
import { loadDemo } from './demo.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const recorder = useRecorder();
let demo: Connection;
let statements: number;

const rows = async <Row>(statement: string, { db } = demo): Promise<Row[]> => (await sql.raw<Row>(statement).execute(db)).rows;
/** Counts the rows of a `from` clause that selects faults; must be 0. */
const faults = async (from: string): Promise<number> => (await rows<{ n: number }>(`select count(*)::integer as n from ${from}`))[0]!.n;

beforeAll(async () => {
  demo = await testDatabase();
  recorder.take();
  await loadDemo(demo.db, { now: NOW, dataDir });
  statements = recorder.take().length;
});
afterAll(() => demo.close());

describe('the demo', () => {
  it('loads with set writes: its statements do not grow with its people and attempts', async () => {
    // The figures of each answered version of a question are read and stored on their own.
    const [versions] = await rows<{ n: number }>('select count(*)::integer as n from pregunta_salud where fecha_calculo is not null');
    expect(versions!.n).toBeGreaterThan(100);
    expect(statements - 2 * versions!.n).toBeLessThan(330);
  });

  it('is what a training manager would recognise', async () => {
    const [counts] = await rows<Record<string, number>>(`select
      (select count(*)::integer from empresa) as empresas,
      (select count(*)::integer from usuario) as usuarios,
      (select count(*)::integer from usuario where codigo_estado = 2) as cesados,
      (select count(*)::integer from tema where codigo_estado = 1) as temas,
      (select min(n)::integer from (select count(*) as n from tema_pregunta group by id_tema) t) as menor_banco,
      (select count(*)::integer from evaluacion) as evaluaciones,
      (select count(*)::integer from usuario where apellido_paterno like '%''%') as apostrofos,
      (select count(*)::integer from usuario u where codigo_estado = 1 and not exists (select from asignacion where id_usuario = u.id_usuario)) as sin_asignar`);
    expect(counts).toMatchObject({ empresas: 17, temas: 35, menor_banco: 12 });
    expect(counts!['usuarios']).toBeGreaterThan(590);
    for (const [key, least] of Object.entries({ cesados: 15, evaluaciones: 8000, apostrofos: 5, sin_asignar: 5 }))
      expect(counts![key], key).toBeGreaterThan(least);
    const plans = await rows<{ denominacion: string; estado: string }>(
      `select denominacion, case when fecha_fin < date '2026-11-21' then 'pasado' when fecha_inicio > date '2026-11-21' then 'futuro' else 'vigente' end as estado
       from planestudio order by id_planestudio`,
    );
    expect(plans).toEqual([
      { denominacion: 'Inducción Corporativa', estado: 'vigente' },
      { denominacion: 'Inducción Retail', estado: 'pasado' },
      { denominacion: 'Seguridad de la Información 2026', estado: 'vigente' },
    ]);
  });

  it('has no future dates and no dates out of order', async () => {
    const later = `> timestamptz '${NOW.toISOString()}'`;
    for (const [table, column] of Object.entries({
      evaluacion: 'fecha_fin',
      feedback: 'fecha_feedback',
      certificado: 'fecha_creacion',
      log: 'fecha_creacion',
      asignacion: 'fecha_creacion',
      usuario: 'fecha_creacion',
      sesion: 'fecha_creacion',
      archivo: 'fecha_creacion',
    }))
      expect(await faults(`${table} where ${column} ${later}`), table).toBe(0);
    expect(await faults('evaluacion where fecha_fin <= fecha_creacion'), 'ends before it starts').toBe(0);
    expect(
      await faults('evaluacion e join asignacion a using (id_usuario, id_planestudio) where e.fecha_creacion < a.fecha_creacion'),
    ).toBe(0);
    expect(
      await faults('evaluacion e join usuario u using (id_usuario) where u.fecha_cese is not null and e.fecha_fin::date > u.fecha_cese'),
    ).toBe(0);
    expect(await faults('usuario where fecha_cese < fecha_ingreso')).toBe(0);
    expect(
      await faults(
        `log l join log m on m.id_log = l.id_log + 1 where l.id_registro is null and m.id_registro is null and m.fecha_creacion < l.fecha_creacion`,
      ),
    ).toBe(0);
  });

  it('keeps the rules of attempts, grades and certificates', async () => {
    expect(await faults('evaluacion where aprobado <> (nota is null or nota >= notaminima)'), 'pass rule').toBe(0);
    expect(
      await faults('evaluacion where nota is distinct from case when total > 0 then round(correcta * 100.0 / total, 2) end'),
      'grade',
    ).toBe(0);
    expect(
      await faults('evaluacion e where aprobado <> exists (select from certificado c where c.id_evaluacion = e.id_evaluacion)'),
      'certificate',
    ).toBe(0);
    expect(
      await faults(`evaluacion e where (total, correcta) <>
        (select count(*)::integer, count(*) filter (where es_correcta)::integer from detalle d where d.id_evaluacion = e.id_evaluacion)`),
      'answers',
    ).toBe(0);
    expect(
      await faults(
        'detalle d join pregunta_version v using (id_pregunta, version) where d.es_correcta <> (d.respuesta = v.indicador_correcta)',
      ),
    ).toBe(0);
    expect(
      await faults(
        'detalle d join evaluacion e using (id_evaluacion) where not exists (select from tema_pregunta t where t.id_tema = e.id_tema and t.id_pregunta = d.id_pregunta)',
      ),
      'questions of its own bank',
    ).toBe(0);
    expect(
      await faults(
        'evaluacion e where not exists (select from ocurrencia o where (o.id_planestudio, o.id_modulo, o.id_tema) = (e.id_planestudio, e.id_modulo, e.id_tema))',
      ),
    ).toBe(0);
    expect(
      await faults(`evaluacion e join tema t using (id_tema) where t.referencia is not null and not exists
        (select from evaluacion f where f.id_usuario = e.id_usuario and f.id_planestudio = e.id_planestudio and f.id_tema = t.referencia
          and f.aprobado and f.fecha_fin <= e.fecha_creacion) and exists
        (select from ocurrencia o where o.id_planestudio = e.id_planestudio and o.id_tema = t.referencia)`),
      'locked topics',
    ).toBe(0);
    expect(
      await faults(`evaluacion e where numero_intento > 1 and not exists (select from evaluacion f where f.numero_intento = e.numero_intento - 1
        and (f.id_usuario, f.id_planestudio, f.id_modulo, f.id_tema) = (e.id_usuario, e.id_planestudio, e.id_modulo, e.id_tema) and not f.aprobado)`),
      'attempts after one another',
    ).toBe(0);
  });

  it('spreads the right answers over the four options', async () => {
    const options = await rows<{ opcion: number; parte: number }>(
      'select indicador_correcta as opcion, round(count(*) * 100.0 / sum(count(*)) over (), 1)::float8 as parte from pregunta where datos is null group by 1 order by 1',
    );
    expect(options).toHaveLength(4);
    for (const { opcion, parte } of options) expect(parte, `opción ${opcion}`).toBeGreaterThan(18);
    expect(
      await faults('pregunta where datos is null and 4 > (select count(distinct x) from unnest(array[rpta_a, rpta_b, rpta_c, rpta_d]) x)'),
      'four different options',
    ).toBe(0);
  });

  it('assigns the plans of each group to all its members', async () => {
    expect(
      await faults(`regla g join regla_condicion c using (id_regla) join parametro p using (id_parametro)
        join usuario u on u.codigo_grupo = p.codigo_comun where u.codigo_estado = 1
        and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = g.id_planestudio)`),
    ).toBe(0);
  });

  it('gives its learner finished, failed, pending, locked and overdue work', async () => {
    const progress = await rows<{ total: number; aprobados: number }>(
      `select total, aprobados from progreso where id_usuario = ${ALUMNO} order by id_planestudio`,
    );
    expect(progress[0]!.aprobados).toBe(progress[0]!.total);
    expect(progress[1]!.total - progress[1]!.aprobados).toBe(2);
    expect(progress[2]!.aprobados).toBeGreaterThan(0);
    expect(await faults(`progreso_tema where id_usuario = ${ALUMNO} and not aprobado`)).toBe(2);
    const signIns = await rows<{ username: string; indicador_admin: number; indicador_soporte: number }>(
      'select username, indicador_admin, indicador_soporte from usuario where id_usuario <= 3 order by id_usuario',
    );
    expect(signIns).toEqual([
      { username: '10000001', indicador_admin: 1, indicador_soporte: 0 },
      { username: '10000002', indicador_admin: 0, indicador_soporte: 1 },
      { username: '10000003', indicador_admin: 0, indicador_soporte: 0 },
    ]);
    expect(await faults(`usuario where id_usuario <= 3 and contrasenia_fecha < timestamptz '${NOW.toISOString()}'`), 'expired').toBe(0);
  });

  it('stores every file that its topics refer to', async () => {
    expect(await faults(`tema where contenido !~ '^/archivo/[0-9]+/' or contenido_complementario !~ '^/archivo/[0-9]+/'`)).toBe(0);
    expect(await faults(`contenido where codigo_tipo = 'video' and subtitulos is null`)).toBe(0);
    expect(
      await faults(`(select contenido as url from tema union all select contenido_complementario from tema union all select url from contenido
        union all select subtitulos from contenido where subtitulos is not null) x where not exists (select from archivo where id_archivo = split_part(x.url, '/', 3)::integer)`),
    ).toBe(0);
  });

  it('continues ids and certificate numbers after those of the demo', async () => {
    for (const table of 'usuario empresa tema pregunta modulo curso programa planestudio evaluacion asignacion log'.split(' ')) {
      const [next] = await rows<{ ok: boolean }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id_${table}')) > (select max(id_${table}) from ${table}) as ok`,
      );
      expect(next!.ok, table).toBe(true);
    }
    const [numero] = await rows<{ ok: boolean }>(
      `select nextval('certificado_numero') > (select max(right(numero, 6)::integer) from certificado) as ok`,
    );
    expect(numero!.ok).toBe(true);
  });

  it('signs its certificates with the design of its history: a second logo, and two signatures that are whole images', async () => {
    const signed = await rows(`select f.nombre, octet_length(i.bytes) < 262144 and encode(sha256(i.bytes), 'hex') = i.clave as entera
      from certificado_diseno d join certificado_firmante f using (id_certificado_diseno) join certificado_imagen i on i.clave = f.imagen
      join certificado_imagen l on l.clave = d.imagen_logo order by f.orden`);
    expect(signed).toEqual(['Lucía Arévalo Ponce', 'Hernán Cáceres Vela'].map((nombre) => ({ nombre, entera: true })));
    expect(await faults('certificado where fecha_creacion < (select min(desde) from certificado_diseno)')).toBe(0);
    expect(
      await faults(`certificado join evaluacion using (id_evaluacion) join tema using (id_tema)
      where certificado.duracion is distinct from tema.duracion`),
    ).toBe(0);
  });

  it('stores the progress that its attempts yield', async () => {
    const stored = () =>
      Promise.all([rows('select * from progreso order by 1, 2'), rows('select * from progreso_tema order by 1, 2, 3, 4, 5, 6')]);
    const before = await stored();
    await rebuildProgress(demo.db);
    expect(await stored()).toEqual(before);
  });

  // The loader makes the rows, not the database; PostgreSQL loads them in half the time.
  it.runIf(isThorough && inject('testDatabase').kind === 'postgresql')('is the same when loaded again', async () => {
    const again = await testDatabase();
    try {
      await loadDemo(again.db, { now: NOW, dataDir });
      const tables: (keyof Database)[] = [
        'empresa',
        'usuario',
        'tema',
        'pregunta',
        'archivo',
        'asignacion',
        'evaluacion',
        'detalle',
        'feedback',
        'certificado',
        'log',
        'progreso',
      ];
      for (const table of tables) {
        const digest = `select md5(string_agg((to_jsonb(t) - 'contrasenia_hash' - 'version')::text, '|' order by (to_jsonb(t) - 'contrasenia_hash')::text)) as huella from ${table} t`;
        expect(await rows(digest, again), table).toEqual(await rows(digest));
      }
    } finally {
      await again.close();
    }
  });
});
