import { IDIOMAS } from '@portal/contract/usuario';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { ClaseMasivo } from '@portal/contract/masivo';
import { ParametroField } from '../parametro/ParametroField.tsx';
import { usePlanesVigentes } from '../planestudio/plan-master.queries.ts';
import { useEmpresas } from '../usuario/usuario-master.queries.ts';
import { UsuarioField } from '../usuario/UsuarioField.tsx';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

interface FieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function Dia(props: FieldProps) {
  const t = useTranslations('usuario.edicion');
  return <DateField label={t('diaCese')} required {...props} />;
}

function Empresa(props: FieldProps) {
  const t = useTranslations('usuario.campos');
  const comun = useTranslations('comun');
  const { data } = useEmpresas();
  const options = data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }));
  return <SelectField label={t('id_empresa')} placeholder={comun('seleccione')} data-autofocus data={options} {...props} />;
}

function Jefe({ value, onChange }: FieldProps) {
  const t = useTranslations('usuario.campos');
  return <UsuarioField label={t('codigo_jefe_inmediato')} value={value} onChange={(codigo) => onChange(codigo)} />;
}

function Grupo(props: FieldProps) {
  const t = useTranslations('usuario.campos');
  return <ParametroField label={t('codigo_grupo')} clave="grupo_usuario" {...props} />;
}

function Plan(props: FieldProps) {
  const t = useTranslations('masivo');
  const comun = useTranslations('comun');
  const { data } = usePlanesVigentes();
  const options = data?.map(({ id_planestudio, denominacion }) => ({ value: String(id_planestudio), label: denominacion }));
  return <SelectField label={t('plan')} placeholder={comun('seleccione')} data-autofocus data={options} {...props} />;
}

function IdiomaDe(props: FieldProps) {
  const t = useTranslations('usuario.campos');
  const comun = useTranslations('comun');
  const options = IDIOMAS.map((value) => ({ value, label: comun(`opciones.idioma.${value}`) }));
  return <SelectField label={t('idioma')} placeholder={comun('seleccione')} data-autofocus data={options} {...props} />;
}

const FIELDS: { readonly [Name in ClaseMasivo]: ComponentType<FieldProps> } = {
  cesar: Dia,
  empresa: Empresa,
  jefe: Jefe,
  grupo: Grupo,
  plan: Plan,
  idioma: IdiomaDe,
};

/** Field for the value of an act. */
export function ActoField({ clase, ...props }: FieldProps & { readonly clase: ClaseMasivo }) {
  const Field = FIELDS[clase];
  return <Field {...props} />;
}
