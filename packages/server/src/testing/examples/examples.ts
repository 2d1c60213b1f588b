import { api, type Endpoint } from '@portal/contract';
import { acceso, configuracion, log, operacion, portal, usuario } from './access.ts';
import { archivo, contenido, pregunta, tema } from './content.ts';
import { dispositivo } from './dispositivo.ts';
import { email } from './email.ts';
import type { ExamplesOf, World } from './example.ts';
import type { RawRequest } from '../services/raw-request.ts';
import { asignacion, certificado, detalle, evaluacion, feedback, recordatorio } from './learner.ts';
import { privacidad } from './privacidad.ts';
import { reporte } from './reports.ts';
import { ausencia, equipo, feriado } from './team.ts';
import { solicitud } from './solicitud.ts';
import { curso, dominio, empresa, modulo, parametro, planestudio, programa } from './structure.ts';
import { scim } from './scim.ts';
import { webhook } from './webhook.ts';

type Api = typeof api;

/** One working request for every endpoint of the contract. */
const examples: { readonly [Group in keyof Api]: ExamplesOf<Api[Group]> } = {
  acceso,
  archivo,
  asignacion,
  ausencia,
  certificado,
  configuracion,
  contenido,
  curso,
  detalle,
  dispositivo,
  dominio,
  email,
  empresa,
  equipo,
  evaluacion,
  feedback,
  feriado,
  log,
  operacion,
  modulo,
  parametro,
  planestudio,
  portal,
  pregunta,
  privacidad,
  programa,
  recordatorio,
  reporte,
  scim,
  solicitud,
  tema,
  usuario,
  webhook,
};

export interface ExampleCase {
  /** Group of the contract: `evaluacion` */
  readonly domain: string;
  /** `POST /evaluacion/ins` */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly make: (world: World) => Promise<RawRequest>;
}

/** Every endpoint with its example, one case each for the tests that walk the contract. */
export const exampleCases: readonly ExampleCase[] = Object.entries(api).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const make = (examples as unknown as Record<string, Record<string, (world: World) => unknown>>)[group]![name]!;
    return {
      domain: group,
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      make: async (world) => (await make(world)) as RawRequest,
    };
  }),
);
