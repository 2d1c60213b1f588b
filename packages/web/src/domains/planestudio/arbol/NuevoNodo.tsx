import { TextInput } from '@mantine/core';
import type { NodoArbol } from '@portal/contract/planestudio';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { nivelDeHijos, titulosDe } from './arbol-model.ts';
import styles from './arbol.module.css';
import type { Agregar } from './use-agregar.ts';

interface Props {
  readonly padre: NodoArbol;
  readonly agregar: Agregar;
  /** Puts the focus back on the parent's line. */
  readonly onEnd: () => void;
}

/** Row that makes new children: Enter adds and goes on, several pasted lines make several, Esc ends. */
export function NuevoNodo({ padre, agregar, onEnd }: Props) {
  const t = useTranslations('arbol.nuevo');
  const { texto, setTexto } = agregar;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const nivel = nivelDeHijos(padre);
  const send = (given: string) => {
    setTexto('');
    agregar.add(padre, titulosDe(given));
  };
  const end = () => {
    agregar.close();
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // An Enter that ends the composition of a Japanese or Chinese word is not the end of the title.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (texto.trim()) send(texto);
    } else if (event.key === 'Escape') end();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    send(texto + pasted);
  };
  return (
    <TextInput
      ref={input}
      className={styles.new}
      aria-label={t('titulo', { nivel, nombre: padre.titulo })}
      placeholder={t('titulo', { nivel, nombre: padre.titulo })}
      description={t('ayuda')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={texto}
      autoComplete="off"
      onChange={(event) => setTexto(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => !texto.trim() && agregar.close()}
    />
  );
}
