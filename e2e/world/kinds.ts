import type { PlanShape } from '@portal/testkit/builders/contenido/plan.ts';
import { PREGUNTAS } from '@portal/testkit/scenes/tipos.ts';

/** A kind of learner. Every journey takes a person of its own, so no journey disturbs another. */
export interface Kind {
  /** Number of people in each worker's world. */
  readonly people: number;
  readonly plan: string;
  readonly estructura: PlanShape;
  readonly names?: { readonly nombres: string; readonly apellido_paterno: string; readonly apellido_materno: string };
  readonly expiredPassword?: boolean;
}

/** Index of the topics that `requisito` links: [locked, must be approved first]. */
export const LOCKED_IN: Readonly<Record<string, readonly [number, number]>> = { bloqueado: [1, 0] };

const inModule = (...temas: PlanShape[string][string][string]): PlanShape => ({
  'Programa de ingreso': { 'Curso de bienvenida': { 'Módulo inicial': temas } },
});

const kind = <Kinds extends Record<string, Kind>>(kinds: Kinds): { readonly [Name in keyof Kinds]: Kind } => kinds;

/** The cast of the journeys. */
export const KINDS = kind({
  dosTemas: {
    people: 40,
    plan: 'Plan de ingreso',
    estructura: inModule({ titulo: 'Uso de extintores', banco: 4 }, { titulo: 'Pausas activas', banco: 4 }),
  },
  unTema: {
    people: 30,
    plan: 'Plan de un tema',
    estructura: inModule({ titulo: 'Orden y limpieza', banco: 3 }),
  },
  sinCuestionario: {
    people: 12,
    plan: 'Plan de lectura',
    estructura: inModule(
      { titulo: 'Carta de bienvenida', banco: 0, numero_preguntas: 0 },
      { titulo: 'Mapa de la tienda', banco: 0, numero_preguntas: 0, cuestionario: 0 },
      { titulo: 'Cierre de la lectura', banco: 2 },
    ),
  },
  bloqueado: {
    people: 12,
    plan: 'Plan por etapas',
    estructura: inModule({ titulo: 'Primera etapa', banco: 2 }, { titulo: 'Segunda etapa', banco: 2 }),
  },
  titular: {
    people: 12,
    plan: 'Plan de un certificado',
    estructura: inModule({ titulo: 'Atención al cliente: la niñez y sus señas', banco: 3 }),
    names: { nombres: 'Íñigo Ángel', apellido_paterno: "O'Higgins", apellido_materno: 'Muñoz Güell' },
  },
  vencida: {
    people: 8,
    plan: 'Plan de clave vencida',
    estructura: inModule({ titulo: 'Contraseñas seguras', banco: 2 }),
    expiredPassword: true,
  },
  deTodo: {
    people: 9,
    plan: 'Plan de todas las preguntas',
    estructura: inModule({ titulo: 'Preguntas de todo tipo', preguntas: PREGUNTAS }),
  },
  paquete: {
    people: 12,
    plan: 'Plan interactivo',
    estructura: inModule(
      { titulo: 'Lección interactiva', banco: 0, numero_preguntas: 0 },
      { titulo: 'Lección de un tercero', banco: 0, numero_preguntas: 0 },
      { titulo: 'Curso de un proveedor', banco: 0, numero_preguntas: 0 },
      { titulo: 'Lección en otra ventana', banco: 0, numero_preguntas: 0 },
    ),
  },
  claveMala: {
    people: 3,
    plan: 'Plan de una clave equivocada',
    estructura: inModule({ titulo: 'Una clave equivocada', banco: 1 }),
  },
});
export type KindName = keyof typeof KINDS;
