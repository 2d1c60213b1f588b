import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { hasAccess, rolDe } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Par } from './enlace.rules.ts';
import { CERRADAS } from './enlaces-persona.rules.ts';
import { changeColumn, changeNumbers, deleteRows, type Obra } from './mover.repository.ts';

/** Selected columns of a person to join, over `t`. */
export const PERSONA: RawBuilder<unknown> = sql`
  t.id_usuario as id, t.codigo_usuario as codigo, t.personal as nombre, (select e.empresa from empresa e where e.id_empresa = t.id_empresa) as empresa,
  t.id_empresa, t.codigo_estado = 1 as activo,
  (select count(*)::integer from usuario u where u.codigo_jefe_inmediato = t.codigo_usuario and u.codigo_estado = 1) as personas,
  jsonb_build_object('documento', t.numero_documento, 'correo', t.correo_electronico, 'fecha_ingreso', t.fecha_ingreso, 'fecha_login', t.fecha_login,
    'rol', ${rolDe('t')},
    'intentos', (select count(*) from evaluacion v where v.id_usuario = t.id_usuario),
    'certificados', (select count(*) from certificado c join evaluacion v using (id_evaluacion) where v.id_usuario = t.id_usuario)) as persona`;

/** Locks people against new attempts and assignments, in the order of their ids. */
export async function lockPersonas(trx: Executor, ids: readonly number[]): Promise<void> {
  await sql`select from usuario where id_usuario = any (${[...ids]}::integer[]) order by id_usuario for update`.execute(trx);
}

/** Reads who of two people has an attempt in course; undefined: nobody. */
export const findEnCurso = async (trx: Executor, ids: readonly number[]): Promise<string | undefined> =>
  (
    await sql<{ personal: string }>`
      select u.personal from evaluacion e join usuario u using (id_usuario)
      where e.id_usuario = any (${[...ids]}::integer[]) and e.fecha_fin is null and e.codigo_estado = 1 order by u.id_usuario limit 1`.execute(
      trx,
    )
  ).rows[0]?.personal;

/** Returns whether a person is the boss of people, or manages companies, outside of the scope. */
export async function leadsOutside(trx: Executor, scope: Scope, id: number): Promise<boolean> {
  if (scope === null) return false;
  const { rows } = await sql`
    select from usuario t where t.id_usuario = ${id}::integer and (
      exists (select from usuario u where u.codigo_jefe_inmediato = t.codigo_usuario and not ${inScope(scope, 'u.id_empresa')})
      or exists (select from empresa e where t.codigo_usuario in (e.codigo_gerente, e.codigo_director) and not ${inScope(scope, 'e.id_empresa')}))`.execute(
    trx,
  );
  return rows.length > 0;
}

/**
 * Finds the assignments of plans that both people have: of each pair the one in force stays, of two in force the one that began first, of two
 * closed the one that was closed last.
 */
export const findGemelas = async (trx: Executor, { viejo, nuevo }: Par): Promise<Par[]> =>
  (
    await sql<Par>`
      select va.id_asignacion as viejo, queda.id_asignacion as nuevo from (
        select array_agg(a.id_asignacion order by a.codigo_estado, case a.codigo_estado when 1 then a.fecha_apertura end,
          a.fecha_cierre desc, a.id_usuario = ${nuevo}::integer desc) as ids
        from asignacion a where a.id_usuario in (${viejo}::integer, ${nuevo}::integer) group by a.id_planestudio having count(*) = 2
      ) par join asignacion queda on queda.id_asignacion = par.ids[1] join asignacion va on va.id_asignacion = par.ids[2]
      order by queda.id_asignacion for no key update of queda, va`.execute(trx)
  ).rows;

/** Gives each assignment that stays the later extension of both, if both are in force. */
export const keepProrrogas = (trx: Executor, obra: Obra, pares: readonly Par[]): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'asignacion',
    columna: 'fecha_prorroga',
    clave: ['id_asignacion'],
    sellos: true,
    de: sql`unnest(${pares.map(({ viejo }) => viejo)}::integer[], ${pares.map(({ nuevo }) => nuevo)}::integer[]) as par(viejo, nuevo)
      join asignacion va on va.id_asignacion = par.viejo`,
    donde: sql`t.id_asignacion = par.nuevo and t.codigo_estado = 1 and va.codigo_estado = 1
      and va.fecha_prorroga > coalesce(t.fecha_prorroga, '-infinity'::date)`,
    valor: sql`va.fecha_prorroga`,
  });

/** Gives the assignments in force of a person the deadline that their entry gives. */
export const renewPlazos = (trx: Executor, obra: Obra, id_usuario: number): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'asignacion',
    columna: 'fecha_plazo',
    clave: ['id_asignacion'],
    sellos: true,
    de: sql`(select) as nada`,
    donde: sql`t.id_usuario = ${id_usuario}::integer and t.codigo_estado = 1
      and t.fecha_plazo is distinct from plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura)`,
    valor: sql`plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura)`,
  });

