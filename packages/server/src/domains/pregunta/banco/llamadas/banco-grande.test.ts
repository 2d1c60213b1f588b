import { FUERA_HEADER, preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
/** As many as one file may have, in whole rounds of the kinds, or a part of them. */
const QUESTIONS = isThorough ? 19_998 : 120;
const MINUTES = isThorough ? 30 : 5;
let token = '';

beforeAll(async () => {
  await ensureCategoria(app.db, DOMINIO.categoriaPregunta);
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

/** The first, second and last one are those that QTI 2.1 holds. */
const KINDS = [
  '{=Sí ~No ~Quizá ~Nunca}',
  '{TRUE}',
  '{#12.5:0.5}',
  '{=ñandú =Ñandú}',
  '{=a -> x =b -> y =c -> z}',
  '{~%50%uno ~%50%dos ~%-50%tres}',
];
const bank = (questions: number): string =>
  Array.from(
    { length: questions },
    (_, index) => `¿Qué dice el artículo ${index} \\{«O'Higgins & Cía» 🎓\\}? ${KINDS[index % KINDS.length]}`,
  ).join('\n\n');

const review = async (body: Buffer) => (await app.call(preguntaApi.importar, { body, query: {}, token })).data;
const stored = async () => {
  const { n } = await app.db
    .selectFrom('pregunta')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

test(
  `a bank of ${QUESTIONS} questions is reviewed, written, exported, known again, and undone`,
  async () => {
    const before = await stored();
    const read = await review(Buffer.from(bank(QUESTIONS)));
    expect(read).toMatchObject({ formato: 'gift', total: QUESTIONS, aceptadas: QUESTIONS, rechazadas: 0, existentes: 0 });
    const { id_importacion } = read;
    const { data } = await app.call(preguntaApi.importarIns, { body: { id_importacion }, token });
    expect(data).toMatchObject({ insertados: QUESTIONS, rechazados: 0 });
    expect(await stored()).toBe(before + QUESTIONS);
    const written = { gift: QUESTIONS, moodle: QUESTIONS, qti21: QUESTIONS / 2 } as const;
    for (const [formato, total] of Object.entries(written)) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: `/api${preguntaApi.exportar.path}`,
        query: { formato },
        headers: { authorization: `Bearer ${token}` },
      });
      expect([statusCode, Number(headers[FUERA_HEADER])], formato).toEqual([200, QUESTIONS - total]);
      expect(await review(rawPayload), formato).toMatchObject({ total, existentes: total, rechazadas: 0 });
    }
    const undone = await app.call(preguntaApi.importarDeshacer, { params: { id: id_importacion }, query: {}, token });
    expect(undone.data).toMatchObject({ deshechos: QUESTIONS });
    expect(await stored()).toBe(before);
  },
  MINUTES * 60_000,
);
