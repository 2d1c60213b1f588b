import type { Executor } from '../../db/executor.ts';
import { deleteProgreso, recountPeople } from '../avance/avance.public.ts';
import { endAccess } from '../sesion/sesion.public.ts';
import type { Par } from './enlace.rules.ts';
import { deleteJoined, moveAll, type Obra } from './mover.repository.ts';
import {
  closeAccount,
  findGemelas,
  keepProrrogas,
  moveMando,
  noteNombreDePersona,
  renameInformes,
  renewPlazos,
  renumberIntentos,
} from './persona.repository.ts';

/** Joins a person into the one who stays (P258): one assignment for each plan, attempts in one order, progress counted again. */
export async function joinPersonas(trx: Executor, obra: Obra, par: Par): Promise<void> {
  const { viejo, nuevo } = par;
  await endAccess(trx, [viejo], obra.now);
  await closeAccount(trx, obra, par);
  const gemelas = await findGemelas(trx, par);
  if (gemelas.length) {
    await keepProrrogas(trx, obra, gemelas);
    await moveAll(trx, obra, { tabla: 'asignacion', pares: gemelas });
    await deleteJoined(trx, obra, { tabla: 'asignacion', ids: gemelas.map((gemela) => gemela.viejo) });
  }
  await renumberIntentos(trx, obra, par);
  await renameInformes(trx, obra, par);
  await deleteProgreso(trx, viejo);
  await moveAll(trx, obra, { tabla: 'usuario', pares: [par] });
  await renewPlazos(trx, obra, nuevo);
  await moveMando(trx, obra, par);
  await recountPeople(trx, [nuevo]);
  await noteNombreDePersona(trx, obra, par);
  await deleteJoined(trx, obra, { tabla: 'usuario', ids: [viejo] });
}
