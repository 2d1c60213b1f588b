import { useTranslations } from 'use-intl';
import styles from './configuracion.module.css';
import { configuracionInputs } from './configuracion-inputs.tsx';
import { configuraciones } from '../../pieces/configuracion/configuracion.queries.ts';
import { LogoField } from './imagen/LogoField.tsx';
import { PanelField } from './imagen/PanelField.tsx';
import { SECCIONES } from '../../pieces/configuracion/secciones.ts';
import { VistaMarca } from './vista/VistaMarca.tsx';
import { RetencionSection } from '../../pieces/privacidad/RetencionSection.tsx';
import { RecordatoriosDeHoy } from '../../pieces/recordatorio/RecordatoriosDeHoy.tsx';
import { FormGroup } from '../../ui/form/FormGroup.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** The first section also has pictures and a preview. */
const [, ...SECTIONS] = SECCIONES;

/** /configuracion: the settings of the portal, one record (P85). */
export function ConfiguracionScreen() {
  const t = useTranslations('configuracion');
  const menu = useTranslations('menu');
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('titulo'), editar: t('titulo'), ver: menu('configuracion') }}
        queries={configuraciones}
        only={1}
        saved={{ field: 'lugar_certificado', text: () => t('guardado') }}
        listPath="/dashboard"
        editPath="/configuracion"
        inputs={configuracionInputs}
      >
        {({ control, form }) => (
          <>
            <Indice />
            <FormGroup title={t('secciones.marca')} anchor="marca">
              {control('nombre_empresa')}
              {control('nombre_corto')}
              {control('idioma')}
              <LogoField />
              <PanelField />
              {control('color_primario')}
              {control('color_menu')}
              <VistaMarca values={form.values} />
            </FormGroup>
            {SECTIONS.map(({ seccion, campos }) => (
              <FormGroup key={seccion} title={t(`secciones.${seccion}`)} anchor={seccion}>
                {campos.map(control)}
                {seccion === 'recordatorios' && <RecordatoriosDeHoy />}
              </FormGroup>
            ))}
          </>
        )}
      </MasterForm>
      <RetencionSection />
    </>
  );
}

/** Links to the sections of the long form. */
function Indice() {
  const t = useTranslations('configuracion');
  return (
    <nav className={styles.index} aria-label={t('indice')}>
      {SECCIONES.map(({ seccion }) => (
        <AppLink key={seccion} to="/configuracion" hash={seccion}>
          {t(`secciones.${seccion}`)}
        </AppLink>
      ))}
    </nav>
  );
}
