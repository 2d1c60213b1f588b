import { consultaApi } from '@portal/contract/consulta';
import { emailApi } from '@portal/contract/email';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { solicitudApi } from '@portal/contract/solicitud';
import { tableroApi } from '@portal/contract/tablero';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';
let admin = '';
let limited = '';

const letter = (id_usuario: number, estado: 'fallido' | 'rebotado' | 'retenido' | 'enviado') =>
  app.db
    .insertInto('correo')
    .values({
      clave: `${estado}:${id_usuario}`,
      tipo: 'asigna',
      id_usuario,
      destinatario: 'x@x.pe',
      asunto: 'x',
      texto: 'x',
      html: 'x',
      estado,
      proximo_intento: app.now.toISOString(),
      fecha_creacion: app.now.toISOString(),
    })
    .execute();

const doubtful = async (id_empresa: number | null) => {
  const { id_pregunta, version } = await buildPregunta(app.db, { id_empresa });
  await app.db
    .insertInto('pregunta_salud')
    .values({ id_pregunta, version, contestadas: 200, avisos: ['clave_dudosa'], fecha_calculo: app.now.toISOString() })
    .execute();
};

const anyTema = () => app.db.selectFrom('tema').select('id_tema').limit(1).executeTakeFirstOrThrow();

beforeAll(async () => {
  app.now = new Date(`${TODAY}T15:00:00Z`);
  await buildPlan(app.db, { fecha_inicio: '2026-11-01', fecha_fin: '2026-12-05' });
  const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  for (const { id_empresa } of [mine, theirs]) {
    const jefe = await buildUsuario(app.db, { id_empresa });
    const person = await buildUsuario(app.db, { id_empresa, codigo_jefe_inmediato: jefe.codigo_usuario });
    for (const estado of ['fallido', 'rebotado', 'retenido', 'enviado'] as const) await letter(person.id_usuario, estado);
    for (const estado of ['abierta', 'cerrada'] as const)
      await app.db
        .insertInto('consulta')
        .values({
          id_usuario: person.id_usuario,
          clave: estado,
          id_tema: (await anyTema()).id_tema,
          texto: 'x',
          estado,
          usuario_creacion: 'x',
        })
        .execute();
    await app.call(solicitudApi.pedir, { token: await signIn(app, person), body: { tipo: 'acceso' } });
  }
  await doubtful(null);
  await doubtful(theirs.id_empresa);
  await buildPlan(app.db, { fecha_inicio: '2026-11-01', fecha_fin: '2026-12-06' });
  await buildPlan(app.db, {
    fecha_inicio: '2026-11-01',
    fecha_fin: TODAY,
    estructura: { P: { C: { M: [{ titulo: 'Sin banco', banco: 0 }] } } },
  });
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  limited = (await limitedAdmin(app, [mine.id_empresa])).token;
});

test.each([
  ['an administrator of everything', () => admin],
  ['one of a company', () => limited],
])('each duty of %s counts what its list shows', async (_who, tokenOf) => {
  const token = tokenOf();
  const all = { pagina: 1, tamano: 1000 };
  const { data } = await app.call(tableroApi.porHacer, { token });
  const letters = async (estado: string) => (await app.call(emailApi.sellst, { token, query: { ...all, filtro: { estado } } })).data.length;
  const people = async (filtro: object) => (await app.call(usuarioApi.sellst, { token, query: { ...all, filtro } })).data.length;
  const soon = { codigo_estado: '1', fecha_fin: `${TODAY}..2026-12-05` };
  const requests = (await app.call(solicitudApi.sellst, { token, query: { ...all, filtro: { abierta: '1' } } })).data;
  expect(data).toEqual({
    correo_fallido: await letters('fallido'),
    correo_rebotado: await letters('rebotado'),
    correo_retenido: await letters('retenido'),
    plan_por_terminar: (await app.call(planestudioApi.sellst, { token, query: { ...all, filtro: soon } })).data.length,
    usuario_sin_asignar: (await app.call(usuarioApi.sinAsignar, { token, query: all })).data.length,
    usuario_sin_jefe: await people({ con_jefe: '0', codigo_estado: '1' }),
    tema_con_avisos: (await app.call(temaApi.sellst, { token, params: { x: '0' }, query: { ...all, filtro: { con_avisos: 'true' } } })).data
      .length,
    importacion_rechazada: (await app.call(tableroApi.sellstRechazadas, { token, query: all })).data.length,
    solicitud_abierta: requests.length,
    consulta_abierta: (await app.call(consultaApi.sellst, { token, query: { ...all, filtro: { estado: 'abierta' } } })).data.length,
    pregunta_por_revisar: (await app.call(preguntaApi.salud, { token, query: { ...all, filtro: { por_revisar: '1' } } })).data.length,
    solicitud_vence: requests.map(({ vence }) => vence).toSorted()[0],
  });
  expect(data.correo_fallido).toBe(token === admin ? 2 : 1);
  expect(data.consulta_abierta).toBe(token === admin ? 2 : 1);
  expect(data.plan_por_terminar).toBe(2);
  expect(data.pregunta_por_revisar).toBe(token === admin ? 2 : 1);
  expect(data.tema_con_avisos).toBeGreaterThan(0);
});
