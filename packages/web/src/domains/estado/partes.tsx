import type { EstadoPortal } from '@portal/contract/estado';
import { useFormatter, useTranslations } from 'use-intl';
import { Juicio } from './Juicio.tsx';
import { useBytes } from '../../core/i18n/use-bytes.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Outbox of the portal. */
export function Correos({ correo }: Pick<EstadoPortal, 'correo'>) {
  const t = useTranslations('operacion');
  const format = useFormatter();
  const moment = useMomentFormat();
  return (
    <Section title={t('correo')} actions={<Juicio estado={correo.estado} />}>
      <Facts>
        <Fact label={t('servidor')}>{t(correo.servidor ? 'conServidor' : 'sinServidor')}</Fact>
        <Fact label={t('pendientes')}>{format.number(correo.pendientes)}</Fact>
        <Fact label={t('fallidos')}>{format.number(correo.fallidos)}</Fact>
        <Fact label={t('antiguo')}>{correo.mas_antiguo && moment(correo.mas_antiguo)}</Fact>
      </Facts>
    </Section>
  );
}

/** Sections of the stored data: disk, backups, certificates. */
export function Almacenes({ estado: { disco, respaldo, certificados } }: { estado: EstadoPortal }) {
  const t = useTranslations('operacion');
  const format = useFormatter();
  const moment = useMomentFormat();
  const momentOrNone = (instant: string | null) => (instant === null ? t('ninguno') : moment(instant));
  return (
    <>
      <Disco disco={disco} />
      <Section title={t('respaldo')} description={t('respaldoTexto')} actions={<Juicio estado={respaldo.estado} />}>
        <Facts>
          <Fact label={t('copia')}>{momentOrNone(respaldo.copia)}</Fact>
          <Fact label={t('orden')}>{momentOrNone(respaldo.respaldo)}</Fact>
        </Facts>
      </Section>
      <Section title={t('certificados')} description={t('certificadosTexto')}>
        <Facts>
          <Fact label={t('vigentes')}>{format.number(certificados.vigentes)}</Fact>
          <Fact label={t('anulados')}>{format.number(certificados.anulados)}</Fact>
          {certificados.sin_letras > 0 && (
            <Fact label={t('sinLetras')}>
              {t('sinLetrasValor', { total: certificados.sin_letras, nombres: format.list(certificados.sin_letras_nombres) })}
            </Fact>
          )}
        </Facts>
      </Section>
    </>
  );
}

function Disco({ disco }: Pick<EstadoPortal, 'disco'>) {
  const t = useTranslations('operacion');
  const bytes = useBytes();
  const { libre, total, almacen, estado, archivos, archivos_bytes, sin_uso, sin_uso_bytes, sin_uso_dias } = disco;
  const known = libre !== null && total !== null;
  return (
    <Section title={t('disco')} actions={<Juicio estado={estado} />}>
      <Facts>
        <Fact label={t('libre')}>{known ? t('libreValor', { libre: bytes(libre), total: bytes(total) }) : t('desconocido')}</Fact>
        <Fact label={t('almacen')}>{t(`almacenes.${almacen}`)}</Fact>
        <Fact label={t('archivos')}>{t('archivosValor', { total: archivos, bytes: bytes(archivos_bytes) })}</Fact>
        <Fact label={t('sinUso')}>{t('sinUsoValor', { total: sin_uso, bytes: bytes(sin_uso_bytes), dias: sin_uso_dias })}</Fact>
      </Facts>
    </Section>
  );
}
