import { useTranslations } from 'use-intl';
import { configuracionInputs } from './configuracion-inputs.tsx';
import { configuraciones } from './configuracion.queries.ts';
import { LogoField } from './imagen/LogoField.tsx';
import { PanelField } from './imagen/PanelField.tsx';
import { VistaMarca } from './vista/VistaMarca.tsx';
import type { Seccion } from './secciones.ts';
import { RecordatoriosDeHoy } from '../recordatorio/recordatorio.public.ts';
import { FormGroup } from '../../ui/form/FormGroup.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** Fields by subject; the first group also has the logo and a preview. */
const GROUPS = [
  { title: 'ingreso', fields: ['dias_vencimiento', 'sesion_inactiva_horas', 'registro_abierto'] },
  { title: 'terminos', fields: ['terminos_direccion', 'terminos'] },
  { title: 'calificacion', fields: ['notaminima', 'pausas_intento', 'lugar_certificado', 'zona_horaria'] },
  {
    title: 'mensajes',
    fields: ['firma_notificacion', 'correo_contacto', 'telefono_soporte', 'enlace_guia', 'enlace_soporte', 'enlace_contacto'],
  },
  { title: 'recordatorios', fields: ['dias_recordatorio', 'hora_recordatorio', 'maximo_recordatorios'] },
  {
    title: 'tableros',
    fields: ['id_plan_tablero1', 'id_plan_tablero2', 'umbral_rojo', 'umbral_amarillo', 'nps_detractor', 'nps_promotor'],
  },
  { title: 'planillas', fields: ['umbral_cese'] },
] as const satisfies readonly { readonly title: Seccion; readonly fields: readonly string[] }[];

/** /configuracion: the settings of the portal, one record (P85). */
export function ConfiguracionScreen() {
  const t = useTranslations('configuracion');
  return (
    <MasterForm
      titles={{ nuevo: t('titulo'), editar: t('titulo') }}
      queries={configuraciones}
      only={1}
      saved={{ field: 'lugar_certificado', text: () => t('guardado') }}
      listPath="/dashboard"
      editPath="/configuracion"
      inputs={configuracionInputs}
    >
      {({ control, form }) => (
        <>
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
          {GROUPS.map(({ title, fields }) => (
            <FormGroup key={title} title={t(`secciones.${title}`)} anchor={title}>
              {fields.map(control)}
              {title === 'recordatorios' && <RecordatoriosDeHoy />}
            </FormGroup>
          ))}
        </>
      )}
    </MasterForm>
  );
}
