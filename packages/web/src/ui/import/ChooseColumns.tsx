import { Button, NativeSelect } from '@mantine/core';
import type { ColumnasLeidas } from '@portal/contract/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';

interface Props {
  readonly columnas: ColumnasLeidas;
  readonly busy: boolean;
  readonly onColumns: (columnas: string) => void;
}

/** Choice of what each column of the file is; a field is read from one column. */
export function ChooseColumns({ columnas: { columnas, archivo, faltan }, busy, onColumns }: Props) {
  const t = useTranslations('importacion');
  // Of two columns with one name the first is read.
  const first = new Map(columnas.map(({ campo, letra }) => [campo, letra]));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(archivo.map(({ letra, campo }) => [letra, campo !== null && first.get(campo) === letra ? campo : ''])),
  );
  const choose = (letra: string, campo: string) =>
    setChosen(Object.fromEntries(Object.entries(chosen).map(([each, is]) => [each, each === letra ? campo : is === campo ? '' : is])));
  const pairs = Object.entries(chosen).filter(([, campo]) => campo !== '');
  const data = [{ value: '', label: t('noUsar') }, ...columnas.map(({ campo, titulo }) => ({ value: campo, label: titulo }))];
  return (
    <details className={styles.choosing} open={faltan.length > 0}>
      <summary>{t('cambiarColumnas')}</summary>
      <div className={styles.choices}>
        {archivo.map(({ letra, encabezado, muestra }) => (
          <NativeSelect
            key={letra}
            label={encabezado ? t('columnaEsCon', { letra, encabezado }) : t('columnaEs', { letra })}
            description={muestra.join(' · ') || undefined}
            data={data}
            value={chosen[letra] ?? ''}
            disabled={busy}
            onChange={({ currentTarget }) => choose(letra, currentTarget.value)}
          />
        ))}
      </div>
      <Button
        variant="light"
        loading={busy}
        disabled={pairs.length === 0}
        onClick={() => onColumns(pairs.map(([letra, campo]) => `${campo}=${letra}`).join(','))}
      >
        {t('leerAsi')}
      </Button>
    </details>
  );
}
