import { scaled } from '@portal/contract/core';
import type { TemaValorado } from '@portal/contract/tablero';
import { temaMaestro } from '@portal/contract/tema';
import { IconStar } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { Estrellas } from './Estrellas.tsx';
import { useValorados } from '../tablero.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { FigureButton } from '../../../ui/figure/FigureButton.tsx';

/** Ten best rated topics of six months (P99). */
export function Valorados() {
  const t = useTranslations('tablero.valorados');
  const query = useValorados();
  return (
    <Section title={t('titulo')} description={t('texto')} actions={<FigureButton cifra="rating" />}>
      <QueryContent query={query}>
        {(rows) => (rows.length === 0 ? <EmptyState compact icon={IconStar} title={t('vacio')} /> : <ValoradosTable rows={rows} />)}
      </QueryContent>
    </Section>
  );
}

function ValoradosTable({ rows }: { readonly rows: readonly TemaValorado[] }) {
  const t = useTranslations('tablero.valorados');
  const format = useFormatter();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('titulo')}>
        <thead>
          <tr>
            <th scope="col">{t('tema')}</th>
            <th scope="col">{t('valoraciones')}</th>
            <th scope="col">{t('rating')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id_tema, tema, rating, valoraciones }) => (
            <tr key={id_tema}>
              <th scope="row">
                <AppLink {...href('/temaedit', { id: id_tema })}>{tema}</AppLink>
              </th>
              <td>{format.number(valoraciones)}</td>
              <td>
                <Estrellas value={scaled(temaMaestro.list.columns.rating, rating)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
