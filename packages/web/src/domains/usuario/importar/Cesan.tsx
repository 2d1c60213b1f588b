import type { ImportTypesOf, Lectura } from '@portal/contract/core';
import type { usuarioImportacion } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';
import { SinLeer } from './SinLeer.tsx';
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
  readonly lectura: Lectura;
  /** Choices with which the file was read. */
  readonly opciones: ImportTypesOf<typeof usuarioImportacion>['optionsInput'] | undefined;
}

/** Question before the import: who becomes Cesado, sheets that were not read, rows to write, rows left out. */
export function Confirmacion({ aceptadas, rechazadas, cesan, cesan_nombres, lectura, opciones }: Counts) {
  const t = useTranslations('usuario.importar');
  return (
    <>
      {cesan > 0 && <Cesan total={cesan} nombres={cesan_nombres} />}
      <SinLeer review={{ lectura }} opciones={opciones} />
      {t('confirmarTexto', { aceptadas: aceptadas - cesan, rechazadas })}
    </>
  );
}
