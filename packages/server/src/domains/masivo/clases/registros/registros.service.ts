import { ESTADO } from '@portal/contract/core';
import type { ActoDe, ActoRegistros } from '@portal/contract/masivo';
import { invalid } from '../../../../errors/errors.ts';
import type { Clase, Obra } from '../clase.service.ts';
import { SIN_DESTINO } from '../destino.rules.ts';
import { deColumna } from './columna.service.ts';
import { conEtiqueta, MAXIMO_ETIQUETAS, sinEtiqueta, tieneEtiqueta } from './etiquetas.rules.ts';
import { comun, describir, maestroOf, readRegistros } from './registro.service.ts';
import { findCategoria, findSinCategoria, findTabla } from './registro.repository.ts';

/** Names the table of parameters; empty for other masters. Throws 400 for an unknown one. */
async function tablaOf({ actor, acto }: Obra<ActoRegistros>): Promise<string> {
  if (acto.id_dominio === undefined) return '';
  const nombre = await findTabla(actor.db, acto.id_dominio);
  if (nombre === undefined) throw invalid('id_dominio', 'parametro.errores.dominio');
  return nombre;
}

const isActive = (valor: unknown): boolean => valor === ESTADO.activo;

/** Records become active, those that may be published (P45). */
export const activar = deColumna<ActoDe<'activar'>>({
  columna: 'codigo_estado',
  destino: tablaOf,
  valor: () => ESTADO.activo,
  juez: (_obra, { codigo_estado }) => (isActive(codigo_estado) ? 'ya' : null),
  publica: isActive,
});

/** Records become inactive, also those in development. */
export const inactivar = deColumna<ActoDe<'inactivar'>>({
  columna: 'codigo_estado',
  destino: tablaOf,
  valor: () => ESTADO.inactivo,
  juez: (_obra, { codigo_estado }) => (codigo_estado === ESTADO.inactivo ? 'ya' : null),
  publica: isActive,
});

const claveOf = ({ de }: ActoDe<'categoria'>) => (de === 'pregunta' ? 'categoria_pregunta' : 'categoria');

/** Records change their category. */
export const categoria = deColumna<ActoDe<'categoria'>>({
  columna: 'codigo_categoria',
  destino: async ({ actor, acto }) => {
    const nombre = await findCategoria(actor.db, claveOf(acto), acto.codigo_categoria);
    if (nombre === undefined) throw invalid('acto.codigo_categoria', SIN_DESTINO);
    return nombre;
  },
  valor: ({ acto }) => acto.codigo_categoria,
  juez: ({ acto }, { codigo_categoria }) => (codigo_categoria === acto.codigo_categoria ? 'ya' : null),
  vuelta: async (db, { acto }, filas) => {
    const perdidas = await findSinCategoria(db, claveOf(acto), filas);
    return new Map([...perdidas].map((id) => [id, 'sin_anterior']));
  },
});

/** Records get a tag beside theirs. */
export const etiquetar = deColumna<ActoDe<'etiquetar'>>({
  columna: 'etiquetas',
  destino: ({ acto }) => Promise.resolve(acto.etiqueta),
  valor: ({ acto }, { etiquetas }) => conEtiqueta(etiquetas, acto.etiqueta),
  juez: ({ acto }, { etiquetas }) => {
    if (tieneEtiqueta(etiquetas, acto.etiqueta)) return 'ya';
    return conEtiqueta(etiquetas, acto.etiqueta).length > MAXIMO_ETIQUETAS ? 'etiqueta_larga' : null;
  },
});

/** Records lose a tag; a course keeps its last one, because it needs one. */
export const desetiquetar = deColumna<ActoDe<'desetiquetar'>>({
  columna: 'etiquetas',
  destino: ({ acto }) => Promise.resolve(acto.etiqueta),
  valor: ({ acto }, { etiquetas }) => sinEtiqueta(etiquetas, acto.etiqueta),
  juez: ({ acto }, { etiquetas }) => {
    if (!tieneEtiqueta(etiquetas, acto.etiqueta)) return 'ya';
    return acto.de === 'curso' && sinEtiqueta(etiquetas, acto.etiqueta) === null ? 'sin_etiqueta' : null;
  },
});

/** Records go for good, those that nothing depends on (P29). */
export const eliminar: Clase<ActoDe<'eliminar'>> = {
  destino: tablaOf,
  juzgar: async (db, obra, ids) => {
    const registros = await readRegistros(db, obra, ids);
    const { actor, acto } = obra;
    // A limited access neither creates nor removes companies.
    const general = (id: number) => comun(registros.get(id), actor) ?? (acto.de === 'empresa' && actor.scope !== null ? 'ajeno' : null);
    const motivos = new Map(ids.map((id) => [id, general(id)] as const));
    const kept = await maestroOf(acto).blocked(
      db,
      ids.filter((id) => motivos.get(id) === null),
    );
    return new Map(ids.map((id) => [id, motivos.get(id) ?? (kept.has(id) ? 'dependencias' : null)]));
  },
  efectos: async (_db, _obra, ids) => (ids.length ? [{ efecto: 'sin_vuelta', nombre: null, total: ids.length }] : []),
  describir,
  ordenar: (db, { acto }, ids) => maestroOf(acto).inOrder(db, ids),
  aplicar: async (trx, { acto }, ids) => {
    await maestroOf(acto).remove(trx, ids);
    return new Map(ids.map((id) => [id, { antes: null, version: null, asignadas: [] }]));
  },
  juzgarVuelta: async (_db, _obra, filas) => new Map(filas.map(({ id }) => [id, 'ausente'])),
  efectosVuelta: async () => [],
  volver: async () => {},
};
