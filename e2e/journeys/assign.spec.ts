import { accesoApi } from '@portal/contract/acceso';
import { asignacionApi } from '@portal/contract/asignacion';
import type { Endpoint } from '@portal/contract/core';
import { empresaApi } from '@portal/contract/empresa';
import { equipoApi } from '@portal/contract/equipo';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { topicAddress } from '../support/address.ts';
import { answerTopic, Client } from '../support/api.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { startSignedIn } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';
import { remindStream, withCopy } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import type { Person } from '../world/world.ts';

/** The assignment of the only plan of a learner, as an administrator reads it. */
async function assignmentOf(admin: Client, { id_usuario }: Person) {
  const [asignacion] = await admin.call(asignacionApi.ofUsuario, { params: { id: id_usuario } });
  if (!asignacion) throw new Error('The learner has no assignment.');
  return admin.call(asignacionApi.sel, { params: { id: asignacion.id_asignacion } });
}

test('a closed assignment refuses its topics and keeps the certificate; opened again it has its progress and shows both in its history', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
  portal,
  problems,
}) => {
  problems.expect(/40[34]/);
  const learner = cast.next('unTema');
  const { ocurrencia } = cast.topic('unTema');
  const admin = await client.signIn(cast.staff('admin'));
  const own = await client.signIn(learner);
  const id_evaluacion = await answerTopic(own, cast.world, { ocurrencia });
  const code = await own.certificateCode(id_evaluacion);
  const before = await assignmentOf(admin, learner);
  expect(before).toMatchObject({ codigo_estado: 1, avance: 100, certificados: 1 });

  const { id_asignacion, id_usuario, id_planestudio } = before;
  const office = await (await otherBrowser()).newPage();
  await startSignedIn(office, { url: portal.url, person: cast.staff('admin') });
  await office.goto(`/asignacionedit?id=${id_asignacion}`);
  await office.getByRole('button', { name: 'Cerrar asignación' }).click();
  const question = office.getByRole('dialog');
  await expect(question.getByText('1 tiene certificados, que siguen valiendo.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Motivo' }).fill('Pasó a otra área');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(office.getByRole('button', { name: 'Abrir de nuevo' })).toBeVisible();

  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await expect(page.getByText('No encontramos este tema')).toBeVisible();
  expect((await own.raw(evaluacionApi.ins, { body: ocurrencia })).ok).toBe(false);
  await page.goto('/certificado/verificar');
  await page.getByLabel(/^Código de verificación/).fill(code);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByRole('heading', { name: 'Certificado vigente' })).toBeVisible();

  await admin.call(asignacionApi.ins, { body: [{ id_usuario, id_planestudio }] });
  const after = await assignmentOf(admin, learner);
  expect(after).toMatchObject({ id_asignacion, codigo_estado: 1, avance: 100, certificados: 1 });
  await office.reload();
  await expect(office.getByRole('listitem').filter({ hasText: /^Se (asignó|cerró|abrió)/ })).toHaveText([
    /^Se abrió de nuevo/,
    /^Se cerró.*Motivo: Pasó a otra área$/,
    /^Se asignó/,
  ]);
  expect(await own.certificateCode(id_evaluacion)).toBe(code);
});

/** Calls of an administrator about assignments, each with a body that is good. */
const callsAbout = (ids: { id_asignacion: number; id_usuario: number; id_planestudio: number; version: number }) => {
  const { id_asignacion, id_usuario, id_planestudio, version } = ids;
  const [lista, uno] = [{ query: {} }, { params: { id: id_asignacion } }];
  return [
    [asignacionApi.sellst, lista],
    [asignacionApi.sel, uno],
    [asignacionApi.upd, { ...uno, body: { codigo_estado: 2, version } }],
    [asignacionApi.del, { body: { id_asignacion } }],
    [asignacionApi.eliminar, { body: [{ id_asignacion }] }],
    [asignacionApi.porEliminar, { body: {} }],
    [asignacionApi.ins, { body: [{ id_usuario, id_planestudio }] }],
    [asignacionApi.insItem, { body: { id_usuario, id_planestudio } }],
    [asignacionApi.simular, { body: { planes: [id_planestudio], seleccion: { ids: [id_usuario] } } }],
    [asignacionApi.simularRegla, { body: { planes: [id_planestudio], condicion: [{ empresa: [1] }] } }],
  ] as const satisfies readonly (readonly [Endpoint, object])[];
};

