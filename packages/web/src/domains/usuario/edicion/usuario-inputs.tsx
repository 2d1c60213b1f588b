import type { UsuarioFila, usuarioMaestro } from '@portal/contract';
import { EmpresaField } from './EmpresaField.tsx';
import { ParametroIdField } from './ParametroIdField.tsx';
import { UsuarioField } from '../UsuarioField.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { FieldProps, MasterFormState, RenderInput } from '../../../ui/master/master-form-props.ts';
import { ParametroField } from '../../parametro/parametro.public.ts';

type Field = keyof typeof usuarioMaestro.fields;

const text: RenderInput = (props) => <TextField {...props} />;

/** Select of coded values, which may stay empty. */
const choice: RenderInput = ({ data = [], ...props }) => <SelectField clearable data={[...data]} {...props} />;

const SIN_DOCUMENTO = 'OTRO';

/** Kinds of document; only an account that has none offers it. */
const documento = ({ data = [], ...props }: FieldProps, stored: UsuarioFila | undefined) => (
  <SelectField
    allowDeselect={false}
    data={data.filter(({ value }) => value !== SIN_DOCUMENTO || stored?.tipo_documento === SIN_DOCUMENTO)}
    {...props}
  />
);

/** Parameter of the chosen company or of all. */
const parametro =
  (clave: string, stored: { readonly id: number | null; readonly texto: string | null } | undefined): RenderInput =>
  (props, form) => <ParametroIdField clave={clave} empresa={companyOf(form)} actual={stored} {...props} />;

const companyOf = ({ values }: MasterFormState): number | null => {
  const id = values['id_empresa'];
  return typeof id === 'number' ? id : null;
};

/** Returns the inputs of a person's fields (P82); `stored` is the edited person. */
export const usuarioInputs = (stored: UsuarioFila | undefined) =>
  ({
    tipo_documento: (props) => documento(props, stored),
    numero_documento: (props, form) => <TextField {...props} required={form.values['tipo_documento'] !== SIN_DOCUMENTO} />,
    codigo_usuario: text,
    nombres: text,
    apellido_paterno: text,
    apellido_materno: text,
    genero: choice,
    correo_electronico: (props) => <TextField type="email" {...props} />,
    correo_secundario: (props) => <TextField type="email" {...props} />,
    telefono: (props) => <TextField type="tel" {...props} />,
    idioma: choice,
    id_empresa: (props, form) => <EmpresaField {...props} onMoved={() => form.setFieldValue('id_centro_costo', null)} />,
    id_centro_costo: parametro('centro_costo', stored && { id: stored.id_centro_costo, texto: stored.centro_costo }),
    id_departamento: parametro('departamento', stored && { id: stored.id_departamento, texto: stored.departamento }),
    id_cargo: parametro('cargo', stored && { id: stored.id_cargo, texto: stored.cargo }),
    codigo_jefe_inmediato: (props) => (
      <UsuarioField
        nombre={props.value === stored?.codigo_jefe_inmediato ? stored?.jefe_inmediato : undefined}
        excepto={stored?.codigo_usuario}
        {...props}
      />
    ),
    codigo_grupo: (props) => <ParametroField clave="grupo_usuario" clearable {...props} />,
    trabajador: text,
    fecha_ingreso: (props) => <DateField clearable {...props} />,
  }) satisfies Readonly<Record<Field, RenderInput>>;
