import { useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecordatorios, WEDNESDAY } from '@portal/testkit/models/recordatorios.ts';
import { expect, test } from 'vitest';

const app = useTestApp();
const { setPlan, run, at, told, behind, away } = useRecordatorios(app);

test('nobody gets a reminder about a person who is away, and a reader who is away waits for the level of the first day here', async () => {
  await setPlan({ notifica_nivel2: 6 });
  const boss = await buildUsuario(app.db);
  const person = await behind({ codigo_jefe_inmediato: boss.codigo_usuario });
  await away(person.id_usuario, '2026-11-20', '2026-11-25');
  expect(await run()).toBe(0);
  await away(boss.id_usuario, '2026-11-26', '2026-11-26');
  await at('2026-11-26T14:00:00Z');
  expect(await told()).toEqual([person.correo_electronico]);
  await at('2026-11-27T14:00:00Z');
  expect(await told()).toEqual([person.correo_electronico, boss.correo_electronico]);
});

test('the answer of a boss lets the bosses wait: extended until its day, accepted for its level, justified for good', async () => {
  await setPlan({ notifica_nivel2: 7, notifica_nivel3: 3 });
  const boss = await buildUsuario(app.db);
  const answer = (id_asignacion: number, values: object) =>
    app.db
      .insertInto('justificacion')
      .columns([
        'id_asignacion',
        'id_usuario',
        'fecha_apertura',
        'tipo',
        'fecha_hasta',
        'motivo',
        'nivel',
        'via',
        'usuario_creacion',
        'fecha_creacion',
      ])
      .expression((query) =>
        query
          .selectFrom('asignacion')
          .select(({ val }) => {
            const { tipo, fecha_hasta = null, nivel = 2 } = values as { tipo: 'aceptada'; fecha_hasta?: string; nivel?: number };
            return [
              'id_asignacion',
              'id_usuario',
              'fecha_apertura',
              val(tipo).as('tipo'),
              val(fecha_hasta).as('fecha_hasta'),
              val('Licencia').as('motivo'),
              val(nivel).as('nivel'),
              val('sesion' as const).as('via'),
              val('x').as('usuario_creacion'),
              val(WEDNESDAY.toISOString()).as('fecha_creacion'),
            ];
          })
          .where('id_asignacion', '=', id_asignacion),
      )
      .execute();
  const people: number[] = [];
  for (const values of [
    { tipo: 'justificada' },
    { tipo: 'prorroga', fecha_hasta: '2026-11-25' },
    { tipo: 'aceptada' },
    { tipo: 'aceptada', nivel: 3 },
  ]) {
    const person = await behind({ codigo_jefe_inmediato: boss.codigo_usuario });
    people.push(person.id_asignacion);
    await answer(person.id_asignacion, values);
  }
  const ofBoss = async () =>
    (
      await app.db
        .selectFrom('recordatorio')
        .select(['id_asignacion', 'nivel'])
        .where('rol', '=', 'jefe')
        .orderBy('id_recordatorio')
        .execute()
    ).map(({ id_asignacion, nivel }) => [people.indexOf(id_asignacion), nivel]);
  await run();
  expect(await ofBoss()).toEqual([]);
  await at('2026-11-26T14:00:00Z');
  expect(await ofBoss()).toEqual([[1, 2]]);
  await at('2026-11-27T14:00:00Z');
  expect(await ofBoss()).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});
