import { ESTADO_USUARIO } from '@portal/contract/usuario';
import type { ActoDe } from '@portal/contract/masivo';
import { instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { lockAccesos } from '../../acceso/acceso.public.ts';
import { recordEvents } from '../../log/log.public.ts';
import { endAccess } from '../../sesion/sesion.public.ts';
import type { Obra } from './clase.service.ts';
import type { Efecto } from './juicio.rules.ts';
import { deColumnas } from './de-columnas.service.ts';
import { countCese, findReservados, type PersonaMasiva, remainsAdministrator } from './persona.repository.ts';

type Cesar = ActoDe<'cesar'>;

const line = (efecto: Efecto['efecto'], total: number): Efecto[] => (total ? [{ efecto, nombre: null, total }] : []);

const reached = ({ acto, actor }: Obra<Cesar>): boolean => acto.fecha_cese <= actor.today;

/** People leave from a day on, as by `POST /usuario/cesar` (P21, P82). */
export const cesar = deColumnas<Cesar>({
  columnas: ['codigo_estado', 'fecha_cese'],
  campo: 'fecha_cese',
  destino: ({ acto }) => Promise.resolve(acto.fecha_cese),
  valores: (obra) => ({
    codigo_estado: reached(obra) ? ESTADO_USUARIO.cesado : ESTADO_USUARIO.activo,
    fecha_cese: obra.acto.fecha_cese,
  }),
  antes: lockAccesos,
  juez: async (db, obra, personas) => {
    const globales = personas.filter(({ global }) => global).map(({ id_usuario }) => id_usuario);
    const last = globales.length > 0 && !(await remainsAdministrator(db, globales));
    return (persona) => motivoOf(persona, obra, last);
  },
  efectos: async (db, obra, ids) => {
    const { actor } = obra;
    const counted = await countCese(db, actor.scope, { ids, now: instantOf(actor) });
    return [
      ...line('sesiones', counted.sesiones),
      ...line('asignaciones', counted.asignaciones),
      ...line('subordinados', counted.subordinados),
      ...line('empresas', counted.empresas),
    ];
  },
  despues: async (trx, obra, ids) => {
    if (reached(obra)) await endAccess(trx, ids, instantOf(obra.actor));
    await noteReason(trx, obra, ids);
    return [];
  },
  vuelta: async (db, { actor }, filas) => {
    if (actor.scope === null) return new Map();
    const reservados = await findReservados(
      db,
      actor.scope,
      filas.map(({ id }) => id),
    );
    return new Map([...reservados].map((id) => [id, 'correo']));
  },
  efectosVuelta: (filas) => (filas.length ? [{ efecto: 'sesiones_cerradas', nombre: null, total: filas.length }] : []),
});

function motivoOf(persona: PersonaMasiva, { acto, actor }: Obra<Cesar>, last: boolean) {
  if (persona.id_usuario === actor.user.id_usuario) return 'propia';
  if (persona.codigo_estado === ESTADO_USUARIO.cesado) return 'cesada';
  if (persona.global && last) return 'ultimo';
  if (persona.fecha_cese === acto.fecha_cese) return 'ya';
  return persona.fecha_ingreso !== null && acto.fecha_cese < persona.fecha_ingreso ? 'orden_cese' : null;
}

/** Writes the reason into the log of each person. */
async function noteReason(trx: Executor, { actor, motivo }: Obra<Cesar>, ids: readonly number[]): Promise<void> {
  if (!motivo) return;
  const { id_usuario: id_autor, username: usuario } = actor.user;
  const event = { id_autor, usuario, tabla: 'usuario', tipo: 'cese', detalle: motivo, now: actor.now };
  await recordEvents(
    trx,
    ids.map((id_usuario) => ({ ...event, id_usuario })),
  );
}
