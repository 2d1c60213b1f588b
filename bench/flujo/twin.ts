import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';

/**
 * A bare server that does the work of the portal's questions and grade and nothing else: no framework, no validation, no rights beyond the
 * session, no rules about assignments. Same tables, one prepared statement per table, one transaction to open and draw, one to grade.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const names = new Map<string, string>();
function run<Row>(client: Pick<PoolClient, 'query'>, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return client.query<never>({ name, text, values: [...values] }).then(({ rows }) => rows as Row[]);
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

interface Person {
  readonly id_usuario: number;
  readonly username: string;
}

async function personOf({ headers }: IncomingMessage): Promise<Person> {
  const hash = createHash('sha256')
    .update(headers.authorization?.slice('Bearer '.length) ?? '')
    .digest('hex');
  const [person] = await run<Person>(
    pool,
    `select u.id_usuario, u.username from sesion s join usuario u using (id_usuario)
      where s.token_hash = $1 and s.fecha_revocacion is null and s.fecha_expiracion > now() and u.codigo_estado = 1`,
    [hash],
  );
  if (!person) throw new Error('no session');
  return person;
}

type Place = Record<'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema', number>;
const idsOf = (place: Place) => [place.id_planestudio, place.id_programa, place.id_curso, place.id_modulo, place.id_tema];

const questions = ({ id_usuario, username }: Person, place: Place) =>
  inTransaction(async (client) => {
    const [attempt] = await run<{ id_evaluacion: number }>(
      client,
      `insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, notaminima, total,
          usuario_creacion, fecha_creacion) values ($1, $2, $3, $4, $5, $6, 1, 70, 10, $7, now()) returning id_evaluacion`,
      [id_usuario, ...idsOf(place), username],
    );
    return run(
      client,
      `with drawn as (
          insert into detalle (id_evaluacion, id_pregunta, version, numero_orden)
          select $1, id_pregunta, version, row_number() over () from (
            select q.id_pregunta, q.version from tema_pregunta join pregunta q using (id_pregunta)
            where id_tema = $2 and q.codigo_estado = 1 order by random() limit 10
          ) as chosen returning *
        )
        select d.id_evaluacion, d.id_pregunta, d.numero_orden, v.pregunta, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d
        from drawn d join pregunta_version v using (id_pregunta, version) order by d.numero_orden`,
      [attempt!.id_evaluacion, place.id_tema],
    );
  });

interface Answer {
  readonly id_evaluacion: number;
  readonly id_pregunta: number;
  readonly respuesta: number;
}
type Drawn = Place & { readonly id_pregunta: number; readonly indicador_correcta: number };

const submit = ({ id_usuario, username }: Person, answers: readonly Answer[]) =>
  inTransaction(async (client) => {
    const { id_evaluacion } = answers[0]!;
    const drawn = await run<Drawn>(
      client,
      `select e.*, d.id_pregunta, v.indicador_correcta from evaluacion e join detalle d using (id_evaluacion)
        join pregunta_version v using (id_pregunta, version)
        where e.id_evaluacion = $1 and e.id_usuario = $2 and e.fecha_fin is null for no key update of e`,
      [id_evaluacion, id_usuario],
    );
    const key = new Map(drawn.map(({ id_pregunta, indicador_correcta }) => [id_pregunta, indicador_correcta]));
    const right = answers.map(({ id_pregunta, respuesta }) => key.get(id_pregunta) === respuesta);
    const nota = (right.filter(Boolean).length / drawn.length) * 100;
    const grade = { id_evaluacion, nota, aprobado: nota >= 70 };
    await store(client, { id_usuario, username, place: drawn[0]!, answers, right, grade });
    return grade;
  });

interface Graded extends Person {
  readonly place: Place;
  readonly answers: readonly Answer[];
  readonly right: readonly boolean[];
  readonly grade: { readonly id_evaluacion: number; readonly nota: number; readonly aprobado: boolean };
}

async function store(client: PoolClient, { id_usuario, username, place, answers, right, grade }: Graded): Promise<void> {
  const { id_evaluacion, nota, aprobado } = grade;
  await run(
    client,
    `update detalle d set respuesta = v.respuesta, es_correcta = v.correcta
      from unnest($2::integer[], $3::smallint[], $4::boolean[]) as v (id_pregunta, respuesta, correcta)
      where d.id_evaluacion = $1 and d.id_pregunta = v.id_pregunta`,
    [id_evaluacion, answers.map(({ id_pregunta }) => id_pregunta), answers.map(({ respuesta }) => respuesta), right],
  );
  await run(client, `update evaluacion set correcta = $2, nota = $3, aprobado = $4, fecha_fin = now() where id_evaluacion = $1`, [
    id_evaluacion,
    right.filter(Boolean).length,
    nota,
    aprobado,
  ]);
  await run(
    client,
    `insert into progreso_tema as p (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado,
        id_evaluacion, fecha_aprobado, fecha_ultima) values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, case when $8 then now() end, now())
      on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)
      do update set intentos = p.intentos + 1, nota = greatest(p.nota, excluded.nota), aprobado = p.aprobado or excluded.aprobado`,
    [id_usuario, ...idsOf(place), nota, aprobado, id_evaluacion],
  );
  await run(
    client,
    `update progreso set aprobados = aprobados + $3, calificados = calificados + 1, suma_notas = suma_notas + $4, evaluaciones = evaluaciones + 1
      where id_usuario = $1 and id_planestudio = $2`,
    [id_usuario, place.id_planestudio, Number(aprobado), nota],
  );
  if (aprobado)
    await run(
      client,
      `insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, fecha_creacion)
        select $1, 'G-' || nextval('certificado_numero'), $2, u.personal, t.titulo, $3, 'Lima', current_date, now()
        from usuario u, tema t where u.id_usuario = $4 and t.id_tema = $5`,
      [id_evaluacion, randomBytes(12).toString('hex'), nota, id_usuario, place.id_tema],
    );
  await run(
    client,
    `insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion) values ($1, $2, 'evaluacion', 'evaluacion_fin', $3, now())`,
    [id_usuario, username, `Intento ${id_evaluacion}: ${nota}`],
  );
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const [person, body] = await Promise.all([personOf(request), bodyOf(request)]);
  return request.url === '/questions' ? questions(person, body as Place) : submit(person, body as Answer[]);
}

/** Listens on a free port and prints it. */
const server = createServer((request, response) => {
  answer(request).then(
    (value) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
