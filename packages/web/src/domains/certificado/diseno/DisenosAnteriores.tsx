import { Button } from '@mantine/core';
import { certificadoApi, type DisenoAnterior } from '@portal/contract/certificado';
import { useTranslations } from 'use-intl';
import styles from './diseno.module.css';
import { useRetirarFirma } from './diseno.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useMayCall } from '../../../core/session/may-call.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Designs of before: from when, how many certificates show them, and who signs these. */
export function DisenosAnteriores({ anteriores }: { anteriores: readonly DisenoAnterior[] }) {
  const t = useTranslations('disenoCertificado.anteriores');
  const moment = useMomentFormat();
  if (anteriores.length === 0) return null;
  return (
    <Section title={t('titulo')}>
      <ul className={styles.anteriores}>
        {anteriores.map((diseno) => (
          <li key={diseno.id_certificado_diseno}>
            <strong>{t('desde', { fecha: moment(diseno.desde ?? '') })}</strong>
            <span className={styles.nota}>
              {t('emitidos', { total: diseno.emitidos })} · {diseno.autor}
            </span>
            {diseno.firmantes.length === 0 && <span>{t('sinFirmas')}</span>}
            {diseno.firmantes.map((firmante) => (
              <Firmante key={firmante.id_certificado_firmante} firmante={firmante} total={diseno.emitidos} />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Props {
  firmante: DisenoAnterior['firmantes'][number];
  total: number;
}

function Firmante({ firmante: { id_certificado_firmante: id, nombre, cargo, con_imagen }, total }: Props) {
  const t = useTranslations('disenoCertificado.anteriores');
  const may = useMayCall()(certificadoApi.firmaDel);
  const confirm = useConfirm();
  const { mutateAsync } = useRetirarFirma();
  const retire = () =>
    confirm({
      title: t('pregunta', { nombre }),
      text: t('preguntaTexto', { total }),
      confirmLabel: t('retirar'),
      tone: 'danger',
      action: async () => toast.success((await mutateAsync(id)).message),
    }).catch((error: unknown) => toast.error(messageOf(error)));
  return (
    <span className={styles.firmante}>
      {cargo === null ? nombre : `${nombre} · ${cargo}`}
      {con_imagen && may && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={t('retirarDe', { nombre })}
          onClick={onceClicked(() => void retire())}
        >
          {t('retirar')}
        </Button>
      )}
    </span>
  );
}
