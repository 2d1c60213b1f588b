import type { Ref } from 'react';
import styles from './FileInput.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Accepted kinds, as the attribute of the same name. */
  accept: string;
  onFile: (file: File) => void;
}

/** Hidden file chooser of a button; the same file, mended, may be chosen again. */
export function FileInput({ ref, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      className={styles.input}
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
