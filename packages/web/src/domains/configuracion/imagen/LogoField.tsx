import { LOGO_MAX_BYTES, TIPOS_LOGO } from '@portal/contract/configuracion';
import { useTranslations } from 'use-intl';
import { ImagenField } from './ImagenField.tsx';
import styles from '../configuracion.module.css';
import { useRemoveLogo, useSaveLogo } from './imagen.queries.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';

const KILO = 1024;

/** Logo of the company; the icons of the installed app are made of it. */
export function LogoField() {
  const t = useTranslations('configuracion.logo');
  const logo = usePortalInfo().data?.marca.logo;
  const texts = {
    titulo: t('titulo'),
    texto: t('texto', { kb: LOGO_MAX_BYTES / KILO }),
    elegir: t('elegir'),
    quitar: t('quitar'),
    guardado: t('guardado'),
    quitado: t('quitado'),
  };
  const image = logo && <img className={styles.imagen} src={`${basePath}/api${logo}`} alt={t('actual')} />;
  return <ImagenField texts={texts} tipos={TIPOS_LOGO} image={image} save={useSaveLogo()} remove={useRemoveLogo()} />;
}
