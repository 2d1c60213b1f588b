import { ESTADO } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { cursos } from '../../pieces/curso/curso.queries.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../ui/master/order/OrderedItems.tsx';
import { OwnerField } from '../../ui/master/owner/OwnerField.tsx';
import { ModuloSource } from '../../pieces/modulo/ModuloSource.tsx';

/** New courses are in development (P70). */
const INITIAL = { codigo_estado: ESTADO.enDesarrollo };

/** /cursoedit: a course with its modules in their order, saved together. */
export function CursoEditScreen() {
  const t = useTranslations('curso.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={cursos}
      initial={INITIAL}
      saved={{ field: 'titulo', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/curso"
      editPath="/cursoedit"
      inputs={{
        codigo: (props) => <TextField {...props} />,
        titulo: (props) => <TextField {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
        etiquetas: (props) => <TextField {...props} />,
        id_empresa: (props) => <OwnerField {...props} />,
        descripcion: (props) => <TextAreaField data-wide {...props} />,
        modulos: (props) => <OrderedItems {...props} noun={t('modulos')} Source={ModuloSource} />,
      }}
    />
  );
}
