import { Readable } from 'node:stream';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildLlave } from '@portal/testkit/builders/ingreso/llave.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { fillTable, plant, textColumns } from '@portal/testkit/files/plant-mark.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { scimClient } from '@portal/testkit/scenes/scim.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, test } from 'vitest';
import { zipStream } from '../../core/spreadsheet/xlsx/zip-stream.ts';
import { queueMail } from '../email/email.public.ts';
import { suppress } from './suprimir.service.ts';

const app = useTestApp();
beforeAll(async () => {
  const plan = await buildPlan(app.db, { estructura: { P: { C: { M: ['Caja'] } } } });
  await take(await enrol(app, [plan], { id_empresa: (await buildEmpresa(app.db)).id_empresa }), plan.ocurrencias[0]!);
});

const PERSONA = {
  username: '45671234',
  numero_documento: '45671234',
  nombres: 'Zoraida Inés',
  apellido_paterno: 'Quintañilla',
  apellido_materno: 'Velarde',
  correo_electronico: 'zoraida.q@example.com',
  telefono: '987600123',
} as const;

/** As others write of the person, the longest last: a column takes what fits. */
const WRITTEN = [
  'la cubre ZORAIDA  QUINTANILLA desde hoy (zoraida.Q@example.com, 987600123; DNI 45671235.)',
  'Quintañilla Velarde, Zoraida Inés',
  'Zoraida Quintañilla',
  'ZORAIDA.Q@example.com',
  'https://ayuda.example/45671235',
  '45671235',
];
const MARK = 'quinta[nñ]illa|zoraida (?!prado)|zoraida\\.|4567123[45]|987600123';

test("passkeys, the provider's names, a report in a letter that waits, and what others pinned, searched or wrote of it go with a person", async () => {
  const admin = await buildUsuario(app.db, { admin: true });
  const person = await buildUsuario(app.db, { ...PERSONA, id_empresa: (await buildEmpresa(app.db)).id_empresa });
  const { id_usuario } = person;
  await buildLlave(app, person);
  await app.db
    .insertInto('scim_usuario')
    .values({ id_usuario, id_externo: '00u-zoraida', nombre_usuario: PERSONA.correo_electronico })
    .execute();
  const scim = scimClient(app, () => token);
  const { token } = await buildScimToken(app.db);
  const query = { filter: `userName eq "${PERSONA.correo_electronico}"` };
  expect((await scim('GET', '/Users', { query })).data.totalResults).toBe(1);
  const name = 'Zoraida Inés Quintañilla Velarde';
  const letter = {
    tipo: 'informe',
    id_usuario: admin.id_usuario,
    destinatario: 'jefa@example.com',
    asunto: 'x',
    texto: 'x',
    html: 'x',
    now: app.now,
  };
  for (const [clave, row] of Object.entries({
    suya: `<t>${name}</t>`,
    codigo: `<t>${person.codigo_usuario}</t>`,
    ajena: '<t>Zoraida Prado</t>',
  })) {
    const parts = [{ path: 'xl/worksheets/sheet1.xml', text: [`<worksheet>${row}</worksheet>`] }];
    const bytes = Buffer.concat(await Readable.from(zipStream(parts)).toArray());
    await queueMail(app.db, { ...letter, clave }, { nombre: 'informe.xlsx', tipo: 'x', bytes });
  }
  const fijados = JSON.stringify([{ ruta: `/usuario?buscar=Zoraida%20Quintañilla&id=${id_usuario}`, titulo: name }]);
  await statement`insert into navegacion (id_usuario, fijados) values (${admin.id_usuario}, ${fijados}::jsonb)`.execute(app.db);
  await statement`insert into reporte_guardado (id_usuario, nombre, ruta, filtros, rango, usuario_creacion, fecha_creacion, fecha_modificacion)
    values (${admin.id_usuario}, ${`Avance de ${name}`}, '/reporteusuarioxempresa', ${JSON.stringify({ buscar: 'quintanilla velarde zoraida' })}::jsonb, 'todo',
      ${admin.username}, now(), now())`.execute(app.db);
  await statement`insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, observacion, usuario_creacion)
    values (${admin.id_usuario}, 'vacaciones', '2026-01-01', '2026-01-05', 'La cubre Zoraida Quintañilla', ${admin.username})`.execute(
    app.db,
  );

  const orden = { id_usuario, seudonimo: 'XABCDEF000', now: app.now, today: '2026-11-21' };
  await app.db.transaction().execute((trx) => suppress(trx, { ...orden, autor: { id_autor: null, usuario: 'sistema' } }));
  expect(await placesOf((await textColumns(app.db)).filter(({ tabla }) => tabla !== 'correo'))).toEqual([]);
  for (const value of [PERSONA.correo_electronico, '00u-zoraida', 'XABCDEF000'])
    expect((await scim('GET', '/Users', { query: { filter: `userName eq "${value}"` } })).data.totalResults).toBe(
      value.startsWith('X') ? 1 : 0,
    );
  const left = await statement<{ tabla: string }>`
    select 'llave' as tabla from llave where id_usuario = ${id_usuario} union all select 'scim' from scim_usuario where id_usuario = ${id_usuario}`.execute(
    app.db,
  );
  expect(left.rows).toEqual([]);
  const letters = await statement<{ clave: string; lleno: boolean }>`
    select clave, adjunto is not null as lleno from correo where tipo = 'informe' order by clave`.execute(app.db);
  expect(letters.rows).toEqual([
    { clave: 'ajena', lleno: true },
    { clave: 'codigo', lleno: false },
    { clave: 'suya', lleno: false },
  ]);
});

