import type { Borrador } from '@portal/contract/redactor';
import { useTranslations } from 'use-intl';
import { useAceptar } from './redactor.queries.ts';
import { PreguntaDialog, valuesOfPregunta } from '../../../pieces/pregunta/PreguntaDialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  /** The topic. */
  readonly id: number;
  readonly owner: number | null;
  readonly borrador: Borrador;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Form of a draft: what it saves is accepted. */
export function CorregirDialog({ id, owner, borrador, onDone, onClose }: Props) {
  const t = useTranslations('redactor.borradores');
  const accepting = useAceptar(id);
  const { id_redaccion_borrador, pregunta, datos, dificultad, codigo_categoria } = borrador;
  return (
    <PreguntaDialog
      title={t('correccion')}
      initial={valuesOfPregunta({ pregunta, datos, dificultad, codigo_categoria, codigo_estado: 1, id_empresa: owner })}
      saveLabel={t('guardar')}
      save={async (values) => {
        const { message } = await accepting.mutateAsync({ id_redaccion_borrador, pregunta: values });
        toast.success(message);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
