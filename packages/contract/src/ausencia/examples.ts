import type { ausenciaApi as calls, AusenciaFila } from './ausencia.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { planillaAusencias } from './examples/importar.ts';
import { done, LEARNER, STAMP } from '../examples/scene.ts';

const vacaciones: AusenciaFila = {
  id_ausencia: 1,
  id_usuario: LEARNER,
  tipo: 'vacaciones',
  fecha_desde: '2026-12-01',
  fecha_hasta: '2026-12-15',
  observacion: 'Programadas en enero',
  codigo_usuario: 'ALU003',
  personal: 'Alba Quispe Ñahui',
  empresa: 'Comercial Andina',
  dias: 15,
  ...STAMP,
};

export const ausencia = {
  sellst: [vacaciones],
  sel: vacaciones,
  ins: { ...done, id_ausencia: 2, avisos: [] },
  upd: { ...done, id_ausencia: vacaciones.id_ausencia, version: 2, avisos: [] },
  del: done,
  ofUsuario: [vacaciones],
  ...planillaAusencias,
} satisfies AnswersOf<typeof calls>;
