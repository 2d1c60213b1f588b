import type { CargaWork } from '../carga-work.service.ts';
import { markAMano } from './a-mano.rules.ts';
import type { JudgedFila, FilaLeida, Persona } from '../carga.rules.ts';
import { type Ceses, type Faltante, proposeCeses } from './ceses.rules.ts';
import { countActivas, findFaltantes, findUmbral } from './ceses.repository.ts';
import { claimedIn, refuseCorreos, warnCorreos } from './correos.rules.ts';
import { jefesOf, refuseJefes } from './jefes.rules.ts';
import { type Clave, findSuperiores, findTitulares, findUltimas } from '../emparejar/padron.repository.ts';

interface Archivo {
  readonly rows: readonly FilaLeida[];
  readonly personas: readonly Persona[];
}

/** Judges accepted rows by their bosses, their e-mails and what was changed by hand since the last file. */
export async function judgeTogether(
  { trx, context }: CargaWork,
  judged: readonly JudgedFila[],
  { rows, personas }: Archivo,
): Promise<JudgedFila[]> {
  const byId = new Map(personas.map((persona) => [persona.id_usuario, persona]));
  const titulares = await findTitulares(trx, claimedIn(judged, byId), context.scope);
  const free = context.scope === null ? judged : refuseCorreos(judged, byId, titulares);
  const superiores = await findSuperiores(trx, [...jefesOf(free), ...ownCodes(free)], context.scope);
  const led = refuseJefes(free, new Map(superiores.map((one) => [one.codigo_usuario, one])));
  const warned = warnCorreos(led, rows, new Map(titulares.map((one) => [one.correo, one])));
  const changed = warned.flatMap(({ verdict }) => (verdict.estado === 'cambiada' ? (verdict.datos.id ?? []) : []));
  const ultimas = await findUltimas(trx, changed);
  return markAMano(warned, byId, new Map(ultimas.map(({ id, despues }) => [id, despues])));
}

/** Codes of stored people who get another boss by the file: they may be above their new boss. */
const ownCodes = (judged: readonly JudgedFila[]): string[] =>
  judged.flatMap(({ verdict }) =>
    verdict.estado === 'cambiada' && verdict.datos.codigo_jefe_inmediato ? verdict.datos.codigo_usuario : [],
  );

/** Proposes as Cesado those whom the complete list of their companies lacks, when the file is one. */
export async function judgeFaltantes(
  { trx, options, context }: CargaWork,
  claves: readonly Clave[],
  empresas: ReadonlySet<number>,
): Promise<{ filas: JudgedFila[]; ceses: Ceses[] }> {
  const listed = [...empresas].filter((id) => id > 0);
  if (options.completa === 0 || listed.length === 0) return { filas: [], ceses: [] };
  const faltantes: Faltante[] = await findFaltantes(trx, listed, claves);
  const others = faltantes.filter(({ id_usuario }) => id_usuario !== context.user.id_usuario);
  return proposeCeses(others, await countActivas(trx, listed), await findUmbral(trx));
}
