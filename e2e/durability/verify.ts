import { expect } from '@playwright/test';
import { asignacionApi } from '@portal/contract/asignacion';
import { certificadoApi } from '@portal/contract/certificado';
import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Acknowledged, LearnerStream } from './learner-stream.ts';

/**
 * Compares the acknowledged evaluations with the stored ones: each exactly once, with its grade and answers, and no others; attempts
 * numbered without gaps; certificates and progress that agree.
 */
export async function verifyLearner(stream: LearnerStream): Promise<void> {
  const { client, person, acknowledged } = stream;
  const who = person.username;
  expect(stream.complaints, `${who}: grades`).toEqual([]);
  const rows = await client.call(evaluacionApi.ofSesion, {});
  expect(byId(finishedOf(rows)), `${who}: stored evaluations`).toEqual(byId(acknowledged));
  expectNumbered(who, rows);
  await expectAnswers(stream);
  await expectConsequences(stream);
}

const finishedOf = (rows: readonly (Acknowledged & { fecha: string | null })[]): Acknowledged[] =>
  rows.filter(({ fecha }) => fecha !== null).map(({ id_evaluacion, nota, aprobado }) => ({ id_evaluacion, nota, aprobado }));

const byId = <Row extends { id_evaluacion: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.id_evaluacion - b.id_evaluacion);

function expectNumbered(who: string, rows: readonly { id_tema: number; numero_intento: number }[]): void {
  for (const topic of new Set(rows.map(({ id_tema }) => id_tema))) {
    const attempts = rows.filter(({ id_tema }) => id_tema === topic);
    const numbers = attempts.map(({ numero_intento }) => numero_intento).toSorted((a, b) => a - b);
    expect(numbers, `${who}: attempts of topic ${topic}`).toEqual(numbers.map((_, index) => index + 1));
  }
}

/** Expects as many listed wrong answers as the grade counted: both are stored in one transaction. */
async function expectAnswers({ client, person, acknowledged }: LearnerStream): Promise<void> {
  for (const { id_evaluacion } of acknowledged) {
    const { correcta, incorrecta, total, erradas } = await client.call(evaluacionApi.resultado, { params: { id: id_evaluacion } });
    expect({ id_evaluacion, sum: correcta + incorrecta, wrong: erradas?.length }, person.username).toEqual({
      id_evaluacion,
      sum: total,
      wrong: incorrecta,
    });
  }
}

async function expectConsequences({ client, person, acknowledged }: LearnerStream): Promise<void> {
  const params = { id: person.id_usuario };
  const approved = acknowledged.filter(({ aprobado }) => aprobado);
  const certificates = await client.call(certificadoApi.ofUsuario, { params });
  expect(certificates.map(({ id_evaluacion }) => id_evaluacion).toSorted((a, b) => a - b)).toEqual(
    byId(approved).map(({ id_evaluacion }) => id_evaluacion),
  );
  const [plan] = await client.call(asignacionApi.ofUsuario, { params });
  expect(plan?.avance).toBeCloseTo((approved.length / (plan?.temas ?? 0)) * 100, 1);
}
