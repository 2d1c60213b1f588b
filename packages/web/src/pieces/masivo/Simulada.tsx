import type { OperacionMasiva } from '@portal/contract/masivo';
import { useTranslations } from 'use-intl';
import { Filas } from './Filas.tsx';
import styles from './masivo.module.css';
import { useDestino } from './use-destino.ts';
import { Consequences } from '../../ui/overlay/Consequences.tsx';
import { Folded } from '../../ui/page/Folded.tsx';

/** Consequences of an act, before it is confirmed: who changes, what comes with it, who stays and why. */
export function Simulada({ operacion }: { readonly operacion: OperacionMasiva }) {
  const t = useTranslations('masivo');
  const { por_hacer, nombres, efectos, deshace } = operacion;
  const named = nombres.join(', ');
  return (
    <>
      <Consequences title={t('sigue')}>
        <li>
          <strong>
            {t(operacion.de ? 'cambianRegistros' : 'cambian', {
              total: por_hacer,
              destino: useDestino(operacion),
              clase: deshace === null ? operacion.clase : 'vuelta',
            })}
          </strong>
          {por_hacer > 0 && (
            <> {t(por_hacer > nombres.length ? 'nombresYMas' : 'nombres', { nombres: named, mas: por_hacer - nombres.length })}</>
          )}
        </li>
        {efectos.map(({ efecto, nombre, total }) => (
          <li key={`${efecto} ${nombre}`}>{t(`efectos.${efecto}`, { nombre: nombre ?? '', total })}</li>
        ))}
      </Consequences>
      <Motivos operacion={operacion} />
      {deshace === null && operacion.clase !== 'eliminar' && <p className={styles.note}>{t('unDia')}</p>}
    </>
  );
}

/** Who stays as it is, by reason, with the list of all. */
export function Motivos({ operacion }: { readonly operacion: OperacionMasiva }) {
  const t = useTranslations();
  const { rechazadas, motivos } = operacion;
  return (
    <>
      {rechazadas > 0 && (
        <Consequences title={t('masivo.noCambian', { total: rechazadas })}>
          {motivos.map(({ motivo, total }) => (
            <li key={motivo}>{t('masivo.motivo', { motivo: t(`comun.opciones.motivoMasivo.${motivo}`), total })}</li>
          ))}
        </Consequences>
      )}
      <Folded title={t('masivo.verFilas')} open={false} level={3}>
        <Filas operacion={operacion} />
      </Folded>
    </>
  );
}
