import { cartaApi, CLAVES_CARTA } from '@portal/contract/carta';
import { emailApi } from '@portal/contract/email';
import { logApi } from '@portal/contract/log';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAcceso, limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const TEXTO = { asunto: 'Su clave nueva', cuerpo: 'Estimada {nombre}\n\nSu usuario es {usuario}.\n\n{boton}' };
const CLAVE_ES = { carta: 'restablecer', idioma: 'es' } as const;
let admin: Awaited<ReturnType<typeof buildUsuario>>;
let token: string;

beforeAll(async () => {
  admin = await buildAcceso(app.db, []);
  token = await signIn(app, admin);
});
beforeEach(async () => {
  await app.db.deleteFrom('correo').execute();
  await app.db.deleteFrom('intento_acceso').execute();
  await app.db.deleteFrom('carta_texto').execute();
});

const upd = (over: object = {}, who = token) =>
  app.call(cartaApi.upd, { token: who, body: { ...CLAVE_ES, ...TEXTO, version: 0, ...over } });
const sel = async (carta: (typeof CLAVES_CARTA)[number] = 'restablecer') =>
  (await app.call(cartaApi.sel, { token, params: { carta } })).data;
const spanish = async () => (await sel()).textos.find(({ idioma }) => idioma === 'es')!;
const outbox = () => app.db.selectFrom('correo').selectAll().orderBy('id_correo').execute();

test('the list names every letter, the languages that somebody edited, and who changed it last', async () => {
  await upd();
  await upd({ idioma: 'de' });
  const { data } = await app.call(cartaApi.todas, { token });
  expect(data.map(({ carta }) => carta)).toEqual(CLAVES_CARTA);
  expect(data.find(({ carta }) => carta === 'restablecer')).toMatchObject({ idiomas: ['de', 'es'], autor: admin.personal });
  expect(data.find(({ carta }) => carta === 'informe')).toEqual({ carta: 'informe', idiomas: [], autor: null, fecha_modificacion: null });
});

