import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { useBlocked } from './archivo.queries.ts';
import type { Blocked } from './blocked-references.ts';
import { useEnumeration } from '../../core/i18n/use-enumeration.ts';

interface Props {
  id: number;
  url: string;
  tamano: number;
}

/** A larger page is not read in the form. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Says what an uploaded page asks for and will not get in its lesson; nothing of a page that brings all with it. */
export function PaginaBloqueada({ id, url, tamano }: Props) {
  const t = useTranslations('archivo.bloqueado');
  const large = tamano > MOST_BYTES;
  const { data = [] } = useBlocked(id, url, !large);
  if (large) return <p className={styles.note}>{t('grande')}</p>;
  if (data.length === 0) return null;
  const total = data.reduce((sum, one) => sum + one.total, 0);
  return (
    <Alert color="yellow" role="status" className={styles.blocked} title={t('titulo', { total })}>
      <ul>
        {data.map((one) => (
          <Part key={one.kind} {...one} />
        ))}
      </ul>
      {t('consejo')}
    </Alert>
  );
}

const NAMES = 5;
const LETTERS = 80;
const short = (address: string): string => (address.length > LETTERS ? `${address.slice(0, LETTERS)}…` : address);

function Part({ kind, total, addresses }: Blocked) {
  const t = useTranslations('archivo.bloqueado');
  const enumeration = useEnumeration();
  const parte = t(`partes.${kind}`);
  const rest = addresses.length - NAMES;
  const names = [...addresses.slice(0, NAMES).map(short), ...(rest > 0 ? [t('mas', { n: rest })] : [])];
  return <li>{names.length ? t('con', { parte, total, nombres: enumeration(names) }) : t('sin', { parte, total })}</li>;
}
