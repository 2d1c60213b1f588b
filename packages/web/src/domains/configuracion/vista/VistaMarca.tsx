import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ListaContrastes } from './ListaContrastes.tsx';
import type { MarcaEnVista } from './marca-en-vista.ts';
import { MuestraPapeles } from './MuestraPapeles.tsx';
import { MuestraPortal } from './MuestraPortal.tsx';
import styles from './vista.module.css';
import { basePath } from '../../../core/router/base-path.ts';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';

const HEX = /^#[0-9a-f]{6}$/i;

const textOf = (values: FormValues, name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '');
/** A colour that is typed completely; null: the portal's own. */
const colorOf = (values: FormValues, name: string): string | null => {
  const text = textOf(values, name);
  return HEX.test(text) ? text.toLowerCase() : null;
};

/** The portal, a mail, a certificate and the installed app in the brand of the form, light and dark, with their measured contrasts (P128). */
export function VistaMarca({ values }: { values: FormValues }) {
  const t = useTranslations('comun');
  const marca = usePortalInfo().data?.marca;
  const nombre = textOf(values, 'nombre_empresa') || t('producto');
  return (
    <Muestras
      nombre={nombre}
      corto={textOf(values, 'nombre_corto') || nombre}
      logo={addressOf(marca?.logo)}
      panel={addressOf(marca?.panel)}
      color_primario={colorOf(values, 'color_primario')}
      color_menu={colorOf(values, 'color_menu')}
    />
  );
}

const addressOf = (path: string | null | undefined): string | null => (path ? `${basePath}/api${path}` : null);

/** Memoised: every key typed in another field of the form renders it. */
const Muestras = memo(function Muestras(marca: MarcaEnVista) {
  const t = useTranslations('marca.vista');
  return (
    <section data-wide className={styles.vista} aria-label={t('titulo')}>
      <h2 className={styles.titulo}>{t('titulo')}</h2>
      <p className={styles.texto}>{t('texto')}</p>
      <div className={styles.esquemas}>
        <MuestraPortal marca={marca} scheme="light" />
        <MuestraPortal marca={marca} scheme="dark" />
      </div>
      <MuestraPapeles marca={marca} />
      <ListaContrastes marca={marca} />
    </section>
  );
});
