import { asignacionApi } from '@portal/contract/asignacion';
import { certificadoApi } from '@portal/contract/certificado';
import type { CallOf, Endpoint, ResponseOf } from '@portal/contract/core';
import { evaluacionApi, type PreguntaAlumno } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { queryEntries } from '@portal/contract/query-text';
import { sesionApi } from '@portal/contract/sesion';
import { fillPath } from '@portal/testkit/files/fill-path.ts';
import type { Ocurrencia, Person, World } from '../world/world.ts';

type Request = { readonly params?: Record<string, unknown>; readonly query?: Record<string, unknown>; readonly body?: unknown };

/** The API over HTTP, with which journeys prepare and check data beside the browser. */
export class Client {
  readonly url: string;
  readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  /** Calls an endpoint. Rejects when it does not answer with success. */
  async call<E extends Endpoint>(endpoint: E, request: CallOf<E>): Promise<ResponseOf<E>> {
    const response = await this.raw(endpoint, request as Request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
    return endpoint.response.parse(JSON.parse(text)) as ResponseOf<E>;
  }

  /** Returns the bare response, for calls that must be refused. */
  raw({ method, path }: Endpoint, { params = {}, query, body }: Request): Promise<Response> {
    const search = query ? `?${new URLSearchParams([...queryEntries(query)]).toString()}` : '';
    return fetch(`${this.url}/api${fillPath(path, params)}${search}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async signIn({ username, password }: Pick<Person, 'username' | 'password'>): Promise<Client> {
    const { api_token } = await this.call(sesionApi.login, { body: { username, password } });
    return new Client(this.url, api_token);
  }

  /** Returns the signed-in person's own record, also for people who are not in the world. */
  async person({ password }: Pick<Person, 'password'>): Promise<Person> {
    const { id, username, email, fullname } = await this.call(sesionApi.verifyToken, { query: { authtoken: this.token ?? '' } });
    return { id_usuario: id, username, password, email: email ?? '', fullname };
  }

  async certificateCode(id_evaluacion: number): Promise<string> {
    const { codigo } = await this.call(certificadoApi.sel, { params: { id: id_evaluacion } });
    return codigo;
  }

  /** Unlocked topics with a questionnaire that the person has not approved yet. */
  async pendingTopics({ id_usuario }: Pick<Person, 'id_usuario'>): Promise<Ocurrencia[]> {
    const pending = await this.call(asignacionApi.pendientes, { params: { id: id_usuario } });
    return pending.filter(({ bloqueado, cuestionario }) => !bloqueado && cuestionario === 1);
  }
}

/** Opens an attempt and sends it: right where the answer key says, wrong in the first `wrong` questions. Returns its id. */
export async function answerTopic(client: Client, world: World, { ocurrencia, wrong = 0 }: { ocurrencia: Ocurrencia; wrong?: number }) {
  const { id_evaluacion } = await client.call(evaluacionApi.ins, { body: ocurrencia });
  const questions = await client.call(preguntaApi.cuestionario, { body: ocurrencia });
  const rows = questions.map((question, index) => {
    const right = rightOption(world, question);
    return { id_evaluacion, id_pregunta: question.id_pregunta, respuesta: index < wrong ? otherThan(right) : right };
  });
  const body = rows.length > 0 ? rows : [{ id_evaluacion, escala: 90 }];
  await client.call(evaluacionApi.insDetalle, { body });
  return id_evaluacion;
}

/** Returns the position (1-4) of the right option of a question among its options as they are shown. */
export function rightPosition({ key }: World, pregunta: string, options: readonly string[]): number {
  const position = options.indexOf(key[pregunta] ?? '') + 1;
  if (!position) throw new Error(`The world has no key for «${pregunta}» among «${options.join('», «')}»`);
  return position;
}

/** The same for a question of the API. */
export const rightOption = (world: World, { pregunta, rpta_a, rpta_b, rpta_c, rpta_d }: PreguntaAlumno): number =>
  rightPosition(world, pregunta, [rpta_a, rpta_b, rpta_c, rpta_d]);

export const otherThan = (option: number): number => (option % 4) + 1;
