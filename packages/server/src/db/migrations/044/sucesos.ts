// Statement triggers that queue the events of webhooks in the transaction of the change (docs/decisions/069). Without an active webhook that asks for
// the event a trigger reads one small index and ends.

/** Nested loops alone: the plan is kept for the connection, and one made for a single row would scan a table for 50,000. */
const NESTED = 'language plpgsql set enable_hashjoin = off set enable_mergejoin = off';

/** Instant in ISO 8601 with milliseconds, as the API writes it. */
const iso = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const PERSONA = `jsonb_build_object('id_usuario', u.id_usuario, 'codigo_usuario', u.codigo_usuario, 'username', u.username,
        'personal', u.personal, 'codigo_empresa', e.codigo_empresa)`;
const PLAN = `jsonb_build_object('id_planestudio', p.id_planestudio, 'denominacion', p.denominacion)`;
const TEMA = `jsonb_build_object('id_tema', t.id_tema, 'codigo', t.codigo, 'titulo', t.titulo)`;

const WHO = `join usuario u on u.id_usuario = x.id_usuario left join empresa e on e.id_empresa = u.id_empresa`;

interface Event {
  /** Name of the event and of its column in table `webhook`. */
  readonly tipo: string;
  /** Rows of the change, as `x` with `id_usuario` and `momento`. */
  readonly rows: string;
  readonly joins: string;
  /** What happened, as JSON. */
  readonly data: string;
}

/** Builds the body of an event once for all its webhooks. `lock`: how these are held until the change is committed. */
const functionOf = ({ tipo, rows, joins, data }: Event, lock = ''): string => `create or replace function anunciar_${tipo}()
    returns trigger ${NESTED} as $$
    begin
      if not exists (select from webhook w where w.codigo_estado = 1 and w.${tipo} = 1) then return null; end if;
      insert into webhook_entrega (id_webhook, evento, tipo, cuerpo, proximo_intento, fecha_creacion)
      select w.id_webhook, gen_random_uuid(), '${tipo}', s.cuerpo, s.momento, s.momento
      from (select x.momento, u.id_empresa,
          jsonb_build_object('type', '${tipo}', 'timestamp', ${iso('x.momento')}, 'data', jsonb_build_object('persona', ${PERSONA}) || ${data})::text
            as cuerpo
        from (${rows}) x ${WHO} ${joins} offset 0) s
        join webhook w on w.codigo_estado = 1 and w.${tipo} = 1 and (w.id_empresa is null or w.id_empresa = s.id_empresa)${lock};
      return null;
    end $$`;

const EVENTS: readonly Event[] = [
  {
    tipo: 'asignado',
    rows: `select a.id_usuario, a.id_planestudio, a.id_asignacion, n.tipo = 'reapertura' as otra_vez, n.fuente, n.fecha as momento
        from nuevas n join asignacion a using (id_asignacion) where n.tipo in ('apertura', 'reapertura')`,
    joins: `join planestudio p on p.id_planestudio = x.id_planestudio`,
    data: `jsonb_build_object('plan', ${PLAN}, 'id_asignacion', x.id_asignacion, 'reabierta', x.otra_vez, 'fuente', x.fuente)`,
  },
  {
    tipo: 'aprobado',
    rows: `select n.id_usuario, n.id_planestudio, n.id_tema, n.id_evaluacion, n.nota, n.fecha_fin as momento
        from nuevas n join viejas v using (id_evaluacion) where n.aprobado and not v.aprobado`,
    joins: `join planestudio p on p.id_planestudio = x.id_planestudio join tema t on t.id_tema = x.id_tema`,
    data: `jsonb_build_object('plan', ${PLAN}, 'tema', ${TEMA}, 'id_evaluacion', x.id_evaluacion, 'nota', x.nota)`,
  },
  {
    tipo: 'certificado',
    rows: `select v.id_usuario, v.id_planestudio, v.id_tema, n.id_evaluacion, n.id_certificado, n.numero, n.codigo, n.fecha,
        n.fecha_creacion as momento from nuevas n join evaluacion v using (id_evaluacion)`,
    joins: `join planestudio p on p.id_planestudio = x.id_planestudio join tema t on t.id_tema = x.id_tema`,
    data: `jsonb_build_object('plan', ${PLAN}, 'tema', ${TEMA}, 'certificado', jsonb_build_object('id_certificado', x.id_certificado,
          'numero', x.numero, 'codigo', x.codigo, 'fecha', x.fecha))`,
  },
  {
    tipo: 'cesado',
    rows: `select n.id_usuario, n.fecha_cese, n.fecha_modificacion as momento
        from nuevas n join viejas v using (id_usuario) where n.codigo_estado = 2 and v.codigo_estado <> 2`,
    joins: '',
    data: `jsonb_build_object('fecha_cese', x.fecha_cese)`,
  },
];

const CHANGED = 'referencing old table as viejas new table as nuevas for each statement execute function';
const INSERTED = 'referencing new table as nuevas for each statement execute function';

export const SUCESOS: readonly string[] = [
  ...EVENTS.map((event) => functionOf(event)),
  `create trigger webhook_asignado after insert on asignacion_historia ${INSERTED} anunciar_asignado()`,
  `create trigger webhook_aprobado after update on evaluacion ${CHANGED} anunciar_aprobado()`,
  `create trigger webhook_certificado after insert on certificado ${INSERTED} anunciar_certificado()`,
  `create trigger webhook_cesado after update on usuario ${CHANGED} anunciar_cesado()`,
];

/** The functions of the triggers, which wait for a webhook that is being deleted and then tell it nothing. */
export const SUCESOS_EN_ESPERA: readonly string[] = EVENTS.map((event) => functionOf(event, ' for key share of w'));
