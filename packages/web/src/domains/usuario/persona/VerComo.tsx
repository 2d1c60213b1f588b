import { Button } from '@mantine/core';
import { sesionApi } from '@portal/contract/sesion';
import { IconEye } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useVista } from '../../../pieces/usuario/persona/persona.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { readToken, useUser, type Vista, VISTA } from '../../../core/session/session.ts';
import { readShop } from '../../../core/session/shop.ts';
import { tabStorage } from '../../../core/storage/browser-storage.ts';
import { May } from '../../../ui/link/May.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  readonly persona: { readonly id_usuario: number; readonly personal: string };
}

/** Leads to the portal as a person sees it, read only (P217); not for oneself, nor on a shared tablet, which keeps no token. */
export function VerComo({ persona }: Props) {
  const t = useTranslations('vista');
  const { id } = useUser();
  const { mutate, isPending } = useVista(persona.id_usuario);
  const start = () =>
    mutate(undefined, {
      onSuccess: ({ vista }) => {
        const { pathname, search } = window.location;
        const next: Vista = {
          api_token: `${readToken()}~${vista}`,
          nota: t('nota', { persona: persona.personal }),
          salir: t('salir'),
          volver: pathname + search,
        };
        tabStorage.set(VISTA, JSON.stringify(next));
        if (tabStorage.keeps(VISTA)) window.location.assign(`${basePath}/`);
        else toast.error(t('sinAlmacen'));
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  if (id === persona.id_usuario || readShop()) return null;
  return (
    <May call={sesionApi.vista}>
      <Button variant="default" loading={isPending} leftSection={<IconEye size={16} aria-hidden="true" />} onClick={start}>
        {t('verComo')}
      </Button>
    </May>
  );
}
