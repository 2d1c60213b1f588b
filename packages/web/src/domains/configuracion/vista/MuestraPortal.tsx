import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { MarcaEnVista } from './marca-en-vista.ts';
import styles from './vista.module.css';
import { brandTokens } from '../../../core/theme/brand.ts';
import { OWN, type Scheme, SURFACES } from '../../../core/theme/brand-surfaces.ts';
import { BrandContext } from '../../../ui/page/brand.ts';
import { Logo } from '../../../ui/page/Logo.tsx';

interface Props {
  marca: MarcaEnVista;
  scheme: Scheme;
}

/** Tokens of a scheme as custom properties of one element, so that one page shows both schemes. */
function tokensOf({ color_primario, color_menu }: MarcaEnVista, scheme: Scheme): CSSProperties {
  const colors = { color_primario: color_primario ?? OWN.color_primario, color_menu: color_menu ?? OWN.color_menu };
  const tokens = { ...SURFACES[scheme], ...brandTokens(colors, scheme) };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

/** Sign-in, menu and the states of buttons and links in one scheme: a picture, with nothing to operate. */
export function MuestraPortal({ marca, scheme }: Props) {
  const t = useTranslations('marca.vista');
  const { nombre, logo, panel } = marca;
  return (
    <figure className={styles.esquema}>
      <figcaption>{t(scheme === 'light' ? 'claro' : 'oscuro')}</figcaption>
      <BrandContext value={{ nombre, logo, panel }}>
        <div className={styles.pantalla} style={tokensOf(marca, scheme)} aria-hidden="true">
          <div className={styles.ingreso}>
            <div className={styles.panel} data-picture={panel ? '' : undefined}>
              {panel && <img src={panel} alt="" />}
              <Logo tone="light" />
            </div>
            <div className={styles.formulario}>
              <strong>{t('iniciar')}</strong>
              <span className={styles.campo}>{t('usuario')}</span>
              <span className={styles.boton}>{t('iniciar')}</span>
            </div>
          </div>
          <div className={styles.marco}>
            <div className={styles.menu}>
              <Logo tone="light" />
              <span>{t('menu')}</span>
              <span data-active="">{t('planes')}</span>
              <span>{t('certificado')}</span>
            </div>
            <Estados />
          </div>
        </div>
      </BrandContext>
    </figure>
  );
}

function Estados() {
  const t = useTranslations('marca.vista');
  return (
    <div className={styles.estados}>
      <strong>{t('panel')}</strong>
      <div className={styles.fila}>
        <span className={styles.boton}>{t('boton')}</span>
        <span className={styles.boton} data-state="hover">
          {t('encima')}
        </span>
        <span className={styles.boton} data-state="focus">
          {t('foco')}
        </span>
        <span className={styles.boton} data-state="disabled">
          {t('inactivo')}
        </span>
      </div>
      <div className={styles.fila}>
        <span className={styles.enlace}>{t('enlace')}</span>
        <span className={styles.etiqueta}>{t('etiqueta')}</span>
      </div>
      <div className={styles.barras}>
        <i style={{ width: '78%' }} />
        <i style={{ width: '46%' }} />
      </div>
    </div>
  );
}
