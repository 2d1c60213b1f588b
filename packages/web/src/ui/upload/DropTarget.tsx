import { type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  className: string | undefined;
  onFile: (file: File) => void;
  /** `over`: a file is held above the area. */
  children: (over: boolean) => ReactNode;
}

/** Area that takes a dropped file. */
export function DropTarget({ className, onFile, children }: Props) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      className={className}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children(over)}
    </div>
  );
}
