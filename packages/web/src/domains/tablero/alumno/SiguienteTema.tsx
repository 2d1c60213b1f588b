import type { TemaAlumno } from '@portal/contract/asignacion';
import type { PanelAlumno } from '@portal/contract/avance';
import { IconArrowRight, IconCircleCheck, IconInbox, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './alumno.module.css';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TemaYaAprobado } from '../../../pieces/tema/TemaYaAprobado.tsx';
import { verbOf } from '../../../pieces/programa/seguimiento/tema-actions.ts';
import { PedirTemas } from '../../../pieces/tema/PedirTemas.tsx';
import { useEspera } from '../../../pieces/tema/use-espera.ts';
import { TemaPlazo } from '../../../pieces/tema/TemaPlazo.tsx';

/** Returns the topic with the pause that ends first (P44), when nothing else opens. */
const firstToEnd = (temas: readonly TemaAlumno[]): TemaAlumno | undefined =>
  temas
    .filter(({ bloqueado, espera_hasta }) => !bloqueado && espera_hasta !== null)
    .toSorted((a, b) => (a.espera_hasta! < b.espera_hasta! ? -1 : 1))[0];

/** First pending topic that opens, with a large "Continuar" (P19); when all of them wait, the one that opens first; or why there is none. */
export function SiguienteTema({ panel: { siguiente, temas, cifras } }: { panel: PanelAlumno }) {
  const first = siguiente ?? firstToEnd(temas);
  if (first) return <Next tema={first} cifras={cifras} />;
  return <NothingToOpen assigned={cifras.temas > 0} blocked={cifras.pendientes > 0} />;
}

function Next({ tema, cifras: { pendientes } }: { tema: TemaAlumno; cifras: PanelAlumno['cifras'] }) {
  const t = useTranslations('tablero.continuar');
  const rest = useTranslations('evaluacion.pausa');
  const pausa = useEspera(tema);
  return (
    <section className={styles.next} aria-labelledby="siguiente-tema">
      <div className={styles.nextText}>
        <p className={styles.eyebrow}>{tema.intentos > 0 ? t('reintento') : t('titulo')}</p>
        <h2 id="siguiente-tema" className={styles.nextTitle}>
          {tema.titulo}
        </h2>
        <p className={styles.nextPlace}>
          {tema.plan} · {tema.programa}
        </p>
        {pausa !== null && <p className={styles.nextFacts}>{pausa}</p>}
        <NextFacts tema={tema} />
        <p className={styles.nextCount}>{t('pendientes', { pendientes })}</p>
      </div>
      <LinkButton
        {...temaHref(tema)}
        size="lg"
        {...(pausa !== null && { variant: 'default' })}
        rightSection={<IconArrowRight size={20} aria-hidden="true" />}
      >
        {pausa === null ? t(verbOf(tema) === 'empezar' ? 'empezar' : 'boton') : rest('repasar')}
      </LinkButton>
    </section>
  );
}

/** Deadline, an earlier approval, duration and number of the attempt to come. */
function NextFacts({ tema }: { tema: TemaAlumno }) {
  const t = useTranslations('tablero.continuar');
  const { duracion: minutos, intentos } = tema;
  return (
    <p className={styles.nextFacts}>
      <TemaPlazo tema={tema} />
      <TemaYaAprobado tema={tema} />
      {minutos > 0 && <span>{t('duracion', { minutos })}</span>}
      {intentos > 0 && <span>{t('intento', { numero: intentos + 1 })}</span>}
    </p>
  );
}

/** Message without an unlocked topic: all approved, none assigned, or all locked (a mistake in the plan). */
function NothingToOpen({ assigned, blocked }: { assigned: boolean; blocked: boolean }) {
  const t = useTranslations('tablero.continuar');
  if (blocked) return <Message icon={IconLock} title={t('bloqueados')} text={t('bloqueadosTexto')} />;
  if (!assigned) return <Message icon={IconInbox} title={t('sinTemas')} text={t('sinTemasTexto')} action={<PedirTemas />} />;
  return (
    <Message
      icon={IconCircleCheck}
      title={t('fin')}
      text={t('finTexto')}
      action={
        <LinkButton {...href('/certificado')} variant="default">
          {t('certificados')}
        </LinkButton>
      }
    />
  );
}

const Message = (props: Parameters<typeof EmptyList>[0]) => (
  <Section>
    <EmptyList {...props} />
  </Section>
);
