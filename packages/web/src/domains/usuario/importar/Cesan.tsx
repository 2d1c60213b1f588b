import { useTranslations } from 'use-intl';
import styles from './carga.module.css';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';

interface Props {
  readonly total: number;
  /** Names of the first of them. */
  readonly nombres: readonly string[];
}

/** How many people become Cesado by the import, and who (P198). */
export function Cesan({ total, nombres }: Props) {
  const t = useTranslations('usuario.importar');
  const enumeration = useEnumeration();
  const more = total - nombres.length;
  const named = more > 0 ? [...nombres, t('cesanMas', { cantidad: more })] : nombres;
  return <p className={styles.cesan}>{t('cesan', { total, nombres: enumeration(named) })}</p>;
}

interface Counts {
  readonly aceptadas: number;
  readonly rechazadas: number;
  readonly cesan: number;
  readonly cesan_nombres: readonly string[];
}

/** Question before the import: who becomes Cesado, rows to write, rows left out. */
export function Confirmacion({ aceptadas, rechazadas, cesan, cesan_nombres }: Counts) {
  const t = useTranslations('usuario.importar');
  return (
    <>
      {cesan > 0 && <Cesan total={cesan} nombres={cesan_nombres} />}
      {t('confirmarTexto', { aceptadas: aceptadas - cesan, rechazadas })}
    </>
  );
}
