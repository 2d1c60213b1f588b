import type { ActoDe } from '@portal/contract/masivo';
import { ESTADO_USUARIO } from '@portal/contract/usuario';
import type { Executor } from '../../../db/executor.ts';
import { assignNewMembers, type CambioDePersonas, findPlanesCon } from '../../asignacion/asignacion.public.ts';
import { lockJefes } from '../../usuario/usuario.public.ts';
import type { Actor, Obra } from './clase.service.ts';
import type { Efecto } from './juicio.rules.ts';
import { deColumnas } from './de-columnas.service.ts';
import { findAjenos, findCadena, findCirculos } from './persona.repository.ts';

/** People change their company; cost centre, department and position must fit it, as on the form. */
export const empresa = deColumnas<ActoDe<'empresa'>>({
  columnas: ['id_empresa'],
  campo: 'id_empresa',
  valores: ({ acto }) => ({ id_empresa: acto.id_empresa }),
  juez: async (db, { acto }, personas) => {
    const ajenos = await findAjenos(
      db,
      personas.map(({ id_usuario }) => id_usuario),
      acto.id_empresa,
    );
    return ({ id_usuario, id_empresa }) => (id_empresa === acto.id_empresa ? 'ya' : ajenos.has(id_usuario) ? 'de_empresa' : null);
  },
  efectos: (db, { actor, acto }, ids) => planesDados(db, actor, { ids, cambio: { id_empresa: acto.id_empresa } }),
  despues: (trx, { actor }, ids) => assignNewMembers(trx, actor, { usuarios: ids }),
});

/** People change their group; those who left stay in theirs (P27). */
export const grupo = deColumnas<ActoDe<'grupo'>>({
  columnas: ['codigo_grupo'],
  campo: 'codigo_grupo',
  valores: ({ acto }) => ({ codigo_grupo: acto.codigo_grupo }),
  juez: async (_db, { acto }) => {
    return ({ codigo_estado, codigo_grupo }) => {
      if (codigo_grupo === acto.codigo_grupo) return 'ya';
      return codigo_estado === ESTADO_USUARIO.cesado ? 'cesada' : null;
    };
  },
  efectos: (db, { actor, acto }, ids) => planesDados(db, actor, { ids, cambio: { codigo_grupo: acto.codigo_grupo } }),
  despues: (trx, { actor }, ids) => assignNewMembers(trx, actor, { usuarios: ids }),
});

/** People get another boss; nobody is above their own. */
export const jefe = deColumnas<ActoDe<'jefe'>>({
  columnas: ['codigo_jefe_inmediato'],
  campo: 'codigo_jefe_inmediato',
  valores: ({ acto }) => ({ codigo_jefe_inmediato: acto.codigo_jefe_inmediato }),
  juez: async (db, { acto }) => {
    if (db.isTransaction) await lockJefes(db);
    const cadena = await findCadena(db, acto.codigo_jefe_inmediato);
    return ({ codigo_usuario, codigo_jefe_inmediato }) => {
      if (codigo_jefe_inmediato === acto.codigo_jefe_inmediato) return 'ya';
      if (codigo_usuario === acto.codigo_jefe_inmediato) return 'jefe_propio';
      return cadena.has(codigo_usuario) ? 'circulo' : null;
    };
  },
  vuelta: async (db, _obra, filas) => {
    if (db.isTransaction) await lockJefes(db);
    return new Map([...(await findCirculos(db, filas))].map((id) => [id, 'circulo']));
  },
});

/** People read the portal and get letters in another language (P47). */
export const idioma = deColumnas<ActoDe<'idioma'>>({
  columnas: ['idioma'],
  campo: 'idioma',
  destino: ({ acto }) => Promise.resolve(acto.idioma),
  valores: ({ acto }) => ({ idioma: acto.idioma }),
  juez: async (_db, { acto }: Obra<ActoDe<'idioma'>>) => {
    return (persona) => (persona.idioma === acto.idioma ? 'ya' : null);
  },
});

interface Dando {
  readonly ids: readonly number[];
  readonly cambio: CambioDePersonas;
}

/** Counts the plans that rules give to people with other values. */
const planesDados = async (db: Executor, { today }: Actor, { ids, cambio }: Dando): Promise<Efecto[]> =>
  (await findPlanesCon(db, { cambio, usuarios: ids, today })).flatMap(({ plan, asignados }) =>
    asignados ? [{ efecto: 'plan' as const, nombre: plan, total: asignados }] : [],
  );
