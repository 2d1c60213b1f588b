import { Button } from '@mantine/core';
import { type Paso, PASOS } from '@portal/contract/portal';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { usePasos } from './pasos.queries.ts';
import styles from './PrimerosPasos.module.css';
import { useNavegacion, useSaveNavegacion } from '../navegacion.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import type { LinkTarget } from '../../../core/router/origin.ts';
import { href } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';

/** Screen of each step. */
const WHERE: Readonly<Record<Paso, LinkTarget>> = {
  empresa: href('/empresaedit'),
  personas: href('/usuarioimportar'),
  plan: href('/planestudioedit'),
  asignar: href('/asignacionplan'),
  invitar: href('/usuario'),
};

/** Open steps of a new portal, for an administrator without limit; gone when all is done, and put away on request (P133). */
export function PrimerosPasos() {
  const t = useTranslations('navegacion.pasos');
  const title = useTranslations('navegacion')('primerosPasos');
  const { indicador_alcance } = useUser();
  const kept = useNavegacion().data;
  const wanted = indicador_alcance === 0 && kept?.pasos_apartados === false;
  const { data: done } = usePasos(wanted);
  const { mutate, isPending } = useSaveNavegacion();
  if (!wanted || !done) return null;
  const hechos = PASOS.filter((paso) => done[paso]).length;
  const total = PASOS.length;
  if (hechos === total) return null;
  const next = PASOS.find((paso) => !done[paso]);
  const putAway = () =>
    mutate(() => ({ pasos_apartados: true }), {
      onSuccess: () => toast.info(t('apartada')),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <Section
      title={title}
      description={t('texto')}
      actions={
        <Button variant="subtle" color="gray" loading={isPending} onClick={putAway}>
          {t('apartar')}
        </Button>
      }
    >
      <ProgressBar value={(hechos / total) * 100} label={t('avance', { hechos, total })} />
      <ol className={styles.steps}>
        {PASOS.map((paso) => (
          <Step key={paso} paso={paso} done={done[paso]} next={paso === next} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  paso: Paso;
  done: boolean;
  /** The first one that is not done. */
  next: boolean;
}

function Step({ paso, done, next }: StepProps) {
  const t = useTranslations('navegacion.pasos');
  const Mark = done ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Mark size={24} role="img" aria-label={t(done ? 'hecho' : 'pendiente')} />
      <div className={styles.text}>
        <strong>{t(paso)}</strong>
        {!done && <span>{t(`${paso}Texto`)}</span>}
      </div>
      {!done && (
        <LinkButton {...WHERE[paso]} variant={next ? 'filled' : 'default'}>
          {t(`${paso}Boton`)}
        </LinkButton>
      )}
    </li>
  );
}
