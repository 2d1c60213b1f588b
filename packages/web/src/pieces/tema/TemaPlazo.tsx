import type { TemaAlumno } from '@portal/contract/asignacion';
import styles from './plazo.module.css';
import { type Plazo, usePlazo } from './use-plazo.ts';

/** Deadline of a topic in words; renders nothing once it is approved. */
export function TemaPlazo({ tema }: { tema: Pick<TemaAlumno, 'aprobado' | 'vencido' | 'bloqueado' | 'fecha_fin'> }) {
  const plazo = usePlazo();
  return tema.aprobado ? null : <PlazoText plazo={plazo(tema)} />;
}

/** A due date in its words, in amber when it is near and in red when it has passed. */
export const PlazoText = ({ plazo: { words, tone } }: { plazo: Plazo }) => <span className={tone && styles[tone]}>{words}</span>;
