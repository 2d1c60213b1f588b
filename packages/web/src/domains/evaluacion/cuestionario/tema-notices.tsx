import { Alert, Button } from '@mantine/core';
import { IconCircleCheck, IconHourglass, IconLock, IconListCheck, IconMapQuestion, IconTools } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../../pieces/evaluacion/evaluacion.module.css';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { DescargarCertificadoButton } from '../../../pieces/certificado/DescargarCertificadoButton.tsx';
import { useApprovedElsewhere } from '../../../pieces/tema/use-approved-elsewhere.ts';
import { type TemaDetalle, useRequisito } from '../../../pieces/tema/tema.queries.ts';

/** Notice for an address without a topic, or with one that is not assigned to this person. */
export function TemaUnavailable() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.cuestionario')} back={{ to: '/dashboardusuario' }} />
      <Section>
        <EmptyState
          icon={IconMapQuestion}
          title={t('evaluacion.sinTema')}
          text={t('evaluacion.sinTemaTexto')}
          action={<LinkButton to="/dashboardusuario">{t('comun.irAlInicio')}</LinkButton>}
        />
      </Section>
    </>
  );
}

/** Notice of a locked topic with a link to the topic to approve first (P16). */
export function TemaBloqueado({ tema }: { tema: TemaDetalle }) {
  const t = useTranslations('evaluacion');
  const requisito = useRequisito(tema);
  return (
    <Section>
      <EmptyState
        icon={IconLock}
        title={t('bloqueado')}
        text={t('bloqueadoTexto', { requisito: tema.requisito ?? '' })}
        action={requisito && <LinkButton {...temaHref(requisito)}>{t('irRequisito')}</LinkButton>}
      />
    </Section>
  );
}

/** Notice of a topic that asks for questions which it does not have yet (P45). */
export function TemaSinPreguntas() {
  const t = useTranslations('evaluacion');
  return (
    <Section>
      <EmptyState compact icon={IconTools} title={t('sinListo')} text={t('sinListoTexto')} />
    </Section>
  );
}

/** Notice that the questionnaire opens after the package (P286). */
export function TemaSinPaquete() {
  const t = useTranslations('paquete.alumno');
  return (
    <Section>
      <EmptyState compact icon={IconListCheck} title={t('falta')} text={t('faltaTexto')} />
    </Section>
  );
}

/** Notice of a pause after failed attempts: until when, and what to do meanwhile (P44). */
export function TemaEnPausa({ children }: { children: ReactNode }) {
  const t = useTranslations('evaluacion.pausa');
  return (
    <Alert color="yellow" icon={<IconHourglass />} title={t('titulo')} mb="md">
      {children}
    </Alert>
  );
}

/** Notice of an approved topic: grade, link to the result, certificate; of one approved elsewhere where, and the way to take it here too (P274). */
export function TemaAprobado({ tema, onRepetir }: { tema: TemaDetalle; onRepetir?: (() => void) | undefined }) {
  const t = useTranslations('evaluacion');
  const elsewhere = useApprovedElsewhere(tema);
  const here = tema.nota === null ? t('aprobadoSinNota') : t('aprobadoNota', { nota: tema.nota });
  return (
    <Alert color="green" icon={<IconCircleCheck />} title={t('aprobado')}>
      <div className={styles.notice}>
        <span>{elsewhere ?? here}</span>
        <LinkButton {...href('/evaluacionresultado', { id: tema.id_evaluacion })} variant="default">
          {t('verResultado')}
        </LinkButton>
        <DescargarCertificadoButton idEvaluacion={tema.id_evaluacion} />
        {onRepetir && (
          <Button variant="subtle" onClick={onRepetir}>
            {t('repetirAqui')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
