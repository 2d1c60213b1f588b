import type { Places } from './picture.ts';

/** Password of every demo sign-in. */
export const PASSWORD = 'Portal-Demo-2026';

interface Attempt {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly aprobado: boolean;
  readonly nota: number | null;
  readonly correcta: number;
}

async function call<T>(url: string, token: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { ...init, headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs in by the API. */
async function tokenFor(url: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD });
  return (await call<{ api_token: string }>(`${url}/api/usuario/login`, '', { method: 'POST', body })).api_token;
}

/** The demo learner's newest approved attempt that is not perfect, newest failed one, and the code of the certificate. */
export async function findPlaces(url: string, username: string): Promise<Places> {
  const token = await tokenFor(url, username);
  const attempts = (await call<Attempt[]>(`${url}/api/evaluacion/sellst/usuario`, token)).filter(({ nota }) => nota !== null);
  const approved = attempts.find(({ aprobado, nota }) => aprobado && Number(nota) < 100) ?? attempts.find(({ aprobado }) => aprobado);
  const failed = attempts.find(({ aprobado, correcta }) => !aprobado && correcta > 0);
  if (!approved || !failed) throw new Error('The demo learner has no approved and failed attempts.');
  const { codigo } = await call<{ codigo: string }>(`${url}/api/certificado/sel/${approved.id_evaluacion}`, token);
  return { approved: approved.id_evaluacion, failed: failed.id_evaluacion, code: codigo, id_usuario: approved.id_usuario };
}
