import type { MaestroNuevo } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { Section } from '../../../ui/page/Section.tsx';

const COLUMNS = ['clase', 'codigo', 'nombre', 'empresa', 'filas', 'parecidos'] as const;

/** Companies and parameters that the confirmation would create, beside those that they resemble. */
export function MaestrosNuevos({ maestros, total }: { readonly maestros: readonly MaestroNuevo[]; readonly total: number }) {
  const t = useTranslations('usuario.importar');
  const enumeration = useEnumeration();
  const more = total - maestros.length;
  return (
    <Section title={t('maestros', { total })} description={t('maestrosTexto')}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('maestrosTabla.titulo')}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`maestrosTabla.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {maestros.map(({ clase, codigo, nombre, empresa, filas, parecidos }) => (
              <tr key={`${clase} ${empresa ?? ''} ${codigo}`}>
                <td>{t(`clases.${clase}`)}</td>
                <td>{codigo}</td>
                <td>{nombre}</td>
                <td>{empresa}</td>
                <td>{filas}</td>
                <td className={styles.alike}>{enumeration(parecidos)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className={styles.note}>{t('maestrosMas', { cantidad: more })}</p>}
    </Section>
  );
}
