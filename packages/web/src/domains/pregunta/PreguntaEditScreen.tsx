import { useTranslations } from 'use-intl';
import { preguntas } from '../../pieces/pregunta/pregunta.queries.ts';
import type { Borrador } from '../../pieces/pregunta/edicion/borrador.ts';
import { useDatosEnPalabras } from '../../pieces/pregunta/Clave.tsx';
import { preguntaVacia } from '../../pieces/pregunta/tipos/editor.tsx';
import { PreguntaHistoria } from './PreguntaHistoria.tsx';
import { NUEVA, PREGUNTA_INPUTS, PreguntaFields } from '../../pieces/pregunta/pregunta-inputs.tsx';
import { RespuestasAviso } from '../../pieces/pregunta/RespuestasAviso.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** /preguntaedit: a question of any kind with its key; below, its topics and versions. */
export function PreguntaEditScreen() {
  const t = useTranslations('pregunta.edicion');
  const { id } = useScreenSearch('/preguntaedit');
  const words = useDatosEnPalabras();
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('nueva'), editar: t('editar') }}
        queries={preguntas}
        consequence={({ version, respuestas }) => (respuestas > 0 ? t('cambia', { version: version + 1, respuestas }) : undefined)}
        saved={{ field: 'pregunta', text: (nombre) => t('guardado', { nombre }) }}
        listPath="/pregunta"
        editPath="/preguntaedit"
        initial={NUEVA}
        another={({ datos, codigo_categoria, etiquetas, id_empresa }) => ({
          datos: preguntaVacia((datos as Borrador).tipo),
          codigo_categoria,
          etiquetas,
          id_empresa,
        })}
        words={words}
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
