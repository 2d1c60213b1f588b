import type { Selection } from '@portal/contract/core';
import { codigoLista, LIMITE_CODIGOS } from '@portal/contract/sesion';
import { IconKey } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitulares, useCodigos } from './codigos.queries.ts';
import { CodigosEntrega } from './CodigosEntrega.tsx';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { countOf, NOTHING } from '../../../core/list/selection.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** /usuariocodigos: one-time codes for people without e-mail, to be printed or downloaded (P7). */
export function CodigosScreen() {
  const t = useTranslations('sesion.codigos');
  const comun = useTranslations('comun');
  const usuarios = useTranslations('pantallas')('usuarios');
  const vacio = useTranslations('vacio');
  const confirm = useConfirm();
  const list = useList(codigoLista, useCodigoColumns());
  const rows = useTitulares(list.query);
  const { ids } = useScreenSearch('/usuariocodigos');
  const [selected, setSelected] = useState(() => chosenBy(ids));
  const make = useCodigos();
  const issue = async () => {
    if (!(await confirm({ title: t('confirmar', { total: countOf(selected) }), text: t('confirmarTexto') }))) return;
    make.mutate(selected, { onError: (error) => toast.error(messageOf(error)) });
  };
  const finish = () => {
    make.reset();
    setSelected(NOTHING);
  };
  if (make.data) return <CodigosEntrega codigos={make.data.codigos} onDone={finish} />;
  return (
    <>
      <PageHeader title={t('titulo')} />
      <DataTable
        caption={t('titulo')}
        list={list}
        rows={rows}
        empty={<EmptyList text={vacio('codigos')} action={<LinkButton to="/usuario">{usuarios}</LinkButton>} />}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <SelectionButton
              label={t('generar')}
              icon={IconKey}
              selected={selected}
              limit={LIMITE_CODIGOS}
              tooMany={comun('maximoPersonas', { limite: LIMITE_CODIGOS })}
              loading={make.isPending}
              onClick={() => void issue()}
            />
          ),
        }}
      />
    </>
  );
}

/** Selection of the people whom a link named. */
function chosenBy(text = ''): Selection {
  const ids = text.split(',').map(Number);
  return { ids: ids.filter((id) => Number.isSafeInteger(id) && id > 0) };
}

function useCodigoColumns(): DisplaysOf<typeof codigoLista> {
  const t = useTranslations('sesion.codigos');
  const { short } = useDayFormat();
  return useMemo(
    () => ({
      personal: { primary: true, cell: ({ id_usuario, personal }) => <PersonaLink id={id_usuario}>{personal}</PersonaLink> },
      username: {},
      empresa: {},
      correo_electronico: { cell: (row) => row.correo_electronico ?? <StateBadge tone="warning">{t('sinCorreo')}</StateBadge> },
      fecha_login: { cell: (row) => (row.fecha_login ? short(row.fecha_login) : t('nunca')) },
      codigo_vence: {
        cell: (row) => row.codigo_vence && <StateBadge tone="info">{t('vigente', { hasta: short(row.codigo_vence) })}</StateBadge>,
      },
    }),
    [t, short],
  );
}
