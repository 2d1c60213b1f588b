import type { PersonaFicha } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import styles from './persona.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Fact, Facts } from '../../../ui/page/Facts.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { breakable } from '../../../ui/table/breakable.tsx';

/** Data of a person at the head of the page. */
export function PersonaDatos({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.dato');
  const campo = useTranslations('usuario.campos');
  const email = useTranslations('email');
  const documento = useTranslations('comun.opciones.documento');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  const { correo_electronico, correo_devuelto, fecha_login, jefe_inmediato, codigo_jefe_inmediato } = persona;
  return (
    <Section>
      <div className={styles.facts}>
        <Facts>
          <Fact label={campo('codigo_usuario')}>{persona.codigo_usuario}</Fact>
          <Fact label={t('documento')}>{`${documento(persona.tipo_documento)} ${persona.numero_documento ?? ''}`}</Fact>
          <Fact label={campo('id_empresa')}>{persona.empresa}</Fact>
          <Fact label={campo('cargo')}>{persona.cargo}</Fact>
          <Fact label={campo('departamento')}>{persona.departamento}</Fact>
          <Fact label={campo('centro_costo')}>{persona.centro_costo}</Fact>
          <Fact label={t('jefe')}>{jefe_inmediato ?? codigo_jefe_inmediato}</Fact>
          <Fact label={campo('grupo')}>{persona.grupo}</Fact>
          <Fact label={campo('fecha_ingreso')}>{persona.fecha_ingreso && short(persona.fecha_ingreso)}</Fact>
          {persona.fecha_cese && <Fact label={campo('fecha_cese')}>{short(persona.fecha_cese)}</Fact>}
          <Fact label={t('correo')}>
            {breakable(correo_electronico) ?? t('sinCorreo')}{' '}
            {correo_devuelto && <StateBadge tone="danger">{email('devuelto')}</StateBadge>}
          </Fact>
          <Fact label={t('telefono')}>{persona.telefono}</Fact>
          <Fact label={t('ultimoIngreso')}>{fecha_login ? moment(fecha_login) : t('nunca')}</Fact>
        </Facts>
      </div>
    </Section>
  );
}
