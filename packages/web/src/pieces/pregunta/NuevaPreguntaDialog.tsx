import { useTranslations } from 'use-intl';
import { PreguntaDialog, type PreguntaValues, valuesOfPregunta } from './PreguntaDialog.tsx';
import { type PreguntaItem, preguntas } from './pregunta.queries.ts';
import { NUEVA } from './pregunta-inputs.tsx';
import { preguntaVacia } from './tipos/editor.tsx';
import { useSave } from '../../core/master/use-master.ts';

const NEW = valuesOfPregunta(NUEVA);

const tipoOf = ({ datos }: PreguntaValues) => datos?.tipo ?? 'unica';

interface Props {
  /** Company to which the topic belongs; null: the whole portal. */
  owner: number | null;
  onCreated: (pregunta: PreguntaItem) => void;
  onClose: () => void;
}

/** Dialog that writes questions for the topic being edited, one after the other in the same category. */
export function NuevaPreguntaDialog({ owner, onCreated, onClose }: Props) {
  const t = useTranslations();
  const store = useSave(preguntas);
  return (
    <PreguntaDialog
      title={t('pregunta.edicion.nueva')}
      initial={{ ...NEW, id_empresa: owner }}
      saveLabel={t('comun.guardar')}
      save={async (values) => {
        const { id } = await store.mutateAsync({ values });
        const { pregunta, codigo_estado, dificultad } = values;
        onCreated({ id, titulo: pregunta, codigo_estado: Number(codigo_estado), tipo: tipoOf(values), dificultad: dificultad || null });
      }}
      another={(values) => ({
        ...NEW,
        datos: preguntaVacia(tipoOf(values)),
        id_empresa: owner,
        codigo_categoria: values.codigo_categoria,
        etiquetas: values.etiquetas,
      })}
      onClose={onClose}
    />
  );
}