test('support and learners are refused; an administrator of another company sees, closes and assigns nothing of a person outside', async ({
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const learner = cast.next('unTema');
  const target = await assignmentOf(admin, learner);
  const calls = callsAbout(target);
  for (const person of [cast.staff('soporte'), cast.next('unTema')]) {
    const refused = await client.signIn(person);
    for (const [endpoint, request] of calls) expect((await refused.raw(endpoint, request)).status, endpoint.path).toBe(403);
  }

  const other = cast.next('unTema');
  const [empresa] = await admin.call(empresaApi.sellst, { query: {} });
  const codigo_usuario = `E2E${other.username.slice(-3)}`;
  await admin.call(accesoApi.insPersona, {
    body: { codigo_usuario, rol: 1, indicador_alcance: 1, empresas: [empresa!.id_empresa] },
  });
  const limited = await client.signIn(other);
  const listed = await limited.call(asignacionApi.sellst, { query: {} });
  expect(listed.filter(({ empresa: one }) => one !== empresa!.empresa)).toEqual([]);
  const answered = { sellst: 200, porEliminar: 200, eliminar: 400, ins: 400, insItem: 400, simular: 400, sel: 404, upd: 404, del: 404 };
  for (const [name, status] of Object.entries(answered)) {
    const endpoint: Endpoint = asignacionApi[name as keyof typeof answered];
    const request = calls.find(([one]) => one === endpoint)?.[1] ?? {};
    expect((await limited.raw(endpoint, request)).status, name).toBe(status);
  }
  expect(await assignmentOf(admin, learner)).toMatchObject({ codigo_estado: 1, version: target.version });
});

/** Serves a copy of the world «stream» in which the learners are behind and their reminders wait to be sent. */
async function withReminders(smtpUrl: string, work: (portal: { readonly url: string; readonly dataDir: string }) => Promise<void>) {
  await withCopy('stream', async (dataDir) => {
    const port = await freePort();
    await remindStream(dataDir, `http://127.0.0.1:${port}`);
    const portal = await startPortal({ dataDir, port, environment: { SMTP_URL: smtpUrl } });
    try {
      await work({ url: portal.url, dataDir });
    } finally {
      await portal.stop();
    }
  });
}

test('a boss answers to a delay from the mail once, and the answer shows in the portal', async ({ page, mailbox, problems }) => {
  problems.expect(/equipo\/enlace.*410/);
  await withReminders(mailbox.url, async ({ url, dataDir }) => {
    const [boss, behind] = readWorld(dataDir).people['caudal'] ?? [];
    if (!boss || !behind) throw new Error('The world «stream» has no boss and learner.');
    await expect.poll(() => mailbox.to(boss.email).length).toBe(1);
    const [letter] = mailbox.to(boss.email);
    expect(letter?.text).toContain(behind.fullname);
    const link = /http:\S+\/equipo\/responder#token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';

    await page.goto(link);
    const person = page.getByRole('region', { name: behind.fullname });
    await person.getByRole('radio', { name: 'Justificar' }).check();
    await person.getByRole('textbox', { name: 'Motivo' }).fill('Apoyó el inventario');
    await page.getByRole('button', { name: 'Enviar 1 respuesta' }).click();
    await expect(page.getByText('Gracias, su respuesta quedó registrada')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();

    const client = await new Client(url).signIn(boss);
    const team = await client.call(equipoApi.sellst, { params: { id: boss.id_usuario }, query: {} });
    expect(team.map(({ id_usuario, respuesta, respuesta_motivo }) => [id_usuario, respuesta, respuesta_motivo])).toEqual([
      [behind.id_usuario, 'justificada', 'Apoyó el inventario'],
    ]);
  });
});
