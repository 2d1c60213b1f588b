import { IDIOMAS } from '@portal/contract/usuario';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ClaseMasivo, LIMITE_ETIQUETA, LIMITE_TEMAS } from '@portal/contract/masivo';
import { idsIn, type Registros } from './acto.ts';
import { ParametroField } from '../parametro/ParametroField.tsx';
import { useTemaOptions } from '../tema/tema-options.queries.ts';
import { usePlanesVigentes } from '../planestudio/plan-master.queries.ts';
import { useEmpresas } from '../usuario/usuario-master.queries.ts';
import { UsuarioField } from '../usuario/UsuarioField.tsx';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { MultiSelectField } from '../../ui/form/options/MultiSelectField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface FieldProps extends Pick<Registros, 'de'> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function Dia({ de: _people, ...props }: FieldProps) {
  const t = useTranslations('usuario.edicion');
  return <DateField label={t('diaCese')} required {...props} />;
}

function Empresa({ de: _people, ...props }: FieldProps) {
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

function Grupo({ de: _people, ...props }: FieldProps) {
  const t = useTranslations('usuario.campos');
  return <ParametroField label={t('codigo_grupo')} clave="grupo_usuario" {...props} />;
}

function Plan({ de: _people, ...props }: FieldProps) {
  const t = useTranslations('masivo');
  const comun = useTranslations('comun');
  const { data } = usePlanesVigentes();
  const options = data?.map(({ id_planestudio, denominacion }) => ({ value: String(id_planestudio), label: denominacion }));
  return <SelectField label={t('plan')} placeholder={comun('seleccione')} data-autofocus data={options} {...props} />;
}

function IdiomaDe({ de: _people, ...props }: FieldProps) {
  const t = useTranslations('usuario.campos');
  const comun = useTranslations('comun');
  const options = IDIOMAS.map((value) => ({ value, label: comun(`opciones.idioma.${value}`) }));
  return <SelectField label={t('idioma')} placeholder={comun('seleccione')} data-autofocus data={options} {...props} />;
}

function Categoria({ de, ...props }: FieldProps) {
  const t = useTranslations('masivo');
  return <ParametroField label={t('categoria')} clave={de === 'pregunta' ? 'categoria_pregunta' : 'categoria'} {...props} />;
}

/** Pause in the typing after which the act is shown. */
const PAUSE_MS = 500;

function Etiqueta({ value, onChange }: FieldProps) {
  const t = useTranslations('masivo');
  const [text, setText] = useState(value ?? '');
  const settle = useDebouncedCallback((typed: string) => onChange(typed.trim() || null), PAUSE_MS);
  return (
    <TextField
      label={t('etiqueta')}
      data-autofocus
      maxLength={LIMITE_ETIQUETA}
      value={text}
      onChange={({ currentTarget }) => {
        // A comma would be two tags.
        const typed = currentTarget.value.replaceAll(',', '');
        setText(typed);
        // The simulation belongs to the former text.
        onChange(null);
        settle(typed);
      }}
    />
  );
}

interface TemasProps extends FieldProps {
  readonly help?: string;
}

function Temas({ value, onChange, help }: TemasProps) {
  const t = useTranslations('masivo');
  const { data } = useTemaOptions();
  return (
    <MultiSelectField
      label={t('temas')}
      data-autofocus
      data={data}
      maxValues={LIMITE_TEMAS}
      value={idsIn(value ?? '')}
      onChange={(ids) => onChange(ids.join(',') || null)}
      {...(help && { help })}
    />
  );
}

function TemasOTodos(props: FieldProps) {
  const t = useTranslations('masivo');
  return <Temas {...props} help={t('temasTodos')} />;
}

const Nada = () => null;

const FIELDS: { readonly [Name in ClaseMasivo]: ComponentType<FieldProps> } = {
  cesar: Dia,
  empresa: Empresa,
  jefe: Jefe,
  grupo: Grupo,
  plan: Plan,
  idioma: IdiomaDe,
  activar: Nada,
  inactivar: Nada,
  categoria: Categoria,
  etiquetar: Etiqueta,
  desetiquetar: Etiqueta,
  vincular: Temas,
  desvincular: TemasOTodos,
  eliminar: Nada,
};

/** Field for the value of an act. */
export function ActoField({ clase, ...props }: FieldProps & { readonly clase: ClaseMasivo }) {
  const Field = FIELDS[clase];
  return <Field {...props} />;
}
