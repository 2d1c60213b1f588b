import { esOtraPersona, type Identificada } from '@portal/contract/usuario';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EstadoPersona } from './EstadoPersona.tsx';
import { usuarioInputs } from './usuario-inputs.tsx';
import { useMudanza } from './use-mudanza.tsx';
import { usuarios } from '../../../pieces/usuario/usuario-master.queries.ts';
import { useOne } from '../../../core/master/use-master.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { FormGroup } from '../../../ui/form/FormGroup.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { AusenciasSection } from '../../../pieces/ausencia/AusenciasSection.tsx';
import { PrivacidadSection } from '../../../pieces/privacidad/PrivacidadSection.tsx';

const INITIAL = { tipo_documento: 'DNI', apellido_paterno: null } as const;

/** Fields by subject. */
const GROUPS = [
  {
    title: 'identidad',
    fields: ['tipo_documento', 'numero_documento', 'codigo_usuario', 'nombres', 'apellido_paterno', 'apellido_materno', 'genero'],
  },
  { title: 'contacto', fields: ['correo_electronico', 'correo_secundario', 'telefono', 'idioma'] },
  {
    title: 'trabajo',
    fields: [
      'id_empresa',
      'id_centro_costo',
      'id_departamento',
      'id_cargo',
      'codigo_jefe_inmediato',
      'codigo_grupo',
      'trabajador',
      'fecha_ingreso',
    ],
  },
] as const;

/** Returns name and document of the form. */
function identidadDe(values: FormValues): Identificada {
  const textOf = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    nombres: textOf('nombres'),
    apellido_paterno: textOf('apellido_paterno'),
    apellido_materno: textOf('apellido_materno'),
    numero_documento: textOf('numero_documento'),
  };
}

/** /usuarioedit: a person; above the fields of an existing one the state, with Cesar and Reactivar. */
export function UsuarioEditScreen() {
  const t = useTranslations('usuario.edicion');
  const { id } = useScreenSearch('/usuarioedit');
  const { data, refetch } = useOne(usuarios, id);
  const [round, setRound] = useState(0);
  const row = data?.row;
  const mudanza = useMudanza(row);
  // A change of the state counts the version: the form starts again from the stored record.
  const restart = async () => {
    await refetch();
    setRound((count) => count + 1);
  };
  return (
    <>
      <MasterForm
        key={`${id ?? 'nuevo'}-${round}`}
        titles={{ nuevo: t('nuevo'), editar: t('editar') }}
        queries={usuarios}
        initial={INITIAL}
        saved={{ field: 'nombres', text: (nombre) => t('guardado', { nombre }), name: fullName }}
        consequence={({ username, personal, ...stored }, values) => {
          const numero = values['numero_documento'];
          if (typeof numero !== 'string' || !numero || numero === stored.numero_documento) return undefined;
          const cambia = t('cambiaUsuario', { antes: username, ahora: numero });
          return esOtraPersona(identidadDe(values), stored) ? `${t('otraPersona', { nombre: personal })} ${cambia}` : cambia;
        }}
        removal={t('eliminar')}
        listPath="/usuario"
        editPath="/usuarioedit"
        inputs={usuarioInputs({ stored: row, mudanza })}
      >
        {({ control, form }) => (
          <>
            {row && <EstadoPersona row={row} unsaved={form.isDirty()} onChanged={restart} />}
            {GROUPS.map(({ title, fields }) => (
              <FormGroup key={title} title={t(`grupos.${title}`)}>
                {fields.map(control)}
              </FormGroup>
            ))}
          </>
        )}
      </MasterForm>
      {row && (
        <PageStack>
          <AusenciasSection id={row.id_usuario} />
          <PrivacidadSection id={row.id_usuario} onErased={() => void restart()} />
        </PageStack>
      )}
    </>
  );
}

/** Returns the name of a person as lists show it. */
const fullName = ({ nombres, apellido_paterno, apellido_materno }: Readonly<Record<string, unknown>>): string =>
  [nombres, apellido_paterno, apellido_materno].filter(Boolean).join(' ');
