import { Button, Radio, Stack } from '@mantine/core';
import type { Lectura, LecturaElegida } from '@portal/contract/core';
import { IconArrowBackUp, IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';
import { FormActions } from '../form/FormActions.tsx';
import { Section } from '../page/Section.tsx';

/** Choice of every sheet with the headers of the import. */
const ALL = 'iguales';

interface Props {
  readonly hojas: Lectura['hojas'];
  readonly busy: boolean;
  /** The proposal is right: it was read already. */
  readonly onKeep: () => void;
  readonly onChoose: (pedido: LecturaElegida) => void;
  readonly onRestart: () => void;
}

/** Which sheet of a workbook is read: each with its rows, the hidden ones named; all with the same headers at once. */
export function SheetChoice({ hojas, busy, onKeep, onChoose, onRestart }: Props) {
  const t = useTranslations('importacion');
  const read = hojas.filter(({ leida }) => leida);
  const now = read.length > 1 ? ALL : `hoja ${read[0]?.nombre ?? ''}`;
  const [chosen, setChosen] = useState(now);
  const same = hojas.filter(({ igual }) => igual);
  const proceed = () => {
    // Among all with the same headers, the sheet already read keeps naming the columns.
    const sheet = chosen === ALL ? (same.find(({ leida }) => leida) ?? same[0]) : hojas.find(({ nombre }) => chosen === `hoja ${nombre}`);
    if (chosen === now || !sheet) onKeep();
    else onChoose({ hoja: sheet.nombre, iguales: chosen === ALL ? 1 : 0 });
  };
  return (
    <div className={styles.blocks}>
      <Section title={t('lectura.cual')} description={t('lectura.cualTexto')}>
        <Radio.Group aria-label={t('lectura.cual')} value={chosen} onChange={setChosen}>
          <Stack gap="sm">
            {hojas.map(({ nombre, filas, oculta, sigue }) => (
              <Radio
                key={nombre}
                value={`hoja ${nombre}`}
                label={t('lectura.hoja', { hoja: nombre, filas })}
                description={sigue ? t('lectura.sigueHoja') : oculta && t('lectura.oculta')}
              />
            ))}
            {same.length > 1 && (
              <Radio
                value={ALL}
                label={t('lectura.iguales', { hojas: same.length, filas: same.reduce((sum, { filas }) => sum + filas, 0) })}
              />
            )}
          </Stack>
        </Radio.Group>
      </Section>
      <FormActions
        start={
          <Button variant="subtle" color="gray" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={onRestart}>
            {t('otra')}
          </Button>
        }
      >
        <Button loading={busy} leftSection={<IconFileSearch size={16} aria-hidden="true" />} onClick={proceed}>
          {t('lectura.seguir')}
        </Button>
      </FormActions>
    </div>
  );
}
