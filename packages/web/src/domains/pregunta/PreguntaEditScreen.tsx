import { preguntaFields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { preguntas } from './pregunta.queries.ts';
import { EMPTY } from './pregunta-values.ts';
import { PreguntaFields } from './PreguntaFields.tsx';
import { PreguntaHistoria } from './PreguntaHistoria.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { fieldLabels } from '../../ui/master/field-labels.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

const schema = z.object(preguntaFields);

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
        id={id}
        schema={schema}
        empty={EMPTY}
        labels={fieldLabels(EMPTY, (field) => campo(field))}
        listPath="/pregunta"
        editPath="/preguntaedit"
      >
        {(form) => <PreguntaFields form={form} id={id} />}
      </MasterForm>
      {id !== undefined && <PreguntaHistoria id={id} />}
    </>
  );
}