test("what names other people stays: a person of the same name, a shared address, a longer name, an author's word that is a sign-in name", async () => {
  const shared = { correo_electronico: 'familia@example.com', telefono: '900111222' };
  const one = await buildUsuario(app.db, {
    username: 'ventas',
    nombres: 'Rosa',
    apellido_paterno: 'Luna',
    apellido_materno: 'Paz',
    ...shared,
  });
  const other = await buildUsuario(app.db, { nombres: 'Rosa', apellido_paterno: 'Luna', apellido_materno: 'Díaz', ...shared });
  await statement`update configuracion set firma_notificacion = 'Rosa Luna Díaz, familia@example.com, 900111222, Curso de ventas'`.execute(
    app.db,
  );
  await statement`update curso set titulo = 'Técnicas de ventas de Rosa Luna Paz', etiquetas = repeat('x', 238) || ' Luna, Rosa.'`.execute(
    app.db,
  );
  const orden = { id_usuario: one.id_usuario, seudonimo: 'XABCDEF001', now: app.now, today: '2026-11-21' };
  await app.db.transaction().execute((trx) => suppress(trx, { ...orden, autor: { id_autor: null, usuario: 'sistema' } }));
  const { rows } = await statement<{ firma: string; titulo: string; largo: number; personal: string; correo: string }>`
    select c.firma_notificacion as firma, k.titulo, length(k.etiquetas) as largo, u.personal, u.correo_electronico as correo
    from configuracion c, curso k, usuario u where u.id_usuario = ${other.id_usuario} limit 1`.execute(app.db);
  expect(rows[0]).toEqual({
    firma: 'Rosa Luna Díaz, familia@example.com, 900111222, Curso de ventas',
    titulo: 'Técnicas de ventas de XABCDEF001',
    largo: 250,
    personal: 'Rosa Luna Díaz',
    correo: 'familia@example.com',
  });
});

/** Columns that hold no word of a person, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'acceso_externo.motivo': 'the key of a refusal, and never beside an e-mail',
  'configuracion.zona_horaria': 'a time zone, judged when it is saved',
  'certificado.codigo': 'made by the portal',
  'certificado.documento': 'an issued certificate of somebody else does not change',
  'certificado.empresa': 'an issued certificate of somebody else does not change',
  'certificado.lugar': 'an issued certificate of somebody else does not change',
  'certificado.nombre': 'an issued certificate of somebody else does not change',
  'certificado.numero': 'made by the portal',
  'certificado.reemplaza': 'a number made by the portal',
  'certificado.tema': 'an issued certificate of somebody else does not change',
  'certificado_firmante.cargo': 'who signed certificates of others stays on them',
  'certificado_firmante.nombre': 'who signed certificates of others stays on them',
  'parametro.codigo_parametro': 'a key of other records',
  'paquete.avisos': 'words of the portal',
  'paquete.lecciones': 'the manifest of a package, with its paths',
  'paquete.version': 'the standard of a package',
  'paquete_archivo.ruta': 'the path of a file in a package',
  'paquete_estado.cmi': 'the state of a lesson: that of the person is emptied',
  'paquete_estado.leccion': 'the identifier of a lesson in its manifest',
  'paquete_lanzamiento.idioma': 'a language',
  'paquete_registro.dicho': 'the claims of a lesson: those about the person are emptied',
  'paquete_registro.leccion': 'the identifier of a lesson in its manifest',
};
/** Words of the program, and hashes. */
const FIXED = /\.(tabla|tipo|tipo_mime)$|hash$/;

