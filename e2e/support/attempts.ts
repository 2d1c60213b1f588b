import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Client } from './api.ts';
import type { Ocurrencia, Person } from '../world/world.ts';

/** Finished attempts of a person in one topic occurrence, as the server has them. */
export async function finishedAttempts(client: Client, person: Person, { id_tema, id_planestudio }: Ocurrencia) {
  const signedIn = await client.signIn(person);
  const all = await signedIn.call(evaluacionApi.ofSesion, {});
  return all.filter((row) => row.id_tema === id_tema && row.id_planestudio === id_planestudio && row.fecha !== null);
}
