import { asignacionApi } from '@portal/contract/asignacion';
import { dayAfter } from '@portal/contract/dia';
import { equipoApi } from '@portal/contract/equipo';
import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { usuarioApi } from '@portal/contract/usuario';
import type { Client } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const PLAN = 'Plan de un tema';
const OVER = 'Plan que el equipo dejó pasar';
const [YESTERDAY, BEGIN, LATER] = ['2026-01-31', '2026-01-01', '2099-12-31'] as const;

interface Hired {
  readonly nombres: string;
  readonly boss: string;
  readonly correo_electronico?: string;
}

/** Hires a person under a boss and returns the id. */
async function hire(admin: Client, codigo_usuario: string, { boss, ...who }: Hired): Promise<number> {
  const { id_usuario } = await admin.call(usuarioApi.ins, {
    body: {
      tipo_documento: 'DNI',
      numero_documento: `6900000${codigo_usuario.slice(-1)}`,
      codigo_usuario,
      ...who,
      apellido_paterno: 'Del Equipo',
      codigo_jefe_inmediato: boss,
    },
  });
  return id_usuario;
}

/** Makes a plan of the topics of a world's plan, assigns it, and lets it end yesterday. */
async function overdue(admin: Client, denominacion: string, { like, id_usuario }: { like: number; id_usuario: number }): Promise<void> {
  const programas = (await admin.call(programaApi.ofPlan, { params: { id: like } })).map(({ id_programa: id }) => ({ id }));
  const plan = { denominacion, fecha_inicio: BEGIN, codigo_estado: 1, programas } as const;
  const { id_planestudio } = await admin.call(planestudioApi.ins, { body: { ...plan, fecha_fin: LATER } });
  await admin.call(asignacionApi.insItem, { body: { id_usuario, id_planestudio } });
  await admin.call(planestudioApi.upd, { body: { ...plan, id_planestudio, fecha_fin: YESTERDAY } });
}

test('a boss sees the people of their people with what is overdue, and opens one; a colleague without people sees nobody', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const [boss, colleague] = [cast.next('unTema'), cast.next('unTema')];
  const admin = await client.signIn(cast.staff('admin'));
  const { codigo_usuario } = await admin.call(usuarioApi.sel, { params: { id: boss.id_usuario } });
  await hire(admin, 'EQUIPO1', { nombres: 'Mara', boss: codigo_usuario });
  const id_usuario = await hire(admin, 'EQUIPO2', { nombres: 'Tomás', boss: 'EQUIPO1' });
  const { id_planestudio: going } = cast.topic('unTema').ocurrencia;
  await overdue(admin, OVER, { like: going, id_usuario });
  await admin.call(asignacionApi.insItem, { body: { id_usuario, id_planestudio: going } });

  await startAs(boss);
  await page.goto('/miequipo');
  await page.getByRole('link', { name: 'Personas', exact: true }).click();
  await page.getByRole('link', { name: 'Ver vencidos' }).click();
  const row = page.getByRole('table', { name: 'Planes de mi equipo' }).getByRole('row').filter({ hasText: OVER });
  await expect(row).toContainText('Tomás Del Equipo');
  await expect(row).toContainText('Vencido');
  await expect(row).toContainText('Mara Del Equipo');
  await row.getByRole('link', { name: 'Ver a Tomás Del Equipo' }).click();
  await expect(page.getByRole('heading', { name: 'Tomás Del Equipo', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: `Temas de ${PLAN}` })).toContainText('Orden y limpieza');

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(row).toBeVisible();

  const stranger = await client.signIn(colleague);
  const { id_usuario: id } = colleague;
  expect(await stranger.call(equipoApi.personas, { params: { id }, query: {} })).toEqual([]);
  expect((await stranger.raw(equipoApi.persona, { params: { id, persona: id_usuario } })).status).toBe(404);
  expect((await stranger.raw(equipoApi.personas, { params: { id: boss.id_usuario } })).status).toBe(403);
});

test('a boss reminds a late person once a day, and the list says when', async ({ page, startAs, cast, client, mailbox }) => {
  const boss = cast.next('unTema');
  const admin = await client.signIn(cast.staff('admin'));
  const { codigo_usuario } = await admin.call(usuarioApi.sel, { params: { id: boss.id_usuario } });
  const correo_electronico = 'lidia.equipo@correo.example';
  const id_usuario = await hire(admin, 'EQUIPO3', { nombres: 'Lidia', boss: codigo_usuario, correo_electronico });
  const plan = 'Plan que el jefe recuerda';
  await overdue(admin, plan, { like: cast.topic('unTema').ocurrencia.id_planestudio, id_usuario });

  await startAs(boss);
  await page.goto('/miequipo');
  const row = page.getByRole('table', { name: 'Atrasos por responder' }).getByRole('row').filter({ hasText: plan });
  await expect(row).toContainText('Ninguno');
  const remind = row.getByRole('button', { name: `Recordar a Lidia Del Equipo, ${plan}` });
  await remind.click();
  await expect(page.getByText('Se envía un recordatorio a Lidia Del Equipo.')).toBeVisible();
  await expect(row).not.toContainText('Ninguno');
  await page.reload();
  await expect(remind).toHaveAccessibleName(/Ya se le recordó hoy$/);
  await expect(remind).toBeDisabled();

  const own = await client.signIn(boss);
  const [late] = await own.call(equipoApi.sellst, { params: { id: boss.id_usuario }, query: {} });
  expect(late?.recordado, 'the day of the portal').toBe(late && dayAfter(late.fecha_fin, -late.dias));
  const again = await own.raw(recordatorioApi.persona, { body: { id_asignacion: late?.id_asignacion } });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('recordatorio.errores.recordado')]);
  await expect.poll(() => mailbox.to(correo_electronico).length, { message: 'the mail arrives' }).toBe(1);
  const [letter] = mailbox.to(correo_electronico);
  expect(letter?.subject).toContain(plan);
  expect(letter?.text).toContain(`${boss.fullname} le pide seguir con su capacitación.`);
});

test('a colleague without people has no entry of the menu', async ({ page, startAs, cast }) => {
  await startAs(cast.next('unTema'));
  await page.goto('/planmislogros');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Mis Logros' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Mi equipo' })).toHaveCount(0);
});
