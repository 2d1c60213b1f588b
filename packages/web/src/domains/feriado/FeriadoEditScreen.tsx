import { useTranslations } from 'use-intl';
import { feriados } from './feriado.queries.ts';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** /feriadoedit: one day that is not worked (P43). */
export function FeriadoEditScreen() {
  const t = useTranslations('feriado.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={feriados}
      another={() => ({})}
      saved={{ field: 'feriado', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/feriado"
      editPath="/feriadoedit"
      inputs={{ fecha: (props) => <DateField {...props} />, feriado: (props) => <TextField {...props} /> }}
    />
  );
}
