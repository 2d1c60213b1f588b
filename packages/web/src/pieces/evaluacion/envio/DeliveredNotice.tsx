import { Alert } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from '../evaluacion.module.css';
import { type Resultado, useResultado } from '../evaluacion.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

/** Topic and grade of a questionnaire that was delivered while the learner was on another screen, with a link to its result. */
export function DeliveredNotice({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations();
  const { data } = useResultado(id);
  return (
    <Alert
      color={data?.aprobado === false ? 'yellow' : 'green'}
      icon={<IconCircleCheck />}
      role="status"
      title={t('evaluacion.enviado')}
      withCloseButton
      closeButtonLabel={t('comun.cerrar')}
      onClose={onClose}
    >
      <div className={styles.notice}>
        {data && <Outcome resultado={data} />}
        <LinkButton {...href('/evaluacionresultado', { id })} variant="default">
          {t('evaluacion.verResultado')}
        </LinkButton>
      </div>
    </Alert>
  );
}

function Outcome({ resultado: { titulo: tema, nota, notaminima: minima, aprobado } }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.entregado');
  if (nota === null) return <span>{t('completado', { tema })}</span>;
  return <span>{t(aprobado ? 'aprobado' : 'desaprobado', { tema, nota, minima })}</span>;
}
