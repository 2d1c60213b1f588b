import { ESTADO } from '@portal/contract/core';
import { type Resultado, RESULTADOS_POR_TIPO, TIPO_RESULTADO, type TipoResultado } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, inScope, type Scope } from '../../db/scope.ts';
import { foldedPatterns } from '../../list/conditions.ts';

/** Records of one kind: `id`, `titulo`, `detalle`, `activo`, and what a search reads, folded. */
interface Kind {
  readonly tipo: TipoResultado;
  /** Selects `id, titulo, detalle, activo, lugar, plegado, codigo`; `plegado` folded, `codigo` as it is written. */
  readonly rows: RawBuilder<unknown>;
}

const NO_PLACE = sql`null::jsonb as lugar`;

/** A record with a code and a title. */
const contents = (tipo: 'programa' | 'curso' | 'modulo' | 'tema', scope: Scope): Kind => ({
  tipo,
  rows: sql`select ${sql.ref(`id_${tipo}`)} as id, titulo, codigo as detalle, codigo_estado = ${ESTADO.activo} as activo, ${NO_PLACE},
    sin_acentos(codigo || ' ' || titulo) as plegado, codigo from ${sql.table(tipo)} where ${commonOrInScope(scope, 'id_empresa')}`,
});

const plans = (scope: Scope): Kind => ({
  tipo: 'plan',
  rows: sql`select id_planestudio as id, denominacion as titulo, null as detalle, codigo_estado = ${ESTADO.activo} as activo, ${NO_PLACE},
    sin_acentos(denominacion) as plegado, '' as codigo from planestudio where ${commonOrInScope(scope, 'id_empresa')}`,
});

const ofContents = (scope: Scope): readonly Kind[] => [
  plans(scope),
  ...(['programa', 'curso', 'modulo', 'tema'] as const).map((tipo) => contents(tipo, scope)),
];

/** People by their stored folded texts: names, code, document, user and address. */
const people = (scope: Scope): Kind => ({
  tipo: 'persona',
  rows: sql`select u.id_usuario as id, u.personal as titulo, concat_ws(' · ', u.codigo_usuario, e.empresa) as detalle, u.codigo_estado = 1 as activo,
    ${NO_PLACE}, u.busqueda as plegado, u.codigo_usuario as codigo
    from usuario u left join empresa e using (id_empresa) where ${inScope(scope, 'u.id_empresa')}`,
});

const companies = (scope: Scope): Kind => ({
  tipo: 'empresa',
  rows: sql`select e.id_empresa as id, e.empresa as titulo, e.codigo_empresa as detalle, e.codigo_estado = 1 as activo, ${NO_PLACE},
    sin_acentos(e.codigo_empresa || ' ' || e.empresa) as plegado, e.codigo_empresa as codigo
    from empresa e where ${inScope(scope, 'e.id_empresa')}`,
});

/** Keeps the best rows of a kind: its code first, then titles that begin with the search, then what is in use. */
const bestOf = ({ tipo, rows }: Kind, texto: string): RawBuilder<unknown> => sql`(
  select ${tipo}::text as tipo, f.id, f.titulo, f.detalle, f.activo, f.lugar from (${rows}) f
  where f.plegado like all (${foldedPatterns(texto)})
  order by sin_acentos(f.codigo) = (select sin_acentos(${texto})) desc, starts_with(sin_acentos(f.titulo), (select sin_acentos(${texto}))) desc,
    f.activo desc, orden_texto(f.titulo) collate "C", f.id
  limit ${RESULTADOS_POR_TIPO})`;

async function findBest(db: Executor, texto: string, kinds: readonly Kind[]): Promise<Resultado[]> {
  const some = kinds.map((kind) => bestOf(kind, texto));
  const { rows } = await sql<Resultado>`${sql.join(some, sql` union all `)}`.execute(db);
  return rows.toSorted((a, b) => TIPO_RESULTADO.indexOf(a.tipo) - TIPO_RESULTADO.indexOf(b.tipo));
}

/** Search of the staff: support finds contents, an administrator people and companies of the scope too. */
export interface OfStaff {
  readonly texto: string;
  readonly admin: boolean;
  readonly scope: Scope;
}

export const findOfStaff = (db: Executor, { texto, admin, scope }: OfStaff): Promise<Resultado[]> =>
  findBest(db, texto, admin ? [people(scope), ...ofContents(scope), companies(scope)] : ofContents(scope));

/** A learner and the search. */
export interface OfLearner {
  readonly texto: string;
  readonly id_usuario: number;
}

/** Finds assigned active plans, their topics, and valid certificates of a learner. */
export function findOfLearner(db: Executor, { texto, id_usuario }: OfLearner): Promise<Resultado[]> {
  const assigned = sql`select p.id_planestudio, p.denominacion from asignacion a join planestudio p using (id_planestudio)
    where a.id_usuario = ${id_usuario} and a.codigo_estado = 1 and p.codigo_estado = 1`;
  const planes: Kind = {
    tipo: 'plan',
    rows: sql`select p.id_planestudio as id, p.denominacion as titulo, null as detalle, true as activo, ${NO_PLACE},
      sin_acentos(p.denominacion) as plegado, '' as codigo from (${assigned}) p`,
  };
  const temas: Kind = {
    tipo: 'tema',
    rows: sql`select o.id_tema as id, t.titulo, concat_ws(' · ', p.denominacion, c.titulo) as detalle, true as activo,
      jsonb_build_object('id_planestudio', o.id_planestudio, 'id_programa', o.id_programa, 'id_curso', o.id_curso, 'id_modulo', o.id_modulo,
        'cuestionario', o.cuestionario) as lugar,
      sin_acentos(t.titulo || ' ' || c.titulo) as plegado, '' as codigo
      from (${assigned}) p join ocurrencia o on o.id_planestudio = p.id_planestudio and o.activa
        and o.id_planestudio = any (array(select id_planestudio from (${assigned}) propio))
      join tema t using (id_tema) join curso c using (id_curso)`,
  };
  const certificados: Kind = {
    tipo: 'certificado',
    rows: sql`select k.id_evaluacion as id, k.tema as titulo, k.codigo as detalle, true as activo, ${NO_PLACE},
      sin_acentos(k.tema || ' ' || k.codigo || ' ' || k.numero) as plegado, k.codigo
      from certificado k join evaluacion v using (id_evaluacion) where v.id_usuario = ${id_usuario} and k.codigo_estado = 1`,
  };
  return findBest(db, texto, [planes, temas, certificados]);
}
