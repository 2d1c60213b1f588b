import { useTranslations } from 'use-intl';
import { empresas } from '../../pieces/empresa/empresa.queries.ts';
import { useOne } from '../../core/master/use-master.ts';
import { useRecordId } from '../../core/router/use-search.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { UsuarioField } from '../../pieces/usuario/UsuarioField.tsx';

const ACTIVA = { codigo_estado: 1 };

/** /empresaedit: one company with its tax number, manager and director (P95). */
export function EmpresaEditScreen() {
  const t = useTranslations('empresa.edicion');
  // Names of the stored leaders, whom the form knows by code.
  const row = useOne(empresas, useRecordId()).data?.row;
  return (
    <MasterForm
      titles={{ nuevo: t('nueva'), editar: t('editar') }}
      queries={empresas}
      initial={ACTIVA}
      saved={{ field: 'empresa', text: (nombre) => t('guardada', { nombre }) }}
      listPath="/empresa"
      editPath="/empresaedit"
      inputs={{
        codigo_empresa: (props) => <TextField {...props} />,
        empresa: (props) => <TextField {...props} />,
        ruc: (props) => <TextField inputMode="numeric" {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
        codigo_gerente: (props) => (
          <UsuarioField {...props} label={t('gerente')} nombre={props.value === row?.codigo_gerente ? row?.gerente : undefined} />
        ),
        codigo_director: (props) => (
          <UsuarioField {...props} label={t('director')} nombre={props.value === row?.codigo_director ? row?.director : undefined} />
        ),
        direccion: (props) => <TextAreaField data-wide {...props} />,
        actividad: (props) => <TextField data-wide {...props} />,
      }}
    />
  );
}
