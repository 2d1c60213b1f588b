import { Button, Divider, Stack } from '@mantine/core';
import { IconBrandApple, IconBrandGoogle, IconBuilding } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Proveedor {
  readonly id: string;
  readonly nombre: string;
}

interface Props {
  proveedores: readonly Proveedor[];
  onPick: (id: string) => void;
  /** Id of the provider that the form is opening. */
  pending?: string | undefined;
  disabled?: boolean;
}

const ICONS: Record<string, typeof IconBuilding> = { google: IconBrandGoogle, apple: IconBrandApple };

/** One button for each configured provider, nothing where there is none (P9). */
export function ProveedorButtons({ proveedores, onPick, pending, disabled = false }: Props) {
  const t = useTranslations('proveedor');
  if (proveedores.length === 0) return null;
  return (
    <Stack gap="sm" role="group" aria-label={t('grupo')}>
      <Divider label={t('o')} />
      {proveedores.map(({ id, nombre }) => {
        const Icon = ICONS[id] ?? IconBuilding;
        return (
          <Button
            key={id}
            variant="default"
            size="md"
            fullWidth
            leftSection={<Icon size={20} aria-hidden />}
            loading={pending === id}
            disabled={disabled && pending !== id}
            onClick={() => onPick(id)}
          >
            {t('continuar', { nombre })}
          </Button>
        );
      })}
    </Stack>
  );
}
