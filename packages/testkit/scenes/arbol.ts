import { type Acto, type Inverso, type NodoArbol, planestudioApi } from '@portal/contract/planestudio';
import { beforeEach, expect } from 'vitest';
import { useTestApp } from '../app.ts';
import { buildPlan, type BuiltPlan } from '../builders/contenido/plan.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { ensureCategoria } from '../builders/parametro.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';

/** A plan of one program and course with the modules «M» («Uno», «Dos») and «N» («Tres»), and the calls that build in its tree. */
export function useArbol() {
  const test = useTestApp();
  const scene = { test, admin: '', plan: undefined as BuiltPlan | undefined };
  beforeEach(async () => {
    await ensureCategoria(test.db);
    scene.admin = await signIn(test, await buildUsuario(test.db, { admin: true, nombres: 'Ana', apellido_paterno: 'Pérez' }));
    scene.plan = await buildPlan(test.db, { today: '2026-11-21', estructura: { P: { C: { M: ['Uno', 'Dos'], N: ['Tres'] } } } });
  });
  const planOf = (): BuiltPlan => {
    if (!scene.plan) throw new Error('The plan is built before each test.');
    return scene.plan;
  };
  const planId = () => planOf().plan.id_planestudio;
  const act = (acto: Acto) => test.call(planestudioApi.actuar, { token: scene.admin, body: { id_planestudio: planId(), acto } });
  const done = async (acto: Acto) => {
    const { data, problem } = await act(acto);
    expect(problem?.message).toBeUndefined();
    return data;
  };
  const tree = async (of = planId()) => (await test.call(planestudioApi.arbol, { token: scene.admin, params: { id: of } })).data;
  return {
    test,
    /** Token of «Ana Pérez Materno», an administrator. */
    admin: () => scene.admin,
    plan: planOf,
    /** Replaces the plan of the test. */
    use: (plan: BuiltPlan) => void (scene.plan = plan),
    planId,
    act,
    done,
    undo: (inverso: Inverso | null) => {
      if (!inverso) throw new Error('The act cannot be undone.');
      return done({ acto: 'deshacer', inverso });
    },
    tree,
    node: async (titulo: string): Promise<NodoArbol | undefined> => (await tree()).find((one) => one.titulo === titulo),
    efecto: async (acto: Acto) => {
      const body = { de: 'arbol' as const, cambio: { id_planestudio: planId(), acto } };
      return (await test.call(planestudioApi.efecto, { token: scene.admin, body })).data;
    },
    modulo: (index = 0) => planOf().modulos[index]?.id_modulo ?? 0,
    tema: (index = 0) => planOf().temas[index]?.id_tema ?? 0,
    curso: () => planOf().cursos[0]?.id_curso ?? 0,
  };
}

/** Returns place and title of each node. */
export const shapeOf = (nodos: readonly NodoArbol[]): string[] => nodos.map(({ edt, titulo }) => `${edt} ${titulo}`);
