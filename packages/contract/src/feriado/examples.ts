import type { feriadoApi as calls, FeriadoFila } from './feriado.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const navidad: FeriadoFila = { id_feriado: 14, fecha: '2026-12-25', feriado: 'Navidad', ...STAMP };

export const feriado = {
  sellst: [navidad, { ...navidad, id_feriado: 13, fecha: '2026-12-09', feriado: 'Batalla de Ayacucho' }],
  sel: navidad,
  ins: { ...done, id_feriado: 15, avisos: [] },
  upd: { ...done, id_feriado: navidad.id_feriado, version: 2, avisos: [] },
  del: done,
} satisfies AnswersOf<typeof calls>;
