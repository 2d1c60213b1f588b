import { claveDe, datosDe, type PreguntaFila, type preguntaMaestro } from '@portal/contract/pregunta';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BancoMenu } from './BancoMenu.tsx';
import { useParametros } from '../../pieces/parametro/parametro.queries.ts';
import { useClaveEnPalabras } from '../../pieces/pregunta/Clave.tsx';
import { preguntas } from '../../pieces/pregunta/pregunta.queries.ts';
import { useSeleccion } from '../../pieces/masivo/use-seleccion.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const LETRAS = 'ABCDEFGHIJ';
const LETTERS = ['A', 'B', 'C', 'D'].map((label, index) => ({ value: String(index + 1), label }));

/** /pregunta: the question bank; the server searches, filters, sorts and pages it (P36). */
export function PreguntaListScreen() {
  const t = useTranslations('pregunta.lista');
  const vacio = useTranslations('vacio');
  const importar = useTranslations('pantallas')('preguntaImportar');
  const selection = useSeleccion({ de: 'pregunta', nombre: ({ pregunta }: PreguntaFila) => pregunta });
  return (
    <MasterList
      title={t('titulo')}
      columns={usePreguntaColumns()}
      selection={selection}
      queries={preguntas}
      editPath="/preguntaedit"
      newLabel={t('nueva')}
      exports={(matching) => <BancoMenu matching={matching} />}
      empty={vacio('preguntas')}
      emptyActions={
        <LinkButton to="/preguntaimportar" variant="default">
          {importar}
        </LinkButton>
      }
    />
  );
}

/** Returns the cell of the key: letters of options, else its words. */
function useClaveDeFila(): (row: PreguntaFila) => string {
  const words = useClaveEnPalabras();
  return (row) => {
    const datos = datosDe(row);
    const key = [claveDe(datos, [])].flat();
    return 'opciones' in datos ? key.map((place) => LETRAS.charAt(Number(place) - 1)).join(', ') : words(datos);
  };
}

function usePreguntaColumns(): DisplaysOf<typeof preguntaMaestro.list> {
  const clave = useClaveDeFila();
  const { data: categorias } = useParametros('categoria_pregunta');
  return useMemo(
    () => ({
      id_pregunta: {},
      pregunta: { primary: true },
      rpta_a: { hidden: true },
      rpta_b: { hidden: true },
      rpta_c: { hidden: true },
      rpta_d: { hidden: true },
      indicador_correcta: { align: 'center', options: LETTERS, cell: clave },
      tipo: {},
      dificultad: {},
      etiquetas: { hidden: true },
      categoria: { options: categorias?.map(({ parametro }) => ({ value: parametro, label: parametro })) ?? [] },
      codigo_estado: {},
      temas: {},
      respuestas: {},
      fecha_creacion: {},
    }),
    [categorias, clave],
  );
}
