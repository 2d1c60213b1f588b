import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { GuardarBody, InicioJugador, LeccionJugador, TipoPaquete } from '@portal/contract/paquete';
import { TRAMPAS, type LeccionTrampa, type NombreTrampa } from '@portal/testkit/paquetes/catalogo.ts';
import { filesOf } from '@portal/testkit/paquetes/paquete.ts';
import { inRoot } from '../../tools/root.mjs';

/** Answer of the server to the next commits. */
export type Answer = 'store' | 'fail' | 'hold' | 'login page' | 'other window' | 'expired' | 'too large';

/** A launch: the package and what differs from an ordinary learner's first. */
export interface Launch {
  readonly trap: NombreTrampa;
  readonly tipo: TipoPaquete;
  readonly inicio?: Partial<InicioJugador>;
  /** Of the first lesson. */
  readonly leccion?: Partial<LeccionJugador>;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const TEXTS: InicioJugador['textos'] = {
  cargando: 'Cargando…',
  guardado: 'Guardado {hora}',
  guardando: 'Guardando…',
  sinGuardar: 'Sin guardar: se reintenta',
  otraVentana: 'Abierto en otra ventana',
  vencido: 'Vencido: vuelva a abrir el contenido desde el portal',
  terminado: 'Terminado',
  contenido: 'Contenido',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  completada: 'Completada',
  noAbre: 'La lección no se abre',
  reintentar: 'Reintentar',
  prueba: 'Prueba: no se guarda nada',
  revision: 'Solo para mirar: no se guarda nada',
  excede: 'La lección quiere guardar demasiado',
  salida: 'Salió de la lección',
  reabrir: 'Abrir otra vez',
};

const lessonOf = ({ id, titulo, archivo, nivel = 0, documento }: LeccionTrampa): LeccionJugador => ({
  id,
  titulo,
  nivel,
  inicio: archivo ?? null,
  sco: archivo !== undefined && !documento,
  maestria: null,
  datos: null,
  tiempo_maximo: null,
  accion_tiempo: null,
  umbral: null,
  completada: false,
  cmi: null,
  segundos: 0,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/** The two origins around a player: a portal with a frame, and the content with its commits. */
export class ContentOrigin {
  readonly commits: GuardarBody[] = [];
  /** Numbers of all commits that arrived, stored or not. */
  readonly arrived: number[] = [];
  answer: Answer = 'store';
  /** Whether the package counts as completed after a commit. */
  completed = false;
  #launch: Launch = { trap: 'marcador', tipo: 'scorm12' };
  readonly #held: (() => void)[] = [];
  readonly #content = createServer((request, response) => void this.#serve(request, response));
  readonly #portal = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Portal</title><style>html,body,iframe{margin:0;inline-size:100%;block-size:100%;border:0}</style>
<script>messages = []; addEventListener('message', ({ data, origin }) => messages.push({ ...data, origin }));</script>
<iframe src="${this.player}" allow="fullscreen"></iframe>`);
  });

  async start(): Promise<this> {
    await Promise.all([listen(this.#content), listen(this.#portal)]);
    return this;
  }

  async stop(): Promise<void> {
    this.release();
    await Promise.all(
      [this.#content, this.#portal].map(
        (server) =>
          new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
          }),
      ),
    );
  }

  get portal(): string {
    return `${addressOf(this.#portal)}/`;
  }

  get player(): string {
    return `${addressOf(this.#content)}/t1/~/?l=7`;
  }

  get last(): GuardarBody | undefined {
    return this.commits.at(-1);
  }

  /** Another launch, of which nothing is stored yet. */
  set launch(launch: Launch) {
    this.#launch = launch;
    this.commits.length = 0;
    this.arrived.length = 0;
  }

  /** Answers what was held. */
  release(): void {
    for (const answer of this.#held.splice(0)) answer();
  }

  #inicio(): InicioJugador {
    const { trap, tipo, inicio, leccion } = this.#launch;
    const lessons: readonly LeccionTrampa[] = TRAMPAS[trap].lecciones;
    const first = lessons.find(({ archivo }) => archivo)?.id ?? '';
    return {
      tipo,
      titulo: TRAMPAS[trap].titulo,
      idioma: 'es',
      modo: 'normal',
      lanzamiento: 7,
      secuencia: 0,
      alumno: { id: 'a1b2c3', nombre: 'Núñez, Ana' },
      portal: addressOf(this.#portal),
      lecciones: lessons.map((lesson) => ({ ...lessonOf(lesson), ...(lesson.id === first && leccion) })),
      leccion: first,
      textos: TEXTS,
      ...inicio,
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    if (path === '/t1/~/') return this.#page(response);
    if (path === '/t1/~/guardar' && request.method === 'POST') return this.#store(await bodyOf(request), response);
    const own = path.startsWith('/t1/~/a/');
    const bytes = own ? readFileSync(inRoot('packages/jugador/dist', path.slice(8))) : this.#file(path.slice(4));
    response.writeHead(bytes ? 200 : 404, { 'content-type': `${TYPES[extname(path)] ?? 'text/plain'}; charset=utf-8` });
    response.end(bytes ?? 'No existe');
  }

  #file(path: string): Buffer | undefined {
    return filesOf(this.#launch.trap, this.#launch.tipo).get(path);
  }

  #page(response: ServerResponse): void {
    const json = JSON.stringify(this.#inicio()).replaceAll('<', '\\u003c');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'`,
    });
    response.end(`<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contenido</title><link rel="stylesheet" href="a/jugador.css"></head>
<body><div id="jugador"></div><script type="application/json" id="inicio">${json}</script><script type="module" src="a/jugador.js"></script></body></html>`);
  }

  #store(text: string, response: ServerResponse): void {
    const commit = JSON.parse(text) as GuardarBody;
    this.arrived.push(commit.secuencia);
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const store = () => {
      const newest = this.last?.secuencia ?? 0;
      if (commit.secuencia < newest) return reply(409, { rechazo: 'anterior' });
      if (commit.secuencia > newest) this.commits.push(commit);
      return reply(200, { guardado: '2026-11-30T15:32:00.000Z', terminado: this.completed, aprobado: null, nota: null });
    };
    const answers: Readonly<Record<Answer, () => unknown>> = {
      store,
      fail: () => reply(500, { error: 'fuera de servicio' }),
      hold: () => this.#held.push(store),
      'login page': () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Red del hotel</h1>'),
      'other window': () => reply(409, { rechazo: 'otra_ventana' }),
      expired: () => reply(403, { rechazo: 'vencido' }),
      'too large': () => reply(413, {}),
    };
    answers[this.answer]();
  }
}
