import { preguntaFields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { preguntas } from './pregunta.queries.ts';
import { EMPTY } from './pregunta-values.ts';
import { PreguntaFields } from './PreguntaFields.tsx';
import { PreguntaHistoria } from './PreguntaHistoria.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** /preguntaedit: a question with its four options, the right one marked; below, its versions and where it is used. */
export function PreguntaEditScreen() {
  const t = useTranslations('pregunta.edicion');
  const campo = useTranslations('pregunta.campo');
  const { id } = useScreenSearch('/preguntaedit');
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('nueva'), editar: t('editar') }}
        queries={preguntas}
        fields={preguntaFields}
        empty={EMPTY}
        fieldName={campo}
        listPath="/pregunta"
        editPath="/preguntaedit"
      >
        {(form) => <PreguntaFields form={form} id={id} />}
      </MasterForm>
      {id !== undefined && <PreguntaHistoria id={id} />}
    </>
  );
}
