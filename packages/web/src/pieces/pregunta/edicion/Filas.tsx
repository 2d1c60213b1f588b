import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { agregado, type Lugares, movido, quitado } from './lugares.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';

interface Props<Item> {
  readonly titulo: string;
  readonly ayuda?: string;
  readonly items: readonly Item[];
  /** Takes the former place of each row that is there afterwards. */
  readonly onLugares: (lugares: Lugares) => void;
  readonly min: number;
  readonly max: number;
  readonly nombre: (index: number) => string;
  readonly agregar: string;
  /** Marks a row as right. */
  readonly correcta?: (index: number) => boolean;
  readonly error?: ReactNode;
  /** Order counts for nobody: rows have no buttons that move them. */
  readonly fijas?: boolean;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** List of rows of fields: add, remove and move by buttons; the focus follows the row. */
export function Filas<Item>(props: Props<Item>) {
  const { titulo, ayuda, items, min, max, nombre, error } = props;
  const id = useId();
  const readOnly = useReadOnly();
  const { keys, list, said, change } = useFilas(props);
  return (
    <fieldset data-wide className={styles.filas} aria-describedby={error ? id : undefined}>
      <legend className={styles.titulo}>{titulo}</legend>
      {ayuda && <p className={styles.ayuda}>{ayuda}</p>}
      <ol ref={list} className={styles.lista}>
        {items.map((item, index) => (
          <li key={keys[index]} className={styles.fila} data-fila={index} data-correct={props.correcta?.(index) || undefined}>
            <div className={styles.cuerpo}>{props.children(item, index)}</div>
            {!readOnly && (
              <Botones
                nombre={nombre(index)}
                fijas={props.fijas ?? false}
                primera={index === 0}
                ultima={index === items.length - 1}
                queda={items.length <= min}
                onMover={(step) => change.mover(index, index + step)}
                onQuitar={() => change.quitar(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {!readOnly && items.length < max && (
        <Button
          className={styles.agregar}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={change.agregar}
        >
          {props.agregar}
        </Button>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

/** Keys of the rows, which follow them, and the changes with the focus after each. */
function useFilas<Item>({ items, onLugares, min, nombre }: Props<Item>) {
  const t = useTranslations('ui.ordenados');
  const next = useRef(items.length);
  const [kept, setKept] = useState<readonly number[]>(() => items.map((_, index) => index));
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string | null>(null);
  const keys = items.map((_, index) => kept[index] ?? `n${index}`);
  useEffect(() => {
    if (!focus.current) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [items]);
  const apply = (lugares: Lugares, selector: string) => {
    focus.current = selector;
    setKept(lugares.map((lugar) => kept[lugar] ?? (next.current += 1)));
    onLugares(lugares);
  };
  const total = items.length;
  return {
    keys,
    list,
    said,
    change: {
      agregar: () => apply(agregado(total), `[data-fila="${total}"] :is(textarea, input:not([type="radio"], [type="checkbox"]))`),
      quitar: (index: number) => {
        if (total <= min) return;
        apply(quitado(total, index), `[data-fila="${Math.min(index, total - 2)}"] [data-control="quitar"]`);
        say(t('quitado', { nombre: nombre(index) }));
      },
      mover: (from: number, to: number) => {
        if (to < 0 || to >= total) return;
        apply(movido(total, from, to), `[data-fila="${to}"] [data-control="${to < from ? 'subir' : 'bajar'}"]`);
        say(t('movido', { nombre: nombre(from), posicion: to + 1, total }));
      },
    },
  };
}

interface BotonesProps {
  readonly nombre: string;
  readonly fijas: boolean;
  readonly primera: boolean;
  readonly ultima: boolean;
  /** There are no more rows than a question needs. */
  readonly queda: boolean;
  readonly onMover: (step: -1 | 1) => void;
  readonly onQuitar: () => void;
}

function Botones({ nombre, fijas, primera, ultima, queda, onMover, onQuitar }: BotonesProps) {
  const t = useTranslations('ui.ordenados');
  return (
    <span className={styles.botones}>
      {!fijas && (
        <>
          <Boton control="subir" label={t('subir', { nombre })} off={primera} onClick={() => onMover(-1)}>
            <IconArrowUp size={18} aria-hidden="true" />
          </Boton>
          <Boton control="bajar" label={t('bajar', { nombre })} off={ultima} onClick={() => onMover(1)}>
            <IconArrowDown size={18} aria-hidden="true" />
          </Boton>
        </>
      )}
      <Boton control="quitar" label={t('quitar', { nombre })} off={queda} onClick={onQuitar}>
        <IconX size={18} aria-hidden="true" />
      </Boton>
    </span>
  );
}

interface BotonProps {
  readonly control: string;
  readonly label: string;
  /** Sets aria-disabled, which keeps the focus on the button. */
  readonly off: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Boton = ({ control, label, off, onClick, children }: BotonProps) => (
  <ActionIcon
    className={styles.boton}
    color="gray"
    variant="subtle"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    data-control={control}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
