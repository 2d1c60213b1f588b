import { TextInput } from '@mantine/core';
import { MAX_TITULO, type NodoArbol } from '@portal/contract/planestudio';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nivelDe } from './arbol-model.ts';
import styles from './arbol.module.css';

interface Props {
  readonly nodo: NodoArbol;
  readonly onSave: (titulo: string) => void;
  readonly onEnd: () => void;
}

/** Title of a node as a field: Enter saves, Esc leaves it as it was. */
export function TituloNodo({ nodo, onSave, onEnd }: Props) {
  const t = useTranslations('arbol.nuevo');
  const [titulo, setTitulo] = useState(nodo.titulo);
  const save = () => {
    onEnd();
    if (titulo.trim() && titulo.trim() !== nodo.titulo) onSave(titulo.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') onEnd();
  };
  return (
    <TextInput
      autoFocus
      className={styles.rename}
      aria-label={t('renombrar', { nombre: nodo.titulo })}
      value={titulo}
      maxLength={MAX_TITULO[nivelDe(nodo)]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTitulo(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}
