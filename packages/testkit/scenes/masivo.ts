import type { CallOf } from '@portal/contract/core';
import { masivoApi, type ActoPersonas, type ClaseRegistros, type OperacionMasiva } from '@portal/contract/masivo';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { findSettings } from '@portal/server/src/domains/configuracion/configuracion.public.ts';
import { runMasivos } from '@portal/server/src/domains/masivo/masivo.public.ts';
import type { TestPortal } from '../app.ts';

/** Does the confirmed acts on many people as their job does, at most `portions` of them. */
export async function runActs(db: Executor, now: Date, portions = Infinity): Promise<void> {
  const settings = await findSettings(db);
  let left = portions;
  const moment = async () => ({ now, today: now.toISOString().slice(0, 10), settings, config: { publicUrl: 'https://portal.example' } });
  await runMasivos(db, { goesOn: () => left-- > 0, moment });
}

/** Administrator who acts. */
export interface Actora {
  readonly test: TestPortal;
  readonly token: string;
}

/** Shows an act on these people. Throws the refusal. */
export async function shown({ test, token }: Actora, acto: ActoPersonas, ids: readonly number[]): Promise<OperacionMasiva> {
  const { status, data, problem } = await test.call(masivoApi.simular, { token, body: { acto, seleccion: { ids: [...ids] } } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

type Contenido = CallOf<typeof masivoApi.contenido>['body'];

/** Act on contents, with the records. */
interface Pedido {
  readonly de: Contenido['de'];
  readonly acto: Readonly<Record<string, unknown>> & { readonly clase: ClaseRegistros };
  readonly seleccion: object;
}

/** Shows an act on contents. Throws the refusal. */
export async function shownOf({ test, token }: Actora, body: Pedido): Promise<OperacionMasiva> {
  const { status, data, problem } = await test.call(masivoApi.contenido, { token, body: body as Contenido });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

/** Confirms an act and does all of it. Throws the refusal. */
export async function confirmed(
  { test, token }: Actora,
  { id_masivo }: Pick<OperacionMasiva, 'id_masivo'>,
  motivo = '',
): Promise<OperacionMasiva> {
  const { status, problem } = await test.call(masivoApi.confirmar, { token, body: { id_masivo, motivo } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  await runActs(test.db, test.now);
  return (await test.call(masivoApi.sel, { token, params: { id: id_masivo } })).data;
}

/** Takes an act back. Throws the refusal. */
export async function takenBack(actora: Actora, { id_masivo }: Pick<OperacionMasiva, 'id_masivo'>): Promise<OperacionMasiva> {
  const { status, data, problem } = await actora.test.call(masivoApi.deshacer, { token: actora.token, body: { id_masivo } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return confirmed(actora, data);
}

/** Returns how many people an act leaves out for each reason. */
export const reasons = ({ motivos }: Pick<OperacionMasiva, 'motivos'>): Readonly<Record<string, number>> =>
  Object.fromEntries(motivos.map(({ motivo, total }) => [motivo, total]));
