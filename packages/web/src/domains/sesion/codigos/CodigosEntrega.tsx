import { Alert, Button } from '@mantine/core';
import type { CodigoAcceso } from '@portal/contract/sesion';
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './codigos.module.css';
import { saveFile } from '../../../core/client/save-file.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { publicAddress } from '../../../core/router/public-address.ts';
import { toXlsx } from '../../../ui/export/spreadsheet.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

const FILE = 'UCJ-Codigos-de-acceso';

/** New codes as slips to print and cut out; the server never sends them again. */
export function CodigosEntrega({ codigos, onDone }: { codigos: readonly CodigoAcceso[]; onDone: () => void }) {
  const t = useTranslations('sesion.codigos');
  const comun = useTranslations('comun');
  const download = useDownload(codigos);
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader
          title={t('entrega', { total: codigos.length })}
          actions={
            <>
              <Button variant="default" onClick={onDone}>
                {t('terminar')}
              </Button>
              <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void download()}>
                {comun('descargar')}
              </Button>
              <Button leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
                {comun('imprimir')}
              </Button>
            </>
          }
        />
        <Alert color="yellow" icon={<IconAlertTriangle />} mb="md">
          {t('unaVez')}
        </Alert>
      </div>
      <ul className={styles.slips}>
        {codigos.map((codigo) => (
          <Slip key={codigo.id_usuario} {...codigo} />
        ))}
      </ul>
    </>
  );
}

function Slip({ personal, empresa, username, codigo, fecha_expiracion }: CodigoAcceso) {
  const t = useTranslations('sesion.codigos');
  const moment = useMomentFormat();
  return (
    <li className={styles.slip}>
      <p className={styles.person}>{personal}</p>
      {empresa && <p className={styles.company}>{empresa}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('campos.username')}</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>{t('codigo')}</dt>
          <dd className={styles.code}>{codigo}</dd>
        </div>
      </dl>
      <p className={styles.how}>{t('como', { direccion: publicAddress('/auth/codigo'), hasta: moment(fecha_expiracion) })}</p>
    </li>
  );
}

/** Returns a function that downloads the codes as a workbook, written in the browser because no call returns them again. */
function useDownload(codigos: readonly CodigoAcceso[]): () => Promise<void> {
  const t = useTranslations('sesion.codigos');
  const header = [
    t('campos.username'),
    t('campos.personal'),
    useTranslations('comun.campos')('empresa'),
    t('codigo'),
    t('campos.codigo_vence'),
  ];
  const moment = useMomentFormat();
  return async () => {
    const rows = codigos.map((one) => [one.username, one.personal, one.empresa, one.codigo, moment(one.fecha_expiracion)]);
    saveFile(await toXlsx([{ name: FILE, rows: [header, ...rows] }]), `${FILE}.xlsx`);
  };
}
