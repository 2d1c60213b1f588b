import { RESPUESTAS_SALUD, type SaludVersion } from '@portal/contract/pregunta';
import type { CifraId } from '@portal/contract/cifra';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { OpcionesElegidas } from './OpcionesElegidas.tsx';
import { SALUD_TONES } from './salud-tones.ts';
import styles from './salud.module.css';
import { useFrases } from './use-frases.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { FigureButton } from '../../../ui/figure/FigureButton.tsx';
import { Fact, Facts } from '../../../ui/page/Facts.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** Figures of one version, a sentence for each flag, and who chose each option. */
export function SaludDeVersion({ salud }: { salud: SaludVersion }) {
  const t = useTranslations('pregunta.salud.ficha');
  const moment = useMomentFormat();
  const { version, vigente, pregunta, fecha_calculo } = salud;
  return (
    <Section
      title={vigente ? t('vigente', { version }) : t('anterior', { version })}
      description={fecha_calculo === null ? t('sinCalcular') : t('calculado', { momento: moment(fecha_calculo) })}
    >
      <p className={styles.question}>{pregunta}</p>
      <Avisos salud={salud} />
      <Cifras salud={salud} />
      {salud.opciones.length > 0 && <OpcionesElegidas salud={salud} />}
    </Section>
  );
}

function Avisos({ salud }: { salud: SaludVersion }) {
  const t = useTranslations('pregunta.salud.ficha');
  const avisos = useTranslations('comun.opciones.avisoPregunta');
  const frases = useFrases(salud);
  if (salud.fecha_calculo === null) return null;
  if (salud.contestadas < RESPUESTAS_SALUD.cifras) return <p>{t('pocas', { minimo: RESPUESTAS_SALUD.cifras })}</p>;
  if (!frases.length) return <p>{t('bien', { total: salud.contestadas })}</p>;
  return (
    <ul className={styles.flags}>
      {frases.map(({ aviso, frase }) => (
        <li key={aviso}>
          <StateBadge tone={SALUD_TONES[aviso]}>{avisos(aviso)}</StateBadge>
          <span>{frase}</span>
        </li>
      ))}
    </ul>
  );
}

const CIFRAS = ['contestadas', 'facilidad', 'discriminacion', 'eficiencia'] as const;

function Cifras({ salud }: { salud: SaludVersion }) {
  const t = useTranslations('pregunta.salud.campos');
  const format = useFormatter();
  return (
    <Facts>
      {CIFRAS.map((cifra) => (
        <Fact key={cifra} label={t(cifra)}>
          <Cifra cifra={cifra}>{salud[cifra] === null ? '—' : format.number(salud[cifra])}</Cifra>
        </Fact>
      ))}
    </Facts>
  );
}

function Cifra({ cifra, children }: { cifra: CifraId; children: ReactNode }) {
  return (
    <span className={styles.figure}>
      {children}
      <FigureButton cifra={cifra} />
    </span>
  );
}