/** Values that rows of these tables need. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carta_texto: { asunto: `'x'`, cuerpo: `'x'` },
  certificado_diseno: { imagen_logo: `repeat('0', 64)`, texto_logo: `'x'` },
  certificado_firmante: { orden: '1', imagen: `repeat('0', 64)` },
  certificado_imagen: { clave: `repeat('0', 64)` },
  consulta: { respuesta: `'x'`, fecha_respuesta: 'now()' },
  correo: { adjunto: `'x'`, adjunto_nombre: `'x'`, adjunto_tipo: `'x'` },
  feedback: { escala: '10' },
  nombre_anterior: { id_empresa: '1' },
  importacion: { estado: `'deshecha'`, resultado: `'{}'`, deshecho: `'{}'` },
  importacion_fila: { estado: `'rechazada'`, error: `'x'` },
  simulacion: { estado: `'aplicada'`, resultado: `'{}'` },
  webhook_clave: { secreto_anterior: `'x'`, anterior_hasta: 'now()' },
  regla_condicion: { id_empresa: '1' },
  tableta: { maximo_mb: '100' },
};

/** Returns the columns that contain a mark, with an example. */
async function placesOf(columns: readonly { readonly tabla: string; readonly columna: string }[]): Promise<string[]> {
  const places: string[] = [];
  for (const { tabla, columna } of columns) {
    const value = statement.ref(columna);
    const { rows } = await statement<{ valor: string }>`
      select ${value}::text as valor from ${statement.table(tabla)} where ${value}::text ~* ${MARK} limit 1`.execute(app.db);
    if (rows[0]) places.push(`${tabla}.${columna}: ${rows[0].valor}`);
  }
  return places;
}

test('a name in any column of text of any table goes with the person', async () => {
  const person = await buildUsuario(app.db, { ...PERSONA, username: '45671235', numero_documento: '45671235' });
  const refused: string[] = [];
  const { rows } = await statement<{ name: string }>`
    select conrelid::regclass || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) ~ '= ANY|~|<@'`.execute(app.db);
  const listed = new Set(rows.map(({ name }) => name));
  const columns = (await textColumns(app.db)).filter(
    ({ tabla, columna }) => tabla !== 'usuario' && !WITHOUT[`${tabla}.${columna}`] && !FIXED.test(`${tabla}.${columna}`),
  );
  await app.db.transaction().execute(async (trx) => {
    await statement`set local session_replication_role = replica`.execute(trx);
    await statement`update correo set adjunto = 'x', adjunto_nombre = 'x', adjunto_tipo = 'x'`.execute(trx);
    await statement`update detalle set respuesta = null`.execute(trx);
    for (const tabla of new Set(columns.map((each) => each.tabla))) await fillTable(trx, tabla, ROWS[tabla]);
    for (const column of columns) if (!(await plant(trx, column, WRITTEN))) refused.push(`${column.tabla}.${column.columna}`);
  });
  expect((await placesOf(columns)).length).toBe(columns.length - refused.length);
  const orden = { id_usuario: person.id_usuario, seudonimo: 'XABCDEF123', now: app.now, today: '2026-11-21' };
  await app.db.transaction().execute((trx) => suppress(trx, { ...orden, autor: { id_autor: null, usuario: 'sistema' } }));
  const left = await placesOf(columns);
  expect(left).toEqual([]);
  expect(refused.filter((name) => !listed.has(name))).toEqual([]);
});
