import { contraste, CONTRASTE_MINIMO, legibleSobre, textoSobre } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './configuracion.module.css';
import type { FormValues } from '../../ui/master/master-form-props.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const DEFAULTS = { color_primario: '#50cd89', color_menu: '#12161c' } as const;
const WHITE = '#ffffff';

/** Returns a chosen colour, or the portal's own while none is chosen or typed completely. */
function colorOf(values: FormValues, name: keyof typeof DEFAULTS): string {
  const value = values[name];
  return typeof value === 'string' && HEX.test(value) ? value.toLowerCase() : DEFAULTS[name];
}

/** Menu, button and link in the chosen colours, with the contrast of their texts. */
export function VistaMarca({ values }: { values: FormValues }) {
  const t = useTranslations('configuracion.vista');
  const [primario, menu] = [colorOf(values, 'color_primario'), colorOf(values, 'color_menu')];
  const [enBoton, enlace] = [textoSobre(primario), legibleSobre(primario, WHITE)];
  const figure = (valor: number) => t('contraste', { valor, minimo: CONTRASTE_MINIMO });
  return (
    <figure data-wide className={styles.vista}>
      <figcaption>{t('marca')}</figcaption>
      <div className={styles.muestra}>
        <span className={styles.menu} style={{ background: menu, color: WHITE }}>
          {t('menu')}
        </span>
        <small>{figure(contraste(menu, WHITE))}</small>
        <span className={styles.boton} style={{ background: primario, color: enBoton }}>
          {t('boton')}
        </span>
        <small>{figure(contraste(primario, enBoton))}</small>
        <span className={styles.enlace} style={{ color: enlace, background: WHITE }}>
          {t('enlace')}
        </span>
        <small>{figure(contraste(enlace, WHITE))}</small>
      </div>
    </figure>
  );
}