const LUGAR = sql`e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema`;

/** Numbers the attempts of both people at the same topic by their beginning. */
export const renumberIntentos = (trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> =>
  changeNumbers(trx, obra, {
    tabla: 'evaluacion',
    columna: 'numero_intento',
    clave: ['id_evaluacion'],
    de: sql`(
      select e.id_evaluacion, row_number() over (partition by ${LUGAR} order by e.fecha_creacion, e.id_evaluacion)::integer as numero,
        min(e.id_usuario) over (partition by ${LUGAR}) <> max(e.id_usuario) over (partition by ${LUGAR}) as ambos
      from evaluacion e where e.id_usuario in (${viejo}::integer, ${nuevo}::integer)) n`,
    donde: sql`t.id_evaluacion = n.id_evaluacion and n.ambos and t.numero_intento <> n.numero`,
    valor: sql`n.numero`,
  });

/** Adds the code of the person who goes to the name of a saved report that the one who stays has too. */
export const renameInformes = (trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'reporte_guardado',
    columna: 'nombre',
    clave: ['id_reporte_guardado'],
    sellos: true,
    de: sql`(select) as nada`,
    donde: sql`t.id_usuario = ${viejo}::integer and exists (
      select from reporte_guardado o where o.id_usuario = ${nuevo}::integer and sin_acentos(o.nombre) = sin_acentos(t.nombre))`,
    valor: sql`left(t.nombre, 80) || ' (' || t.id_reporte_guardado || ')'`,
  });

/** Ends sessions, links and ways to sign in of an account that goes. */
export async function closeAccount(trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> {
  // A link of a mail would work again if the join is taken back.
  await sql`
    update enlace_equipo set fecha_expiracion = least(fecha_expiracion, ${obra.now}::timestamptz) where id_usuario = ${viejo}::integer`.execute(
    trx,
  );
  for (const { tabla, clave } of CERRADAS) await deleteRows(trx, obra, { tabla, clave, donde: sql`t.id_usuario = ${viejo}::integer` });
  // Companies of a limited access go to another limited access alone: to others they would give nothing, or take from them.
  await deleteRows(trx, obra, {
    tabla: 'acceso_empresa',
    clave: ['id_usuario', 'id_empresa'],
    donde: sql`t.id_usuario = ${viejo}::integer and exists (
      select from usuario u where u.id_usuario in (${viejo}::integer, ${nuevo}::integer) and not (${hasAccess('u')} and u.indicador_alcance = 1))`,
  });
}

/**
 * Makes the person who stays the boss, manager and director where the one who goes was. Who reported to the one who goes, at any distance, gets
 * that one's boss: nobody is their own boss, and no circle closes.
 */
export async function moveMando(trx: Executor, obra: Obra, { viejo, nuevo }: Par): Promise<void> {
  const ambos = sql`(
    select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as superior
    from usuario va, usuario queda where va.id_usuario = ${viejo}::integer and queda.id_usuario = ${nuevo}::integer) c`;
  await changeColumn(trx, obra, {
    tabla: 'usuario',
    columna: 'codigo_jefe_inmediato',
    clave: ['id_usuario'],
    sellos: true,
    de: ambos,
    donde: sql`((t.codigo_jefe_inmediato = c.antes and t.id_usuario <> ${nuevo}::integer) or (t.id_usuario = ${nuevo}::integer and exists (
      with recursive arriba as (
        select j.id_usuario, j.codigo_jefe_inmediato, 1 as paso from usuario j
        where j.codigo_usuario = (select q.codigo_jefe_inmediato from usuario q where q.id_usuario = ${nuevo}::integer)
        union all
        select j.id_usuario, j.codigo_jefe_inmediato, a.paso + 1 from arriba a join usuario j on j.codigo_usuario = a.codigo_jefe_inmediato
        where a.paso < 100)
      select from arriba where id_usuario = ${viejo}::integer)))`,
    valor: sql`case when t.id_usuario = ${nuevo}::integer then c.superior else c.ahora end`,
  });
  for (const columna of ['codigo_gerente', 'codigo_director'])
    await changeColumn(trx, obra, {
      tabla: 'empresa',
      columna,
      clave: ['id_empresa'],
      sellos: true,
      de: ambos,
      donde: sql`${sql.ref(`t.${columna}`)} = c.antes`,
      valor: sql`c.ahora`,
    });
}

/** Notes the code, document and id of a person who goes. */
export const noteNombreDePersona = async (trx: Executor, { id_union }: Obra, { viejo, nuevo }: Par): Promise<void> => {
  await sql`
    insert into nombre_anterior (id_union, id_usuario, id_anterior, codigo, nombre, documento)
    select ${id_union}::integer, ${nuevo}::integer, u.id_usuario, u.codigo_usuario, u.personal, coalesce(u.numero_documento, u.username)
    from usuario u where u.id_usuario = ${viejo}::integer`.execute(trx);
};
