import type { api, ResponseOf } from '@portal/contract';
import type { PublicContext } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { openapiPage } from '../../core/openapi/openapi-page.ts';
import { openapiDocument } from '../../core/openapi/openapi.ts';
import type { Runtime } from '../../core/http/runtime.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.rules.ts';

/** Version label (P53). */
const VERSION = 'v1.0.91';

/** 200 once the portal can serve; 503 before, and while the database does not answer. */
export async function getSalud(runtime: Runtime): Promise<ResponseOf<typeof api.portal.salud>> {
  const { connection, state } = runtime;
  if (!connection || state !== 'listo') throw failure('no_disponible', 'llamada.salud', { estado: state });
  try {
    await connection.ping();
  } catch {
    throw failure('no_disponible', 'llamada.saludBase');
  }
  return { estado: 'ok', version: VERSION, base_datos: connection.kind };
}

export async function getInfo({ settings, config }: PublicContext): Promise<ResponseOf<typeof api.portal.info>> {
  const { registro_abierto, correo_contacto, telefono_soporte, zona_horaria } = settings;
  return {
    version: VERSION,
    registro_abierto,
    correo_contacto,
    telefono_soporte,
    zona_horaria,
    proveedores: config.proveedores.map(({ id, nombre }) => ({ id, nombre })),
    demo: config.demo ? [...DEMO_SIGN_INS] : [],
  };
}

interface Documents {
  readonly document: ReturnType<typeof openapiDocument>;
  readonly page: string;
}

/** By address of the API: what derives from the contract alone is made once, for anyone may ask for it as often as they like. */
const made = new Map<string, Documents>();

/** The OpenAPI document and the page to read it. */
export function getDocuments({ config }: PublicContext): Documents {
  const serverUrl = `${config.publicUrl}/api`;
  const known = made.get(serverUrl);
  if (known) return known;
  const documents = { document: openapiDocument(VERSION, serverUrl), page: openapiPage({ version: VERSION, serverUrl }) };
  made.set(serverUrl, documents);
  return documents;
}
