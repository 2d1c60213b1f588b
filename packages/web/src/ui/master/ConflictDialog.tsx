import { Button, Modal, Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './master.module.css';
import type { Conflict } from './master-form-props.ts';

interface Props {
  conflict: Conflict | null;
  labels: Readonly<Record<string, string>>;
  onResolve: (keep: 'mine' | 'theirs') => void;
}

const STATES = ['enDesarrollo', 'activo', 'inactivo'] as const;

/** Children by their titles in their order; anything else as text. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item, index) => `${index + 1}. ${shown(item)}`).join(' · ');
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'titulo' in value) return shown(value.titulo);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Two people changed the same record: what differs, and whose text goes on (decision 31). Nothing is overwritten unseen. */
export function ConflictDialog({ conflict, labels, onResolve }: Props) {
  const t = useTranslations('ui.maestro');
  const estado = useTranslations('comun.estado');
  const cell = (field: string, value: unknown) => {
    const state = field === 'codigo_estado' ? STATES[Number(value)] : undefined;
    return state ? estado(state) : shown(value);
  };
  const fields = conflict ? Object.keys(labels).filter((field) => !same(conflict.mine[field], conflict.theirs[field])) : [];
  return (
    <Modal opened={conflict !== null} onClose={() => onResolve('mine')} title={t('conflicto')} size="lg" centered>
      <p className={styles.text}>{t('conflictoTexto')}</p>
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('campo')}</Table.Th>
              <Table.Th>{t('suyo')}</Table.Th>
              <Table.Th>{t('guardado')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{labels[field]}</Table.Th>
                <Table.Td>{cell(field, conflict?.mine[field])}</Table.Td>
                <Table.Td>{cell(field, conflict?.theirs[field])}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onResolve('theirs')}>
          {t('tomarGuardado')}
        </Button>
        <Button onClick={() => onResolve('mine')}>{t('conservarMio')}</Button>
      </div>
    </Modal>
  );
}
