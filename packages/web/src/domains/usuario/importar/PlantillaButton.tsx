import { useTranslations } from 'use-intl';
import { plantillaXlsx } from './plantilla.ts';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

const TEXTS = [
  'cod_empresa',
  'empresa',
  'ceco',
  'desc_ceco',
  'trabajador',
  'departamento',
  'tipo_doc',
  'n_doc',
  'mail',
  'telefono',
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'codigo',
  'puesto_trabajador',
  'sexo',
  'jefe',
] as const;
const HINTS = ['n_doc', 'tipo_doc', 'sexo', 'fecha_ingreso', 'codigo', 'jefe'] as const;

/** The template to download, made in the browser. */
export function PlantillaButton() {
  const t = useTranslations('usuario.importar');
  const ejemplo = (name: 'uno' | 'dos') => Object.fromEntries(TEXTS.map((campo) => [campo, t(`ejemplos.${name}.${campo}`)]));
  const make = () =>
    plantillaXlsx({
      hoja: t('plantillaHoja'),
      ayudas: Object.fromEntries(HINTS.map((campo) => [campo, t(`ayudas.${campo}`)])),
      ejemplos: [ejemplo('uno'), ejemplo('dos')],
    });
  return <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={make} />;
}
