import type { Kind } from './kinds.ts';

const TOPICS = 60;

/** Learners of the durability test: short questionnaires, and more topics than anybody finishes during the test. */
export const STREAM: Kind = {
  people: 8,
  plan: 'Plan de caudal',
  estructura: {
    'Programa de caudal': {
      'Curso de caudal': {
        'Módulo de caudal': Array.from({ length: TOPICS }, (_, index) => ({ titulo: `Tema de caudal ${index + 1}`, banco: 3 })),
      },
    },
  },
};
