import type { UsuarioFila, usuarioMaestro } from '@portal/contract/usuario';
import type { CampoDeEmpresa, Mudanza } from './use-mudanza.tsx';
import { EmpresaField } from './EmpresaField.tsx';
import { NombreField } from './NombreField.tsx';
import { ParametroIdField } from './ParametroIdField.tsx';
import { PaternoField } from './PaternoField.tsx';
import { UsuarioField } from '../../../pieces/usuario/UsuarioField.tsx';
import { DateField } from '../../../ui/form/day/DateField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { FieldProps, MasterFormState, RenderInput } from '../../../ui/master/master-form-props.ts';
import { ParametroField } from '../../../pieces/parametro/ParametroField.tsx';

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

/** Parameter of the chosen company or of all; one that a change of the company cleared is named. */
const parametro =
  (clave: Clave, { stored, mudanza }: Ficha): RenderInput =>
  ({ help, ...props }, form) => {
    const actual = stored && { id: stored[`id_${clave}`], texto: stored[clave] };
    const cleared = props.value ? undefined : mudanza.hint(`id_${clave}`);
    return <ParametroIdField clave={clave} empresa={companyOf(form)} actual={actual} help={cleared || help} {...props} />;
  };

type Clave = CampoDeEmpresa extends `id_${infer Name}` ? Name : never;

const companyOf = ({ values }: MasterFormState): number | null => {
  const id = values['id_empresa'];
  return typeof id === 'number' ? id : null;
};

/** Edited person, absent for a new one, and what a change of the company does. */
interface Ficha {
  readonly stored: UsuarioFila | undefined;
  readonly mudanza: Mudanza;
}

/** Returns the inputs of a person's fields (P82). */
export const usuarioInputs = ({ stored, mudanza }: Ficha) =>
  ({
    tipo_documento: (props) => documento(props, stored),
    numero_documento: (props, form) => <TextField {...props} required={form.values['tipo_documento'] !== SIN_DOCUMENTO} />,
    codigo_usuario: text,
    nombres: (props) => <NombreField {...props} />,
    apellido_paterno: (props, form) => <PaternoField {...props} form={form} />,
    apellido_materno: (props, form) => <NombreField {...props} disabled={form.values['apellido_paterno'] === ''} />,
    genero: choice,
    correo_electronico: (props) => <TextField type="email" {...props} />,
    correo_secundario: (props) => <TextField type="email" {...props} />,
    telefono: (props) => <TextField type="tel" {...props} />,
    idioma: choice,
    id_empresa: (props, form) => <EmpresaField {...props} onMoved={(id) => mudanza.move(form, id)} />,
    id_centro_costo: parametro('centro_costo', { stored, mudanza }),
    id_departamento: parametro('departamento', { stored, mudanza }),
    id_cargo: parametro('cargo', { stored, mudanza }),
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
