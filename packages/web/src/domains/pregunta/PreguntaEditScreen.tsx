import { useTranslations } from 'use-intl';
import { preguntas } from '../../pieces/pregunta/pregunta.queries.ts';
import { PreguntaHistoria } from './PreguntaHistoria.tsx';
import { PREGUNTA_INPUTS, PreguntaFields } from '../../pieces/pregunta/pregunta-inputs.tsx';
import { RespuestasAviso } from '../../pieces/pregunta/Respuestas.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** /preguntaedit: a question with its four options, the right one marked; below, its topics and versions. */
export function PreguntaEditScreen() {
  const t = useTranslations('pregunta.edicion');
  const { id } = useScreenSearch('/preguntaedit');
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('nueva'), editar: t('editar') }}
        queries={preguntas}
        consequence={({ version, respuestas }) => (respuestas > 0 ? t('cambia', { version: version + 1, respuestas }) : undefined)}
        saved={{ field: 'pregunta', text: (nombre) => t('guardado', { nombre }) }}
        listPath="/pregunta"
        editPath="/preguntaedit"
        another={({ codigo_categoria, id_empresa }) => ({ codigo_categoria, id_empresa })}
        inputs={PREGUNTA_INPUTS}
      >
        {(parts) => (
          <>
            <RespuestasAviso id={id} />
            <PreguntaFields {...parts} />
            <FormGrid>{parts.control('id_empresa')}</FormGrid>
          </>
        )}
      </MasterForm>
      {id !== undefined && <PreguntaHistoria id={id} />}
    </>
  );
}
