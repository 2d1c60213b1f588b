import type { MaestroNuevo } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';
import { ElegirButton } from './ElegirButton.tsx';
import { Section } from '../../../ui/page/Section.tsx';

const COLUMNS = ['clase', 'codigo', 'nombre', 'empresa', 'filas', 'parecidos'] as const;

interface Props {
  readonly maestros: readonly MaestroNuevo[];
  readonly total: number;
  readonly busy: boolean;
  /** Uses a stored record instead of a new one. */
  readonly onUse: (clave: string, id: number) => void;
}

/** Companies and parameters that the confirmation would create, beside those that they resemble and that can be used instead. */
export function MaestrosNuevos({ maestros, total, busy, onUse }: Props) {
  const t = useTranslations('usuario.importar');
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
            {maestros.map(({ clase, clave, codigo, nombre, empresa, filas, existentes }) => (
              <tr key={clave}>
                <td>{t(`clases.${clase}`)}</td>
                <td>{codigo}</td>
                <td>{nombre}</td>
                <td>{empresa}</td>
                <td>{filas}</td>
                <td>
                  {existentes.map((existente) => (
                    <ElegirButton key={existente.id} busy={busy} onClick={() => onUse(clave, existente.id)}>
                      {t('usar', { nombre: existente.nombre, codigo: existente.codigo })}
                    </ElegirButton>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className={styles.note}>{t('maestrosMas', { cantidad: more })}</p>}
    </Section>
  );
}
