import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './arbol.module.css';
import type { Linea } from './tree-lines.ts';
import type { Agregar } from './use-agregar.ts';

interface Props {
  readonly linea: Extract<Linea, { kind: 'pendiente' }>;
  readonly agregar: Agregar;
}

/** Title that the server does not have yet; a refused one is sent again or mended. */
export function NodoPendiente({ linea: { titulo, of, at }, agregar }: Props) {
  const t = useTranslations('arbol.nuevo');
  return (
    <>
      <span className={styles.pending} role="status">
        {titulo} · {t(of.rechazado ? 'rechazado' : 'guardando')}
      </span>
      {of.rechazado && (
        <>
          <Button variant="default" size="compact-sm" onClick={() => agregar.retry(of.padre)}>
            {t('reintentar')}
          </Button>
          <Button variant="subtle" size="compact-sm" disabled={Boolean(agregar.texto.trim())} onClick={() => agregar.correct(of, at)}>
            {t('corregir', { titulo })}
          </Button>
        </>
      )}
    </>
  );
}
