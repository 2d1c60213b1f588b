import { evaluacionApi } from '@portal/contract/evaluacion';
import {
  paqueteApi,
  type CalificacionTema,
  type EstadoPaquete,
  type GuardarBody,
  type InicioJugador,
  type JuicioPaquete,
} from '@portal/contract/paquete';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { type TestApp, TEST_NOW, useTestApp } from '../app.ts';
import { buildPlan, type BuiltPlan, type Ocurrencia } from '../builders/contenido/plan.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { type Alumno, enrol } from './cuestionario.ts';
import { buildPaquete, setPaquete, type PaqueteOptions } from './paquete.ts';

/** Opening of a package: folder of its ticket, and all that the player's page gets. */
export interface Abierto {
  readonly carpeta: string;
  readonly inicio: InicioJugador;
  readonly id_evaluacion: number | null;
  readonly modo: string;
}

/** Package of a scene, and who grades. */
interface SceneOptions extends Omit<PaqueteOptions, 'id_tema'> {
  readonly calificacion?: CalificacionTema;
  readonly juicio_paquete?: JuicioPaquete;
}

/** State of a lesson of SCORM 1.2 as the run time writes it. */
export const cmi12 = (lesson_status: string, raw = '', more: object = {}) => ({
  cmi: {
    core: { lesson_status, score: { raw, min: '', max: '' }, session_time: '0000:10:00', exit: 'suspend' },
    suspend_data: 'página 3',
    ...more,
  },
});

/** Stores a state by the folder of a ticket. */
export function commit(app: TestApp, { carpeta, inicio }: Abierto, body: Partial<GuardarBody>) {
  const payload = { lanzamiento: inicio.lanzamiento, secuencia: 1, leccion: 'L1', fin: false, cmi: {}, ...body };
  return app.content({ method: 'POST', url: `${carpeta}~/guardar`, payload });
}

/** Opens the player of a topic as its learner. Throws the problem when it is refused. */
export async function openPlayer({ test, token }: Alumno, ocurrencia: Ocurrencia, reiniciar = 0): Promise<Abierto> {
  const { status, data, problem } = await test.call(paqueteApi.abrir, { token, body: { ...ocurrencia, reiniciar } });
  if (status !== 200) throw new Error(`${status} ${problem.code}`);
  const { pathname, search } = new URL(data.url);
  const page = await (test as TestApp).content({ method: 'GET', url: pathname + search });
  const [, json = ''] = page.body.split('id="inicio">');
  const inicio = JSON.parse(json.slice(0, json.indexOf('</script>'))) as InicioJugador;
  return { carpeta: pathname.replace('~/', ''), inicio, id_evaluacion: data.id_evaluacion, modo: data.modo };
}

/** State of a learner in the package of a topic. */
export const estadoDe = async ({ test, token }: Alumno, body: Ocurrencia): Promise<EstadoPaquete> =>
  (await test.call(paqueteApi.estado, { token, body })).data;

/** Attempts of a learner, the first one first. */
export const intentosDe = ({ test, id_usuario }: Alumno) =>
  test.db
    .selectFrom('evaluacion')
    .select(['numero_intento', 'nota', 'aprobado', 'fuente', 'fecha_fin'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('id_evaluacion')
    .execute();

/** Returns the key of the sentence that refuses the questionnaire of a topic. */
export const refusalOf = async ({ test, token }: Alumno, body: Ocurrencia): Promise<string | undefined> =>
  (await test.call(evaluacionApi.ins, { token, body })).problem.clave;

/** Starts an application with a folder of files, and a new plan before each test. Read its properties inside tests only. */
export function usePaquetes() {
  const dataDir = mkdtempSync(join(tmpdir(), 'paquetes-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const app = useTestApp({ DATA_DIR: dataDir });
  const here = { plan: undefined as BuiltPlan | undefined };
  beforeEach(async () => {
    Object.assign(app, { now: TEST_NOW });
    here.plan = await buildPlan(app.db);
  });
  const plan = (): BuiltPlan => here.plan!;
  const build = (options: PaqueteOptions) => buildPaquete({ db: app.db, dataDir, now: app.now }, options);
  const learner = () => enrol(app, [plan()]);
  const scene = async ({ calificacion = 'paquete', juicio_paquete = 'estado', ...rest }: SceneOptions = {}) => {
    const ocurrencia = plan().ocurrencias[0]!;
    const id_paquete = await build({ id_tema: ocurrencia.id_tema, ...rest });
    await setPaquete(app.db, ocurrencia.id_tema, { id_paquete, calificacion, juicio_paquete });
    return { ocurrencia, id_paquete, alumno: await learner() };
  };
  const signInAs = async (rol: 'admin' | 'soporte') => signIn(app, await buildUsuario(app.db, { [rol]: true }));
  return { app, dataDir, plan, build, learner, scene, signInAs };
}
