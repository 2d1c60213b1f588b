import type { ResponseOf } from '@portal/contract/core';
import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Answer, TestPortal } from '../app.ts';
import { buildAsignacion } from '../builders/persona/asignacion.ts';
import type { BuiltPlan, Ocurrencia } from '../builders/contenido/plan.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario, type UsuarioOverrides } from '../builders/persona/usuario.ts';

/** A signed-in person of a test. */
export interface Alumno {
  readonly test: TestPortal;
  readonly id_usuario: number;
  readonly username: string;
  readonly personal: string;
  readonly token: string;
}

/** Builds a person who is signed in and has the plans assigned. */
export async function enrol(test: TestPortal, planes: readonly BuiltPlan[], overrides: UsuarioOverrides = {}): Promise<Alumno> {
  const { id_usuario, username, personal } = await buildUsuario(test.db, overrides);
  for (const { plan } of planes) await buildAsignacion(test.db, { id_usuario, id_planestudio: plan.id_planestudio });
  return { test, id_usuario, username, personal, token: await signIn(test, { id_usuario }) };
}

export interface RespuestaDePrueba {
  id_evaluacion: number;
  id_pregunta: number;
  respuesta: number;
}

/** Answers to the drawn questions of an attempt: the first `correct` ones right (all by default), the rest wrong. */
export async function answersFor(test: TestPortal, id_evaluacion: number, correct = Infinity): Promise<RespuestaDePrueba[]> {
  const drawn = await test.db
    .selectFrom('detalle as d')
    .innerJoin('pregunta_version as v', (join) => join.onRef('v.id_pregunta', '=', 'd.id_pregunta').onRef('v.version', '=', 'd.version'))
    .select(['d.id_pregunta', 'd.orden', 'v.indicador_correcta'])
    .where('d.id_evaluacion', '=', id_evaluacion)
    .orderBy('d.numero_orden')
    .execute();
  return drawn.map(({ id_pregunta, orden, indicador_correcta }, index) => {
    const key = orden.indexOf(String(indicador_correcta)) + 1;
    return { id_evaluacion, id_pregunta, respuesta: index < correct ? key : (key % 4) + 1 };
  });
}

/** Opens the learner's attempt through the API. Throws the problem when it is refused. */
export async function open({ test, token }: Alumno, ocurrencia: Ocurrencia): Promise<number> {
  const { status, data, problem } = await test.call(evaluacionApi.ins, { token, body: ocurrencia });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data.id_evaluacion;
}

type Sent = Answer<ResponseOf<typeof evaluacionApi.insDetalle>>;

/** Opens, answers (`correct` questions rightly) and sends; a topic without questions gets feedback 80. */
export async function take(alumno: Alumno, ocurrencia: Ocurrencia, correct = Infinity): Promise<Sent> {
  const { test } = alumno;
  const id_evaluacion = await open(alumno, ocurrencia);
  const answers = await answersFor(test, id_evaluacion, correct);
  const body = answers.length ? answers : [{ id_evaluacion, escala: 80 }];
  return test.call(evaluacionApi.insDetalle, { token: alumno.token, body });
}
