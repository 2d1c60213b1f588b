import { IconBooks } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './conexion.module.css';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { GuardarPrograma } from '../../../pieces/programa/guardado/GuardarPrograma.tsx';
import { useKeptPrograms } from '../../../pieces/programa/guardado/use-kept-programs.ts';

/** Programs that the device keeps whole. */
export function Programas() {
  const t = useTranslations('sinconexion');
  const format = useMomentFormat();
  const programs = useKeptPrograms();
  return (
    <Section title={t('programas')} description={t('programasTexto')}>
      {programs.length === 0 ? (
        <EmptyState
          compact
          icon={IconBooks}
          title={t('sinProgramas')}
          text={t('sinProgramasTexto')}
          action={<LinkButton {...href('/planmislogros')}>{t('irLogros')}</LinkButton>}
        />
      ) : (
        <ul className={styles.list}>
          {programs.map((program) => (
            <li key={program.key} className={styles.row}>
              <span className={styles.what}>
                <AppLink {...href('/programaseguimiento', { id: program.id_programa, idp: program.id_planestudio })}>
                  {program.titulo}
                </AppLink>
                <span>{t('guardadoEl', { momento: format(new Date(program.at).toISOString()) })}</span>
                {program.fuera > 0 && <span>{t('fuera', { total: program.fuera })}</span>}
                {Boolean(program.interactivos) && <span>{t('interactivos', { total: program.interactivos ?? 0 })}</span>}
              </span>
              <GuardarPrograma place={program} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
