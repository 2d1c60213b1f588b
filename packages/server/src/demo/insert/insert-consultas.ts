import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { ALUMNO } from '../demo-people.ts';

/** Questions to the training area, the first of the demo's learner. */
const CONSULTAS: readonly { readonly texto: string; readonly respuesta: string | null }[] = [
  {
    texto: 'Dos opciones me parecen iguales. ¿En qué se diferencian?',
    respuesta: 'Una dice lo que se hace siempre; la otra, solo en una emergencia. Lo aclaramos en la página 3 del tema.',
  },
  { texto: '¿Esto vale también para el personal de almacén?', respuesta: null },
  { texto: 'La pregunta habla de un formato que en mi tienda no usamos. ¿Cuál es?', respuesta: null },
  {
    texto: 'No encuentro en el material lo que pide la pregunta.',
    respuesta: 'Está en el segundo video, desde el minuto 4. Gracias por avisar: lo señalaremos en el texto.',
  },
  { texto: '¿A quién llamo si el supervisor no está?', respuesta: null },
];

/** Who answers, and the end of the history, ISO 8601. */
interface Area {
  readonly usuario: string;
  readonly now: string;
}

/** Inserts a few questions about what people answered wrong, each of another person, asked in the attempt and answered hours later. */
export async function insertConsultas(db: Executor, { usuario, now }: Area): Promise<void> {
  const rows = CONSULTAS.map((consulta, index) => ({ turno: index + 1, ...consulta }));
  await sql`
    with errada as (
      select distinct on (e.id_usuario) e.id_usuario, e.usuario_creacion, e.id_tema, e.fecha_fin as fecha, d.id_pregunta, d.version, d.orden
      from evaluacion e join detalle d using (id_evaluacion) join usuario u using (id_usuario)
      where not d.es_correcta and u.codigo_estado = 1 order by e.id_usuario, e.fecha_fin desc, d.id_detalle
    ), numerada as (
      select errada.*, least(fecha + interval '6 hours', ${now}::timestamptz) as respondida,
        row_number() over (order by id_usuario <> ${ALUMNO}::integer, fecha desc, id_usuario) as turno from errada
    )
    insert into consulta (id_usuario, clave, id_tema, id_pregunta, version_pregunta, orden, texto, estado, respuesta, fecha_respuesta, usuario_creacion,
      usuario_modificacion, fecha_creacion, fecha_modificacion, version)
    select n.id_usuario, 'demo-' || n.turno, n.id_tema, n.id_pregunta, n.version, n.orden, c.texto,
      case when c.respuesta is null then 'abierta' else 'respondida' end, c.respuesta, case when c.respuesta is not null then n.respondida end,
      n.usuario_creacion, case when c.respuesta is not null then ${usuario}::text end, n.fecha,
      case when c.respuesta is null then n.fecha else n.respondida end, case when c.respuesta is null then 1 else 2 end
    from numerada n join json_to_recordset(${JSON.stringify(rows)}::json) as c(turno integer, texto text, respuesta text) using (turno)
    order by n.fecha, n.turno`.execute(db);
}
