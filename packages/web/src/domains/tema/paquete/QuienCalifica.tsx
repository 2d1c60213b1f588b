import { CALIFICACIONES, type CalificacionTema, JUICIOS_PAQUETE, type JuicioPaquete } from '@portal/contract/paquete';
import { useTranslations } from 'use-intl';
import styles from './paquete.module.css';
import { RadioField } from '../../../ui/form/options/RadioField.tsx';

/** Judge of a topic with a package, and judge inside the package. */
export interface Eleccion {
  readonly calificacion: CalificacionTema;
  readonly juicio_paquete: JuicioPaquete;
}

interface Props {
  readonly value: Eleccion;
  readonly onChange: (value: Eleccion) => void;
}

/** Choice of the judge, each with its rule in one sentence (P286). */
export function QuienCalifica({ value, onChange }: Props) {
  const t = useTranslations('paquete.autor');
  return (
    <div className={styles.judges}>
      <RadioField
        label={t('quien.titulo')}
        data={CALIFICACIONES.map((each) => ({ value: each, label: t(`quien.${each}`), text: t(`quien.${each}Texto`) }))}
        value={value.calificacion}
        onChange={(calificacion) => onChange({ ...value, calificacion: calificacion as CalificacionTema })}
      />
      {value.calificacion === 'paquete' && (
        <RadioField
          label={t('juicio.titulo')}
          data={JUICIOS_PAQUETE.map((each) => ({ value: each, label: t(`juicio.${each}`), text: t(`juicio.${each}Texto`) }))}
          value={value.juicio_paquete}
          onChange={(juicio) => onChange({ ...value, juicio_paquete: juicio as JuicioPaquete })}
        />
      )}
    </div>
  );
}
