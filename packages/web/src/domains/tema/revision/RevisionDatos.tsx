import { scaled } from '@portal/contract/core';
import { type TemaFila, temaMaestro } from '@portal/contract/tema';
import { fieldLabel } from '@portal/messages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './revision.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { usePercent } from '../../../core/i18n/use-percent.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Read-only data of a topic. */
export function RevisionDatos({ tema }: { tema: TemaFila }) {
  const t = useTranslations('tema');
  const texts = useTexts();
  const label = (name: keyof TemaFila) => fieldLabel(texts, temaMaestro.list, name);
  const percent = usePercent();
  const day = useDayFormat();
  const { rating, notaminima } = tema;
  const opinion =
    rating === null ? t('revision.sinOpinion') : t('revision.opinion', { valor: scaled(temaMaestro.list.columns.rating, rating) });
  const minima = notaminima === null ? t('revision.general') : percent(notaminima);
  return (
    <Section title={t('revision.datos')}>
      <dl className={styles.facts}>
        <Fact name={label('codigo')}>{tema.codigo}</Fact>
        <Fact name={label('codigo_categoria')}>{tema.categoria}</Fact>
        <Fact name={label('duracion')}>{tema.duracion}</Fact>
        <Fact name={label('numero_preguntas')}>{tema.numero_preguntas}</Fact>
        <Fact name={label('notaminima')}>{minima}</Fact>
        <Fact name={label('rating')}>{opinion}</Fact>
        <Fact name={label('referencia')}>{tema.titulo_referencia ?? t('edicion.ninguna')}</Fact>
        <Fact name={label('indicador_obligatorio')}>{tema.indicador_obligatorio === 1 ? t('revision.si') : t('revision.no')}</Fact>
        <Fact name={label('modulos')}>{tema.modulos}</Fact>
        <Fact name={label('etiquetas')}>{tema.etiquetas ?? '—'}</Fact>
        <Fact name={t('revision.creado')}>
          {t('revision.sello', { usuario: tema.usuario_creacion, fecha: day.short(tema.fecha_creacion) })}
        </Fact>
        <Fact name={t('revision.modificado')}>
          {t('revision.sello', {
            usuario: tema.usuario_modificacion ?? tema.usuario_creacion,
            fecha: day.short(tema.fecha_modificacion),
          })}
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
