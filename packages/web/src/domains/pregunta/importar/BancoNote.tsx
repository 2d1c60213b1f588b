import { Alert, Button, Group } from '@mantine/core';
import { type FormatoLeido, LECTURAS_PESOS } from '@portal/contract/pregunta';
import { IconScale } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

type Pesos = (typeof LECTURAS_PESOS)[number];

interface Props {
  readonly review: { readonly formato: FormatoLeido | null; readonly sin_pesos: number };
  readonly opciones: { readonly pesos?: Pesos | undefined } | undefined;
  /** The file is being read again. */
  readonly busy: boolean;
  readonly onOptions: (opciones: { readonly pesos: Pesos }) => void;
}

/** Format of a bank of another program, and the choice of how weights are read that are those of no kind of the portal. */
export function BancoNote({ review: { formato, sin_pesos }, opciones, busy, onOptions }: Props) {
  const t = useTranslations('pregunta.banco');
  if (formato === null) return null;
  const pesos = opciones?.pesos;
  const asks = sin_pesos > 0 || pesos !== undefined;
  return (
    <Alert color={sin_pesos > 0 ? 'yellow' : 'blue'} icon={<IconScale />} title={t('leido', { formato: t(`formatos.${formato}`) })}>
      <p>{t('leidoTexto')}</p>
      {asks && (
        <>
          <p>{sin_pesos > 0 ? t('sinPesos', { preguntas: sin_pesos }) : t('pesosElegidos', { lectura: t(`pesos.${pesos ?? 'todo'}`) })}</p>
          <Group gap="xs">
            {LECTURAS_PESOS.filter((each) => each !== pesos).map((each) => (
              <Button key={each} size="compact-sm" variant="default" disabled={busy} onClick={() => onOptions({ pesos: each })}>
                {t(`pesos.${each}`)}
              </Button>
            ))}
          </Group>
        </>
      )}
    </Alert>
  );
}
