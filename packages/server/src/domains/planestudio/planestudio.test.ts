import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let soporte: string;
let alumno: string;
let plan: BuiltPlan;

beforeAll(async () => {
  soporte = await signIn(test, await buildUsuario(test.db, { indicador_soporte: 1 }));
  alumno = await signIn(test, await buildUsuario(test.db));
  // Two programs; 3 courses, 3 modules; 4 topics of 30 minutes, one of them without questionnaire.
  plan = await buildPlan(test.db, {
    denominacion: 'Inducción Ñandú',
    fecha_inicio: '2026-12-01',
    fecha_fin: '2026-12-31',
    estructura: {
      Uno: {
        A: {
          M1: [
            { titulo: 'T1', duracion: 30 },
            { titulo: 'T2', duracion: 30 },
          ],
        },
        B: { M2: [{ titulo: 'T3', duracion: 30 }] },
      },
      Dos: { C: { M3: [{ titulo: 'T4', duracion: 30, cuestionario: 0 }] } },
    },
  });
  await buildPlan(test.db, { denominacion: 'Plan vacío', fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31', estructura: {} });
});

const list = (query: Record<string, string | number> = {}, token = soporte) => test.call(planestudioApi.sellst, { query, token });

describe('GET /planestudio/sellst', () => {
  it('counts the content of each plan, latest plan first', async () => {
    const { data } = await list();
    expect(data.map(({ denominacion }) => denominacion)).toEqual(['Inducción Ñandú', 'Plan vacío']);
    expect(data[0]).toMatchObject({ programas: 2, cursos: 3, modulos: 3, temas: 4, cuestionarios: 3, duracion: 2 });
    expect(data[1]).toMatchObject({ programas: 0, cursos: 0, modulos: 0, temas: 0, cuestionarios: 0, duracion: 0 });
  });

  it('counts a topic once for each active occurrence', async () => {
    await test.db.updateTable('curso').set({ codigo_estado: 2 }).where('id_curso', '=', plan.cursos[1]!.id_curso).execute();
    expect((await list()).data[0]).toMatchObject({ cursos: 3, temas: 3, cuestionarios: 2, duracion: 1.5 });
    await test.db.updateTable('curso').set({ codigo_estado: 1 }).where('id_curso', '=', plan.cursos[1]!.id_curso).execute();
  });

  it('is paged, searched without accents and ordered by the database', async () => {
    const page = await list({ pagina: 1, tamano: 1, orden: 'temas' });
    expect(page.total).toBe(2);
    expect(page.data[0]!.denominacion).toBe('Plan vacío');
    expect((await list({ pagina: 1, buscar: 'induccion nandu' })).data).toHaveLength(1);
    expect((await list({ orden: 'version' })).status).toBe(400);
  });

  it('answers 403 to learners', async () => {
    expect((await list({}, alumno)).status).toBe(403);
  });
});
