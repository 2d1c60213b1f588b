import { recalificacionApi } from '@portal/contract/recalificacion';
import { useTranslations } from 'use-intl';
import { Clave, Ficha } from '../../pieces/pregunta/Clave.tsx';
import styles from '../../pieces/pregunta/pregunta.module.css';
import { useTemasOfPregunta, useVersiones } from '../../pieces/pregunta/pregunta.queries.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { May } from '../../ui/link/May.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Topics that use a question, and its versions: each answer refers to the version that the learner saw. */
export function PreguntaHistoria({ id }: { id: number }) {
  return (
    <div className={styles.blocks}>
      <Temas id={id} />
      <Versiones id={id} />
    </div>
  );
}

function Temas({ id }: { id: number }) {
  const t = useTranslations('pregunta.edicion');
  return (
    <Section title={t('temas')}>
      <QueryContent query={useTemasOfPregunta(id)}>
        {(temas) => (
          <>
            {temas.length === 0 && <p className={styles.hint}>{t('sinTemas')}</p>}
            <div className={styles.topics}>
              {temas.map((tema) => (
                <LinkButton key={tema.id_tema} {...href('/temaedit', { id: tema.id_tema })} variant="default">
                  {tema.titulo}
                </LinkButton>
              ))}
            </div>
          </>
        )}
      </QueryContent>
    </Section>
  );
}

type Version = NonNullable<ReturnType<typeof useVersiones>['data']>[number];

function Versiones({ id }: { id: number }) {
  const t = useTranslations('pregunta.edicion');
  return (
    <Section title={t('versiones')} description={t('versionesTexto')}>
      <QueryContent query={useVersiones(id)}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map((row, index) => (
              <li key={row.version}>
                <OneVersion id={id} row={row} current={index === 0} />
              </li>
            ))}
          </ol>
        )}
      </QueryContent>
    </Section>
  );
}

function OneVersion({ id, row, current }: { id: number; row: Version; current: boolean }) {
  const t = useTranslations('pregunta.edicion');
  const day = useDayFormat();
  return (
    <>
      <p className={styles.versionHead}>
        <StateBadge tone={current ? 'primary' : 'neutral'} dot={false}>
          {current ? t('vigente', { version: row.version }) : t('numero', { version: row.version })}
        </StateBadge>
        <span>{t('autor', { usuario: row.usuario_creacion, fecha: day.short(row.fecha_creacion) })}</span>
        <span>{t('respuestas', { respuestas: row.respuestas })}</span>
        <Ficha tipo={row.tipo} />
      </p>
      <p className={styles.versionText}>{row.pregunta}</p>
      <Clave fila={row} />
      {row.respuestas > 0 && (
        <May call={recalificacionApi.simular}>
          <LinkButton {...href('/recalificar', { id, version: row.version })} variant="default" size="compact-sm">
            {t('claveMal')}
          </LinkButton>
        </May>
      )}
    </>
  );
}
