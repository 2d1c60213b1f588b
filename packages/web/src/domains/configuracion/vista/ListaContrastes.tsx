import { CONTRASTE_MINIMO } from '@portal/contract/marca';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { medirMarca } from './contrastes.ts';
import type { MarcaEnVista } from './marca-en-vista.ts';
import styles from './vista.module.css';

/** Measured contrasts of a brand, and what the portal corrects. */
export function ListaContrastes({ marca }: { marca: MarcaEnVista }) {
  const t = useTranslations('marca.contraste');
  const { boton, menu, esquemas } = medirMarca(marca);
  const lines = [
    t(boton.blanco ? 'botonBlanco' : 'botonNegro', { valor: boton.valor }),
    ...esquemas.flatMap(({ scheme, enlace, linea }) => {
      const esquema = t(scheme === 'light' ? 'esquemaClaro' : 'esquemaOscuro');
      return [
        enlace.valor === enlace.antes ? t('enlaceIgual', { esquema, ...enlace }) : t('enlaceCorregido', { esquema, ...enlace }),
        linea.valor === linea.antes ? t('lineaIgual', { esquema, ...linea }) : t('lineaCorregida', { esquema, ...linea }),
      ];
    }),
  ];
  return (
    <div className={styles.contrastes} role="status">
      <strong>{t('titulo')}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <IconCheck size={16} aria-hidden="true" /> {line}
          </li>
        ))}
        <li data-bad={menu.sirve ? undefined : ''}>
          {menu.sirve ? <IconCheck size={16} aria-hidden="true" /> : <IconAlertTriangle size={16} aria-hidden="true" />}{' '}
          {menu.sirve ? t('menu', { valor: menu.valor }) : t('menuInsuficiente', { valor: menu.valor, minimo: CONTRASTE_MINIMO })}
        </li>
      </ul>
    </div>
  );
}
