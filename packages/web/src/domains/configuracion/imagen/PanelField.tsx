import { IMAGENES_MARCA } from '@portal/contract/configuracion';
import { useTranslations } from 'use-intl';
import { ImagenField } from './ImagenField.tsx';
import styles from '../configuracion.module.css';
import { useRemovePanel, useSavePanel } from './imagen.queries.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';

const { tipos, bytes } = IMAGENES_MARCA.panel;
const KILO = 1024;

/** Picture of the sign-in's panel. */
export function PanelField() {
  const t = useTranslations('marca.panel');
  const panel = usePortalInfo().data?.marca.panel;
  const texts = {
    titulo: t('titulo'),
    texto: t('texto', { kb: bytes / KILO }),
    elegir: t('elegir'),
    quitar: t('quitar'),
    guardado: t('guardada'),
    quitado: t('quitada'),
  };
  const image = panel && <img className={styles.imagen} src={`${basePath}/api${panel}`} alt={t('actual')} />;
  return <ImagenField texts={texts} tipos={tipos} image={image} save={useSavePanel()} remove={useRemovePanel()} />;
}
