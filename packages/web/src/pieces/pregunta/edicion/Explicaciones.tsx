import { TEXTO_PREGUNTA_MAX } from '@portal/contract/pregunta';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import type { Comentario, EdicionProps } from './edicion-props.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';

interface Props extends EdicionProps<{ readonly explicacion?: string | undefined }> {
  readonly comentarios?: readonly Comentario[];
}

const NINGUNO: readonly Comentario[] = [];

/** Explanation of a question and comments of its parts, folded until one is written or refused. */
export function Explicaciones({ datos, onChange, campo, comentarios = NINGUNO }: Props) {
  const t = useTranslations('pregunta.editor.explicaciones');
  const [open, setOpen] = useState<boolean>();
  const todos: readonly Comentario[] = [
    { ruta: 'explicacion', nombre: '', valor: datos.explicacion, onChange: (explicacion) => onChange({ ...datos, explicacion }) },
    ...comentarios,
  ];
  const refused = todos.some(({ ruta }) => Boolean(campo(ruta).error));
  const written = todos.some(({ valor }) => valor);
  return (
    <div data-wide>
      <Folded title={t('titulo')} note={<p className={styles.ayuda}>{t('ayuda')}</p>} open={refused || (open ?? written)} onFold={setOpen}>
        <div className={styles.comentarios}>
          {todos.map(({ ruta, nombre, valor = '', onChange: change }) => (
            <TextAreaField
              key={ruta}
              label={nombre ? t('comentario', { nombre }) : t('general')}
              minRows={1}
              maxLength={TEXTO_PREGUNTA_MAX}
              value={valor}
              onChange={(event) => change(event.currentTarget.value)}
              {...campo(ruta)}
            />
          ))}
        </div>
      </Folded>
    </div>
  );
}
