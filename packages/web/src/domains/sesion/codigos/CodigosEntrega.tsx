import { Alert, Button } from '@mantine/core';
import type { CodigoAcceso } from '@portal/contract';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './codigos.module.css';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { publicAddress } from '../../../core/router/public-address.ts';
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { defineColumns } from '../../../ui/table/column.ts';

const EXPORT = { csv: 'UCJ-Codigos-de-acceso', xlsx: 'UCJ-Codigos-de-acceso' };

/** The codes just made, as slips to print and cut out; they are not shown again. */
export function CodigosEntrega({ codigos, onDone }: { codigos: readonly CodigoAcceso[]; onDone: () => void }) {
  const t = useTranslations('usuario.codigos');
  const comun = useTranslations('comun');
  const columns = useColumns();
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
              <ExportButtons names={EXPORT} columns={columns} rows={() => codigos} />
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
  const t = useTranslations('usuario.codigos');
  const moment = useMomentFormat();
  return (
    <li className={styles.slip}>
      <p className={styles.person}>{personal}</p>
      {empresa && <p className={styles.company}>{empresa}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('campo.username')}</dt>
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

function useColumns() {
  const t = useTranslations('usuario.codigos');
  return useMemo(
    () =>
      defineColumns<CodigoAcceso>([
        { id: 'username', header: t('campo.username') },
        { id: 'personal', header: t('campo.personal') },
        { id: 'empresa', header: t('campo.empresa') },
        { id: 'codigo', header: t('codigo') },
        { id: 'fecha_expiracion', header: t('campo.codigo_vence'), date: 'moment' },
      ]),
    [t],
  );
}
