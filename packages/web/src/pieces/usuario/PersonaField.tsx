import { useState } from 'react';
import { useFicha } from './usuario.queries.ts';
import { UsuarioField } from './UsuarioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldProps } from '../../ui/master/master-form-props.ts';

interface Props extends FieldProps {
  /** Person of the record, who never changes; undefined: one to choose. */
  readonly known: number | undefined;
  readonly knownLabel: string;
}

/** Field of the person to whom a record belongs: found by name for a new one, else shown. */
export function PersonaField({ known, knownLabel, ...props }: Props) {
  return known === undefined ? <Elegida {...props} /> : <Fija id={known} label={knownLabel} error={props.error} />;
}

function Elegida({ onChange, value: _id, ...props }: FieldProps) {
  const [codigo, setCodigo] = useState<string | null>(null);
  return (
    <UsuarioField
      {...props}
      value={codigo}
      onChange={(chosen, persona) => {
        setCodigo(chosen);
        onChange(persona?.id_usuario ?? null);
      }}
    />
  );
}

function Fija({ id, label, error }: Pick<FieldProps, 'label' | 'error'> & { id: number }) {
  const { data } = useFicha(id);
  return <TextField label={label} value={data?.personal ?? ''} error={error} readOnly />;
}
