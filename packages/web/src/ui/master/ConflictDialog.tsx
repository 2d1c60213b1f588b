import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Conflict, differencesOf, isMine } from './conflict.ts';
import styles from './master.module.css';

interface Props<Field extends string> {
  conflict: Conflict | null;
  fields: readonly string[];
  fieldName: (field: Field) => string;
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

/**
 * Two people changed the same record: what differs, and whose text goes on (P31). Nothing is overwritten unseen: what the person
 * here did not touch is shown with its text of before, and the other person's is taken in any case.
 */
export function ConflictDialog<Field extends string>({ conflict, fields, fieldName, onResolve }: Props<Field>) {
  const t = useTranslations('ui.maestro');
  const comun = useTranslations('comun');
  const text = (field: string, value: unknown) => {
    const state = field === 'codigo_estado' ? STATES[Number(value)] : undefined;
    return (state ? comun(`estado.${state}`) : shown(value)) || t('vacio');
  };
  const different = conflict ? differencesOf(conflict, fields) : [];
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => onResolve('mine')}
      title={t('conflicto')}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': comun('cerrar') }}
    >
      <p className={styles.text}>{t('conflictoTexto')}</p>
      <dl className={styles.differences}>
        {different.map((field) => (
          <div key={field} className={styles.difference}>
            <dt>{fieldName(field as Field)}</dt>
            <dd>
              <small>{t(conflict && isMine(conflict, field) ? 'suyo' : 'antes')}</small>
              <span>{text(field, conflict?.mine[field])}</span>
            </dd>
            <dd>
              <small>{t('guardado')}</small>
              <span>{text(field, conflict?.theirs[field])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onResolve('theirs')}>
          {t('tomarGuardado')}
        </Button>
        <Button onClick={() => onResolve('mine')}>{t('conservarMio')}</Button>
      </div>
    </Modal>
  );
}
