import { legibleSobre, textoSobre } from '@portal/contract/marca';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { MarcaEnVista } from './marca-en-vista.ts';
import styles from './vista.module.css';
import { OWN } from '../../../core/theme/brand-surfaces.ts';

const MuestraCertificado = lazy(async () => ({
  default: (await import('../../../pieces/certificado/lamina/MuestraCertificado.tsx')).MuestraCertificado,
}));

/** A mail, a certificate and the icon of the installed app: their colours do not follow the scheme. */
export function MuestraPapeles({ marca }: { marca: MarcaEnVista }) {
  const t = useTranslations('marca.vista');
  return (
    <div className={styles.papeles}>
      <figure>
        <figcaption>{t('correo')}</figcaption>
        <MuestraCorreo marca={marca} />
      </figure>
      <figure>
        <figcaption>{t('certificado')}</figcaption>
        <Suspense fallback={<div className={styles.hoja} aria-busy="true" />}>
          <MuestraCertificado marca={marca} />
        </Suspense>
      </figure>
      <figure>
        <figcaption>{t('icono')}</figcaption>
        <div className={styles.icono} aria-hidden="true">
          {marca.logo ? <img src={marca.logo} alt="" /> : <span className={styles.sinIcono}>{t('sinIcono')}</span>}
          <small>{marca.corto}</small>
        </div>
      </figure>
    </div>
  );
}

function MuestraCorreo({ marca: { nombre, logo, color_primario } }: { marca: MarcaEnVista }) {
  const t = useTranslations('marca.vista');
  const fill = color_primario ?? OWN.color_primario;
  return (
    <div className={styles.correo} style={{ borderTopColor: fill }} aria-hidden="true">
      <p className={styles.remite}>
        {logo && <img src={logo} alt="" />} {nombre}
      </p>
      <p>{t('saludo')}</p>
      <p>{t('parrafo')}</p>
      <span className={styles.boton} style={{ background: fill, color: textoSobre(fill) }}>
        {t('boton')}
      </span>
      <p style={{ color: legibleSobre(fill, '#ffffff'), textDecoration: 'underline' }}>{t('enlace')}</p>
    </div>
  );
}
