import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';

/** Moves of an ordered list, announced to screen readers; the control that moved a row keeps the focus. */
export function useOrder<Child extends Pick<Item, 'id' | 'titulo'>>(children: readonly Child[], onChange: (children: Child[]) => void) {
  const t = useTranslations('ui.ordenados');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string | null>(null);
  const total = children.length;

  // A node loses the focus when it moves in the document.
  useEffect(() => {
    if (!focus.current) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [children]);

  const move = (from: number, to: number, control?: string) => {
    const child = children[from];
    if (!child || to < 0 || to >= total || from === to) return;
    const next = children.filter((_, index) => index !== from);
    next.splice(to, 0, child);
    if (control) focus.current = `[data-row="${child.id}"] [data-control="${control}"]`;
    onChange(next);
    announce(t('movido', { nombre: child.titulo, posicion: to + 1, total }));
  };
  const remove = (index: number) => {
    const child = children[index];
    const heir = children[index + 1] ?? children[index - 1];
    if (!child) return;
    if (heir) focus.current = `[data-row="${heir.id}"] [data-control="quitar"]`;
    onChange(children.filter((item) => item !== child));
    announce(t('quitado', { nombre: child.titulo }));
  };
  const append = (added: readonly Child[]) => {
    onChange([...children, ...added]);
    announce(t('agregados', { total: added.length }));
  };
  return { list, total, announcement, move, remove, append };
}

/** Moves of a list, for its rows. */
export type Order = Omit<ReturnType<typeof useOrder>, 'append'>;
