import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { recordatorioApi } from '@portal/contract/recordatorio';
import type { Context } from '../../core/context.ts';
import { timeIn } from '../../core/day.ts';
import { findAjustesRecordatorio } from '../configuracion/configuracion.public.ts';
import { findPlazosQueAvisan, isFeriado } from './recordatorio.repository.ts';
import { impedimentoDe, nivelesDelDia } from './recordatorio.rules.ts';
import { countRecordatorios } from './simulado.repository.ts';

type Simular = typeof recordatorioApi.simular;

/** `GET /recordatorio/simular`: what would go out today, of the people of the scope (P43, P46). */
export async function simulateRecordatorios(
  { db, scope, today, now }: Context,
  { query }: RequestOf<Simular>,
): Promise<ResponseOf<Simular>> {
  const ajustes = await findAjustesRecordatorio(db);
  const { hora_recordatorio, maximo_recordatorios, zona_horaria } = ajustes;
  const hour = Number.parseInt(timeIn(zona_horaria, now), 10);
  const impedimento = impedimentoDe({ ...ajustes, today, hour, feriado: await isFeriado(db, today) });
  const plazos = await findPlazosQueAvisan(db, today, query.id_planestudio ?? null);
  const cifras = await countRecordatorios(db, { today, niveles: nivelesDelDia(plazos, today), scope });
  return { fecha: today, impedimento, hora_recordatorio, maximo_recordatorios, ...cifras };
}
