import type { temaMaestro } from '@portal/contract/tema';
import { ReferenciaField } from './ReferenciaField.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { IndicadorField } from '../../../ui/form/IndicadorField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { OwnerField } from '../../../ui/master/owner/OwnerField.tsx';
import type { RenderInput } from '../../../ui/master/master-form-props.ts';
import { ArchivoField } from '../../../pieces/archivo/ArchivoField.tsx';
import { ParametroField } from '../../../pieces/parametro/ParametroField.tsx';

type Field = keyof typeof temaMaestro.fields;

/** Returns the inputs of a topic's fields (P77; limits of P71); `id` is that of the edited topic. */
export const temaInputs = (id: number | undefined) =>
  ({
    codigo: (props) => <TextField {...props} />,
    titulo: (props) => <TextField {...props} />,
    codigo_estado: (props) => <CodeField {...props} />,
    codigo_categoria: (props) => <ParametroField clave="categoria" {...props} />,
    descripcion: (props) => <TextAreaField data-wide {...props} />,
    contenido: (props) => <ArchivoField {...props} />,
    contenido_complementario: (props) => <ArchivoField {...props} />,
    duracion: (props) => <NumberField {...props} />,
    numero_preguntas: (props) => <NumberField {...props} />,
    notaminima: (props) => <NumberField {...props} />,
    referencia: (props) => <ReferenciaField except={id} {...props} />,
    etiquetas: (props) => <TextField {...props} />,
    explicaciones: (props) => <IndicadorField {...props} />,
    indicador_obligatorio: (props) => <IndicadorField {...props} />,
    id_empresa: (props) => <OwnerField {...props} />,
  }) satisfies Readonly<Record<Field, RenderInput>>;
