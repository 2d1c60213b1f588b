import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../core/client/save-file.ts';

interface Props {
  label: string;
  /** File name with its extension. */
  file: string;
  make: () => Promise<Blob>;
}

/** Downloads the template of an import, made in the browser. */
export function TemplateButton({ label, file, make }: Props) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    saveFile(await make().finally(() => setBusy(false)), file);
  };
  return (
    <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void download()}>
      {label}
    </Button>
  );
}
