import { useFormatter, useTranslations } from 'use-intl';
import styles from './accesibilidad.module.css';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';
import { messageHref } from '../../../core/phone.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Day of the last review: both engines over every screen (e2e/accessibility), the journeys by keyboard, the measures below. */
const REVIEWED = new Date('2026-11-23T12:00:00Z');

const ABLE = ['teclado', 'lector', 'aumento', 'espacio', 'color', 'movimiento', 'tiempo', 'idiomas', 'subtitulos'] as const;
const TESTED = ['motores', 'recorridos', 'medidas'] as const;
const MISSING = ['faltaVideo', 'faltaPdf', 'faltaExterno', 'faltaIdioma', 'faltaPersonas'] as const;

/** /accesibilidad: the statement of accessibility, open to everyone (P140). */
export function AccesibilidadScreen() {
  const t = useTranslations();
  return (
    <div className={styles.statement}>
      <PageHeader
        title={t('pantallas.accesibilidad')}
        description={t('accesibilidad.texto')}
        back={{ to: '/', label: t('comun.irAlInicio') }}
      />
      <Section title={t('accesibilidad.normaTitulo')}>
        <p>{t('accesibilidad.norma')}</p>
      </Section>
      <Section title={t('accesibilidad.puedeTitulo')}>
        <Sentences of={ABLE} />
      </Section>
      <Section title={t('accesibilidad.pruebasTitulo')}>
        <Sentences of={TESTED} />
        <Review />
      </Section>
      <Section title={t('accesibilidad.faltaTitulo')}>
        <p>{t('accesibilidad.falta')}</p>
        <Sentences of={MISSING} />
      </Section>
      <Contact />
    </div>
  );
}

function Sentences({ of }: { of: readonly (typeof ABLE | typeof TESTED | typeof MISSING)[number][] }) {
  const t = useTranslations('accesibilidad');
  return (
    <ul>
      {of.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}

function Review() {
  const t = useTranslations('accesibilidad');
  const fecha = useFormatter().dateTime(REVIEWED, { dateStyle: 'long', timeZone: 'UTC' });
  return <p>{t('revision', { fecha, version: usePortalInfo().data?.version ?? '' })}</p>;
}

/** Whom to write to: the contact of the settings, or the company's own people without one. */
function Contact() {
  const t = useTranslations('accesibilidad');
  const { data, isPending } = usePortalInfo();
  const { correo_contacto: correo, telefono_soporte: telefono } = data ?? {};
  const message = messageHref(telefono);
  return (
    <Section title={t('contactoTitulo')}>
      <p>{t('contacto')}</p>
      {correo && <p>{t.rich('correo', { correo, enlace: (words) => <a href={`mailto:${correo}`}>{words}</a> })}</p>}
      {message && telefono && <p>{t.rich('telefono', { telefono, enlace: (words) => <a href={message}>{words}</a> })}</p>}
      {!isPending && !correo && !message && <p>{t('sinContacto')}</p>}
    </Section>
  );
}
