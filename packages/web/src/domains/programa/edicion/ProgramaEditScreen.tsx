import { useTranslations } from 'use-intl';
import { programas } from '../../../pieces/programa/programa-master.queries.ts';
import { REQUIRED_INPUTS } from '../../../pieces/programa/edicion/programa-inputs.tsx';
import { IndicadorField } from '../../../ui/form/IndicadorField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../../ui/master/order/OrderedItems.tsx';
import { OwnerField } from '../../../ui/master/owner/OwnerField.tsx';
import { CursoSource } from '../../../pieces/curso/CursoSource.tsx';

/** New programs are active, optional and without an order number (P70). */
const INITIAL = { codigo_estado: 1 };

/** /programaedit: a program with its courses in their order, saved in one call. */
export function ProgramaEditScreen() {
  const t = useTranslations('programa.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={programas}
      initial={INITIAL}
      saved={{ field: 'titulo', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/programa"
      editPath="/programaedit"
      inputs={{
        ...REQUIRED_INPUTS,
        numero_orden: (props) => <NumberField {...props} />,
        indicador_obligatorio: (props) => <IndicadorField {...props} />,
        id_empresa: (props) => <OwnerField {...props} />,
        cursos: (props) => <OrderedItems {...props} noun={t('cursos')} Source={CursoSource} />,
      }}
    />
  );
}
