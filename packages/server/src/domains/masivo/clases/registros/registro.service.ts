import type { ActoRegistros, MaestroMasivo, MotivoMasivo } from '@portal/contract/masivo';
import { message, type Message } from '@portal/messages';
import { instantOf } from '../../../../core/context.ts';
import type { ManyRecords } from '../../../../core/master/many-records.ts';
import type { Registro, Sello } from '../../../../core/master/many-rows.repository.ts';
import type { Executor } from '../../../../db/executor.ts';
import { findTemasDePregunta, type Tocado } from '../../../asignacion/asignacion.public.ts';
import { planesOf } from '../../../avance/avance.public.ts';
import { cursoService } from '../../../curso/curso.public.ts';
import { empresaService } from '../../../empresa/empresa.public.ts';
import { moduloService } from '../../../modulo/modulo.public.ts';
import { parametroService } from '../../../parametro/parametro.public.ts';
import { planestudioService } from '../../../planestudio/planestudio.public.ts';
import { preguntaService } from '../../../pregunta/pregunta.public.ts';
import { programaService } from '../../../programa/programa.public.ts';
import { temaService } from '../../../tema/tema.public.ts';
import type { Actor, Obra } from '../clase.service.ts';
import type { Descripciones, Juicios } from '../juicio.rules.ts';

const MAESTROS: Readonly<Record<MaestroMasivo, ManyRecords>> = {
  planestudio: planestudioService.many,
  programa: programaService.many,
  curso: cursoService.many,
  modulo: moduloService.many,
  tema: temaService.many,
  pregunta: preguntaService.many,
  empresa: empresaService.many,
  parametro: parametroService.many,
};

/** Returns the records of the master of an act. */
export const maestroOf = ({ de }: Pick<ActoRegistros, 'de'>): ManyRecords => MAESTROS[de];

/** Author and moment of what an act writes. */
export const selloOf = (actor: Actor): Sello => ({ usuario: actor.user.username, now: instantOf(actor) });

/** Reads the records of an act that the actor sees; a parameter of another table is none. */
export async function readRegistros(
  db: Executor,
  { actor, acto }: Obra<ActoRegistros>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Registro>> {
  const found = await maestroOf(acto).read(db, { ids, scope: actor.scope });
  const { id_dominio } = acto;
  return id_dominio === undefined ? found : new Map([...found].filter(([, registro]) => registro.id_dominio === id_dominio));
}

/** Reason that holds for every change of a record: a limited access changes only what belongs to its companies (P199). */
export function comun(registro: Registro | undefined, { scope }: Actor): MotivoMasivo | null {
  if (!registro) return 'ausente';
  if (scope === null) return null;
  return registro.dueno !== null && scope.empresas.includes(registro.dueno) ? null : 'ajeno';
}

const NADA: Tocado = { planes: [], temas: [] };

/** Returns the plans and topics that a change of records may touch. */
export async function tocadoPor(db: Executor, { de }: Pick<ActoRegistros, 'de'>, ids: readonly number[]): Promise<Tocado> {
  if (de === 'empresa' || de === 'parametro') return NADA;
  if (de === 'planestudio') return { ...NADA, planes: ids };
  if (de === 'tema') return { ...NADA, temas: ids };
  if (de === 'pregunta') return { ...NADA, temas: await findTemasDePregunta(db, 'id_pregunta', ids) };
  return { ...NADA, planes: await planesOf(db, de, ids) };
}

/** Names the records of an act, and says of what depends on them and what they lack. */
export async function describir(db: Executor, obra: Obra<ActoRegistros>, juicios: Juicios): Promise<Descripciones> {
  const maestro = maestroOf(obra.acto);
  const ids = [...juicios.keys()];
  const named = await readRegistros(db, obra, ids);
  const why = (motivo: MotivoMasivo) => ids.filter((id) => juicios.get(id) === motivo);
  const detalles = new Map<number, Message>();
  const [unready, kept] = [why('publicar'), why('dependencias')];
  if (unready.length) for (const [id, texto] of await maestro.unready(db, unready)) detalles.set(id, texto);
  if (kept.length) {
    // A record that another one keeps, which stays too, is kept by it: both are asked with all that goes.
    const going = ids.filter((id) => juicios.get(id) === null);
    for (const [id, dependencias] of await maestro.blocked(db, [...going, ...kept]))
      detalles.set(id, message('registro.varios.dependencias', { dependencias }));
  }
  return new Map(ids.map((id) => [id, { nombre: named.get(id)?.nombre ?? null, detalle: detalles.get(id) ?? null }]));
}