test('an edited text goes out in the language of its reader, and an unedited language in its original words', async () => {
  await upd();
  const ana = await buildUsuario(app.db, { idioma: 'es', nombres: 'Ana', correo_comprobado: true });
  const otto = await buildUsuario(app.db, { idioma: 'de' });
  for (const { correo_electronico } of [ana, otto]) await app.call(sesionApi.forgotPassword, { body: { email: correo_electronico! } });
  const [own, german] = await outbox();
  expect(own).toMatchObject({ asunto: 'Su clave nueva', tipo: 'restablecer' });
  expect(own!.texto).toMatch(/^Estimada Ana\n\nSu usuario es \d+\.\n\n.+#token=/);
  expect(german!.asunto).toBe('Setzen Sie Ihr Passwort für das Schulungsportal zurück');
});

test('a notice of a plan goes out in the edited words, of whichever act it comes', async () => {
  await upd({ carta: 'asignacion', asunto: 'Le toca {plan}', cuerpo: 'Buen día\n\n{planes}\n\n{boton}' });
  const plan = await buildPlan(app.db, { today: '2026-11-21' });
  const persona = await buildUsuario(app.db, { idioma: 'es' });
  const { id_asignacion } = await buildAsignacion(app.db, { id_usuario: persona.id_usuario, id_planestudio: plan.plan.id_planestudio });
  await app.call(emailApi.asigna, { token, body: { asignaciones: { ids: [id_asignacion] } } });
  const [mail] = await outbox();
  expect(mail!.asunto).toBe(`Le toca ${plan.plan.denominacion}`);
  expect(mail!.texto).toMatch(/^Buen día\n\n/);
});

test('a letter that is written already stays as it is, and the form says how many wait', async () => {
  const persona = await buildUsuario(app.db, { idioma: 'es' });
  await app.call(sesionApi.forgotPassword, { body: { email: persona.correo_electronico! } });
  const [before] = await outbox();
  await upd();
  expect((await outbox())[0]).toEqual(before);
  expect(await sel()).toMatchObject({ en_cola: 1 });
});

test('after a change the first letter costs one statement more, the next ones none', async () => {
  const people: Awaited<ReturnType<typeof buildUsuario>>[] = [];
  for (let index = 0; index < 4; index += 1) people.push(await buildUsuario(app.db, { idioma: 'es' }));
  const cost = async ({ correo_electronico }: (typeof people)[number]) => {
    await app.db.deleteFrom('intento_acceso').execute();
    recorder.take();
    await app.call(sesionApi.forgotPassword, { body: { email: correo_electronico! } });
    return recorder.take().length;
  };
  const original = await cost(people[0]!);
  await upd();
  expect(await cost(people[1]!)).toBe(original + 1);
  expect(await cost(people[2]!)).toBe(original);
  expect((await outbox()).map(({ asunto }) => asunto).slice(1)).toEqual(['Su clave nueva', 'Su clave nueva']);
});

describe('saving', () => {
  test('is refused with a sentence at the field, and nothing is stored', async () => {
    const { status, problem } = await upd({ asunto: 'Hola {nombre}', cuerpo: '{usuario}' });
    expect(status).toBe(400);
    expect(problem.claves).toEqual({
      asunto: { clave: 'cartas.problemas.noEnAsunto', valores: { campo: '{nombre}' } },
      cuerpo: { clave: 'cartas.problemas.falta', valores: { campo: '{boton}' } },
    });
    expect((await upd({ cuerpo: `{usuario}\n{boton}\n${'x'.repeat(5000)}` })).status).toBe(400);
    expect((await upd({ asunto: 'x'.repeat(151) })).status).toBe(400);
    expect((await spanish()).editada).toBe(false);
  });

  test('over a text that somebody else saved meanwhile is refused', async () => {
    expect((await upd()).data.version).toBe(1);
    expect((await upd({ asunto: 'Otro' })).problem.clave).toBe('cartas.errores.cambiada');
    expect((await upd({ asunto: 'Otro', version: 1 })).data.version).toBe(2);
    expect((await upd({ asunto: 'Viejo', version: 1 })).status).toBe(409);
    expect((await spanish()).asunto).toBe('Otro');
  });

  test('keeps the earlier text in the history, and so does going back to the original', async () => {
    await upd();
    await upd({ asunto: 'Segundo', version: 1 });
    const { id_carta_texto, original_asunto } = await spanish();
    const back = await app.call(cartaApi.original, { token, body: { ...CLAVE_ES, version: 2 } });
    expect(back.status).toBe(200);
    expect(await spanish()).toMatchObject({ asunto: original_asunto, editada: false, sirve: true, version: 3, id_carta_texto });
    const filtro = { tabla: 'carta_texto', id_registro: String(id_carta_texto) };
    const { data } = await app.call(logApi.sellst, { token, query: { pagina: 1, tamano: 10, filtro, orden: 'id_log' } });
    const changes = data.map(({ tipo, cambios }) => `${tipo} ${cambios}`);
    expect(changes).toHaveLength(3);
    expect(changes[1]).toContain('Su clave nueva → Segundo');
    expect(changes[2]).toContain('Segundo → (vacío)');
    const settings = await app.db.selectFrom('log').select('id_log').where('tabla', '=', 'configuracion').execute();
    expect(settings, 'the key of the texts is no setting that somebody changed').toEqual([]);
    const reader = await buildUsuario(app.db, { idioma: 'es' });
    await app.call(sesionApi.forgotPassword, { body: { email: reader.correo_electronico! } });
    expect((await outbox())[0]!.asunto).toBe(original_asunto);
  });

  test('the original of an original is refused', async () => {
    expect((await app.call(cartaApi.original, { token, body: { ...CLAVE_ES, version: 0 } })).status).toBe(409);
  });
});

test('a stored text that no longer fits is shown with a warning, and the original goes out', async () => {
  await upd();
  await app.db.updateTable('carta_texto').set({ cuerpo: 'Sin enlace {usuario}' }).execute();
  expect(await spanish()).toMatchObject({ editada: true, sirve: false, cuerpo: 'Sin enlace {usuario}' });
  const reader = await buildUsuario(app.db, { idioma: 'es' });
  await app.call(sesionApi.forgotPassword, { body: { email: reader.correo_electronico! } });
  expect((await outbox())[0]!.asunto).toBe((await spanish()).original_asunto);
});

describe('the preview', () => {
  const vista = (over: object = {}) => app.call(cartaApi.vista, { token, body: { ...CLAVE_ES, ...TEXTO, ...over } });

  test.each(CLAVES_CARTA)('of %s shows the original text as a letter', async (carta) => {
    const { asunto, cuerpo } = (await sel(carta)).textos.find(({ idioma }) => idioma === 'fr')!;
    const { data } = await vista({ carta, idioma: 'fr', asunto, cuerpo });
    expect(data.problemas).toEqual([]);
    expect(data.vista!.html).toContain('<html lang="fr">');
    expect(data.vista!.texto).not.toMatch(/[{}]/);
  });

  test('says why a text cannot be sent, at which field, and stores nothing', async () => {
    const { data } = await vista({ asunto: '', cuerpo: '{usuario} {hola}' });
    expect(data.vista).toBeNull();
    expect(data.problemas.map(({ en }) => en)).toEqual(['asunto', 'cuerpo', 'cuerpo']);
    expect(data.problemas[1]!.mensaje).toContain('{hola}');
    expect(await outbox()).toEqual([]);
  });
});

describe('a test', () => {
  const prueba = (over: object = {}, who = token) => app.call(cartaApi.prueba, { token: who, body: { ...CLAVE_ES, ...TEXTO, ...over } });

  test('goes to the address of its caller alone, with the unsaved text and links that open nothing', async () => {
    const { data } = await prueba();
    expect(data.clave, 'these tests have no mail server').toBe('cartas.prueba.enBandeja');
    expect(data.destinatario).toBe(admin.correo_electronico);
    expect(await outbox()).toMatchObject([
      {
        destinatario: admin.correo_electronico,
        id_usuario: admin.id_usuario,
        tipo: 'prueba',
        asunto: '[Prueba] Su clave nueva',
        estado: 'pendiente',
      },
    ]);
    expect((await outbox())[0]!.texto).not.toContain('token=');
    expect((await spanish()).editada).toBe(false);
  });

  test('is limited in a row, and a refused text sends nothing', async () => {
    expect((await prueba({ cuerpo: 'sin campos' })).status).toBe(400);
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      app.now = new Date(app.now.getTime() + 1000);
      answers.push((await prueba()).status);
    }
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.at(-1)).toBe(429);
    expect((await outbox()).length).toBeLessThan(7);
  });

  test('is refused to somebody without an e-mail', async () => {
    const nobody = await signIn(app, await buildAcceso(app.db, [], { correo_electronico: null }));
    expect((await prueba({}, nobody)).problem.clave).toBe('cartas.errores.sinCorreo');
  });
});

test('an access that is limited to companies is refused, an auditor reads', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  const limited = await limitedAdmin(app, [id_empresa]);
  const auditor = await signIn(app, await buildAcceso(app.db, [], { acotado: 'auditor' }));
  await upd();
  const statuses = async (who: string) => [
    (await app.call(cartaApi.todas, { token: who })).status,
    (await app.call(cartaApi.sel, { token: who, params: { carta: 'restablecer' } })).status,
    (await app.call(cartaApi.vista, { token: who, body: { ...CLAVE_ES, ...TEXTO } })).status,
    (await upd({ version: 1 }, who)).status,
    (await app.call(cartaApi.original, { token: who, body: { ...CLAVE_ES, version: 1 } })).status,
    (await app.call(cartaApi.prueba, { token: who, body: { ...CLAVE_ES, ...TEXTO } })).status,
  ];
  expect(await statuses(limited.token)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses(auditor)).toEqual([200, 200, 200, 403, 403, 403]);
  const entries = await app.call(logApi.sellst, {
    token: limited.token,
    query: { pagina: 1, tamano: 10, filtro: { tabla: 'carta_texto' } },
  });
  expect(entries.data).toEqual([]);
});
