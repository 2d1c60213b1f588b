import type { ActoDe, MotivoMasivo } from '@portal/contract/masivo';
import { instantOf } from '../../../core/context.ts';
import { assign, judgePairs, parejasDeIds } from '../../asignacion/asignacion.public.ts';
import type { Veredicto } from '../../../db/tables/evaluaciones.ts';
import { deleteAsignadas, findUsadas } from './asignada.repository.ts';
import type { Clase } from './clase.service.ts';
import { asignadasOf, comun, destinoOf, planesQuitados } from './de-columnas.service.ts';
import { findPersonas } from './persona.repository.ts';

const MOTIVOS: Readonly<Record<Veredicto, MotivoMasivo | null>> = {
  nueva: null,
  reabre: null,
  existente: 'ya',
  retirada: 'retirada',
  cesada: 'cesada',
  plan_inactivo: 'plan_inactivo',
  plan_terminado: 'plan_terminado',
};

/** People get a plan; one that was closed for somebody stays closed (P26, P28). */
export const plan: Clase<ActoDe<'plan'>> = {
  destino: (obra) => destinoOf(obra, 'id_planestudio'),
  juzgar: async (db, { actor, acto }, ids) => {
    const personas = await findPersonas(db, actor.scope, ids);
    const known = [...personas.keys()];
    const planes = known.map(() => acto.id_planestudio);
    const judged = await judgePairs(db, parejasDeIds(known, planes), { today: actor.today, reabrir: false });
    const veredictos = new Map(judged.map(({ id_usuario, veredicto }) => [id_usuario, MOTIVOS[veredicto]]));
    return new Map(
      ids.map((id) => {
        const general = comun(personas.get(id), actor);
        // Who assigns needs no reach over the person's own access.
        return [id, general === 'acceso_mayor' ? (veredictos.get(id) ?? null) : (general ?? veredictos.get(id) ?? null)];
      }),
    );
  },
  efectos: async (db, obra, ids) => [
    { efecto: 'plan', nombre: await destinoOf({ ...obra, actor: { ...obra.actor, db } }, 'id_planestudio'), total: ids.length },
  ],
  aplicar: async (trx, { actor, acto }, ids) => {
    const sello = { usuario_creacion: actor.user.username, fecha_creacion: instantOf(actor) };
    const fila = { id_planestudio: acto.id_planestudio, codigo_grupo: null, fuente: 'individual' as const, ...sello };
    const dadas = await assign(
      trx,
      ids.map((id_usuario) => ({ id_usuario, ...fila })),
    );
    return new Map(dadas.map(({ id_usuario, id_asignacion }) => [id_usuario, { antes: {}, version: null, asignadas: [id_asignacion] }]));
  },
  juzgarVuelta: async (db, { actor }, filas) => {
    const personas = await findPersonas(
      db,
      actor.scope,
      filas.map(({ id }) => id),
    );
    const usadas = await findUsadas(db, asignadasOf(filas));
    return new Map(filas.map(({ id }) => [id, personas.has(id) ? (usadas.get(id) ?? null) : 'ausente']));
  },
  efectosVuelta: (db, _obra, filas) => planesQuitados(db, filas),
  volver: async (trx, _obra, filas) => deleteAsignadas(trx, asignadasOf(filas)),
};
