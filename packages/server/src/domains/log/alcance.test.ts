import { cursoApi } from '@portal/contract/curso';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { logApi } from '@portal/contract/log';
import { privacidadApi } from '@portal/contract/privacidad';
import { scimApi } from '@portal/contract/scim';
import { webhookApi } from '@portal/contract/webhook';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildDispositivo } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from './log.public.ts';

const app = useTestApp();
let admin = { token: '', id_usuario: 0, username: '' };
let limited = '';
let [own, other] = [0, 0];

beforeAll(async () => {
  const person = await buildUsuario(app.db, {
    admin: true,
    nombres: 'Ágata',
    username: 'agata.n@matriz.example',
    correo_electronico: 'agata.privada@matriz.example',
    numero_documento: '77665544',
  });
  admin = { ...person, token: await signIn(app, person) };
  own = (await buildEmpresa(app.db)).id_empresa;
  other = (await buildEmpresa(app.db)).id_empresa;
  limited = (await limitedAdmin(app, [own])).token;
});

const read = async (token: string, query: object = {}) =>
  (await app.call(logApi.sellst, { query: { pagina: 1, tamano: 1000, ...query }, token })).data;
const file = async (token: string) =>
  (await app.inject({ method: 'GET', url: '/api/log/sellst?formato=csv', headers: { authorization: `Bearer ${token}` } })).body;

describe('an access that is limited to companies', () => {
  test('reads nothing of webhooks, tokens of providers, periods of retention, or tablets of others; of its own tablets all', async () => {
    const { token } = admin;
    const address = 'https://hooks.example.com/services/T000/B000/secreto';
    const told = { asignado: 1, aprobado: 0, certificado: 0, cesado: 0 };
    for (const id_empresa of [null, own])
      expect(
        (
          await app.call(webhookApi.ins, {
            body: { nombre: `Gancho ${id_empresa}`, direccion: address, codigo_estado: 1, id_empresa, ...told },
            token,
          })
        ).status,
      ).toBe(200);
    expect(
      (await app.call(scimApi.ins, { body: { nombre: 'Proveedor secreto', indicador_alcance: 1, empresas: [own] }, token })).status,
    ).toBe(200);
    const plazos = { registro: 36, ingresos: null, correos: null, planillas: null, ceses: null, cuadros: null };
    expect((await app.call(privacidadApi.guardarRetencion, { body: { ...plazos, motivo: 'Motivo reservado' }, token })).status).toBe(200);
    const { id_usuario } = await buildUsuario(app.db, { id_empresa: own });
    await statement`insert into scim_usuario (id_usuario, id_externo, nombre_usuario) values (${id_usuario}, '00u-secreto', 'secreto@x')`.execute(
      app.db,
    );
    const tablets = [
      (await buildDispositivo(app.db, { id_empresa: own })).id_dispositivo,
      (await buildDispositivo(app.db, { id_empresa: other })).id_dispositivo,
    ];
    for (const id_dispositivo of tablets) {
      const { data } = await app.call(dispositivoApi.codigo, { body: { id_dispositivo }, token });
      await app.call(dispositivoApi.vincular, { body: { codigo: data.codigo } });
      await app.call(dispositivoApi.desvincular, { body: { id_dispositivo }, token });
      // As the version before wrote it, without a company.
      const entry = { id_usuario: null, usuario: 'sistema', tabla: 'tableta', tipo: 'tablet_vinculada', now: app.now };
      await recordEvent(app.db, { ...entry, detalle: `tablet ${id_dispositivo}` });
    }
    const all = await read(admin.token);
    expect(new Set(all.map(({ tabla }) => tabla))).toEqual(
      new Set([...new Set(all.map(({ tabla }) => tabla)), 'webhook', 'scim_token', 'scim_usuario', 'tableta', 'configuracion']),
    );
    const seen = await read(limited);
    expect(seen.filter(({ tabla }) => /^(webhook|scim_)/.test(tabla))).toEqual([]);
    expect(seen.filter(({ tabla, tipo }) => tabla === 'configuracion' && tipo.startsWith('retencion'))).toEqual([]);
    const events = (rows: typeof seen, id: number) => rows.filter(({ detalle }) => detalle === `tablet ${id}`).map(({ tipo }) => tipo);
    expect([events(seen, tablets[0]!).length, events(seen, tablets[1]!), events(all, tablets[1]!).length]).toEqual([4, [], 4]);
    expect(await file(limited)).not.toMatch(/hooks\.example|secret[oa]|reservado/);
    expect(await file(admin.token)).toMatch(/hooks\.example/);
    const hidden = all.find(({ tabla }) => tabla === 'webhook');
    expect((await app.call(logApi.sel, { params: { id: hidden!.id_log }, token: limited })).status).toBe(404);
  });

  test('finds an author from outside by the name that it reads, by no part of document, e-mail or code', async () => {
    const made = await app.call(cursoApi.ins, {
      body: { codigo: 'ALC-1', titulo: 'Curso de todos', descripcion: 'd', codigo_estado: 0, etiquetas: 'e' },
      token: admin.token,
    });
    expect(made.status).toBe(200);
    const { codigo_usuario } = await app.db
      .selectFrom('usuario')
      .selectAll()
      .where('id_usuario', '=', admin.id_usuario)
      .executeTakeFirstOrThrow();
    const mine = await app.db.selectFrom('usuario').selectAll().where('id_empresa', '=', own).executeTakeFirstOrThrow();
    const authored = async (query: object, token = limited) =>
      (await read(token, query)).filter(({ id_usuario_creacion }) => id_usuario_creacion === admin.id_usuario).length;
    for (const secret of ['agata.privada', 'a.privada@', '77665544', '7766', codigo_usuario]) {
      for (const field of ['autor', 'usuario_creacion', 'persona'])
        expect([secret, field, await authored({ filtro: { [field]: secret } })]).toEqual([secret, field, 0]);
      expect([secret, await authored({ buscar: secret })]).toEqual([secret, 0]);
    }
    expect(await authored({ filtro: { autor: 'agata' } })).toBeGreaterThan(0);
    expect(await authored({ buscar: 'ÁGATA curso' })).toBeGreaterThan(0);
    expect(await authored({ filtro: { autor: '77665544' } }, admin.token)).toBeGreaterThan(0);
    expect((await read(limited, { filtro: { persona: mine.numero_documento! } })).length).toBeGreaterThan(0);
  });
});
