import { Button, Modal, Radio } from '@mantine/core';
import { fieldLabel, optionLabel } from '@portal/messages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Conflict, differencesOf, isMine, type Resolution } from './conflict.ts';
import styles from '../master.module.css';
import type { FormDefinition } from '../use-controls.tsx';
import { useBackCloses } from '../../../core/router/back-closes.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';

interface Props {
  conflict: Conflict | null;
  definition: FormDefinition;
  /** Words of a value that has an own form. */
  words?: ((field: string, value: unknown) => string | undefined) | undefined;
  onResolve: (resolution: Resolution) => void;
}

/** Returns a value as text; ordered children as their numbered titles. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item, index) => `${index + 1}. ${shown(item)}`).join(' · ');
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'titulo' in value) return shown(value.titulo);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const isToday = (moment: (iso: string) => string, day: string | undefined): boolean =>
  moment(new Date().toISOString()).split(' ')[0] === day;

const NONE: ReadonlySet<string> = new Set();

/**
 * Dialog of an edit conflict (P31): shows both values of every field that differs and asks which to keep, by default each that this person
 * changed. A field that this person did not change is shown too and takes the other person's value in any case.
 */
export function ConflictDialog({ conflict, definition: { fields, list }, words, onResolve }: Props) {
  const texts = useTexts();
  const moment = useMomentFormat();
  const t = useTranslations('ui.maestro');
  const [taken, setTaken] = useState(NONE);
  const resolve = (resolution: Resolution) => {
    setTaken(NONE);
    onResolve(resolution);
  };
  const keep = () => resolve({ taken });
  useBackCloses(conflict !== null, keep);
  const text = (name: string, value: unknown) => {
    const labels = fields[name]?.column.labels;
    const own = words?.(name, value);
    if (own !== undefined) return own;
    return (labels && typeof value === 'number' ? optionLabel(texts, { labels }, value) : shown(value)) || t('vacio');
  };
  const stateText = (value: number) => {
    const labels = list.columns['codigo_estado']?.labels;
    return labels ? optionLabel(texts, { labels }, value) : shown(value);
  };
  const savedBy = ({ nombre, momento }: NonNullable<Conflict['autor']>) => {
    const [day, hour] = moment(momento).split(' ');
    return isToday(moment, day)
      ? t('guardadoPorHoy', { nombre, hora: hour ?? '' })
      : t('guardadoPor', { nombre, momento: moment(momento) });
  };
  /** Chooses one of the two values of a field that this person changed. */
  const choice = (field: string, saved: boolean) => (
    <Radio
      size="xs"
      name={`conflicto-${field}`}
      label={t(saved ? 'guardado' : 'suyo')}
      checked={taken.has(field) === saved}
      onChange={() => setTaken((before) => new Set(saved ? [...before, field] : [...before].filter((one) => one !== field)))}
    />
  );
  const different = conflict ? differencesOf(conflict, Object.keys(conflict.mine)) : [];
  return (
    <Modal opened={conflict !== null} onClose={keep} title={t(conflict?.own ? 'conflictoPropio' : 'conflicto')} size="lg" centered>
      <p className={styles.text}>
        {conflict?.autor && `${savedBy(conflict.autor)} `}
        {t('conflictoTexto')}
      </p>
      <dl className={styles.differences}>
        {conflict?.estados && (
          <div className={styles.difference}>
            <dt>{fieldLabel(texts, list, 'codigo_estado')}</dt>
            <dd>
              <small>{t('antes')}</small>
              <span>{stateText(conflict.estados.antes)}</span>
            </dd>
            <dd>
              <small>{t('guardado')}</small>
              <span>{stateText(conflict.estados.guardado)}</span>
            </dd>
          </div>
        )}
        {different.map((field) => (
          <div key={field} className={styles.difference}>
            <dt>{fieldLabel(texts, list, field)}</dt>
            <dd>
              {conflict && isMine(conflict, field) ? choice(field, false) : <small>{t('antes')}</small>}
              <span>{text(field, conflict?.mine[field])}</span>
            </dd>
            <dd>
              {conflict && isMine(conflict, field) ? choice(field, true) : <small>{t('guardado')}</small>}
              <span>{text(field, conflict?.theirs[field])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => resolve('theirs')}>
          {t('tomarGuardado')}
        </Button>
        <Button onClick={keep}>{t(taken.size ? 'conservarElegido' : 'conservarMio')}</Button>
      </div>
    </Modal>
  );
}
