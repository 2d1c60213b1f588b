import { useEffect, useEffectEvent, useRef } from 'react';
import { fileKeyOf } from '../../../core/offline/kept-files.ts';
import { useOffline } from '../../../core/offline/use-offline.ts';

/** Where somebody was in a file. */
export interface ReadingPlace {
  /** Place of the last time, 0 for the beginning. */
  readonly read: () => number;
  readonly note: (place: number) => void;
}

/** Keeps with the person, on this device, where they were in a file; the address of a file outlives its ticket. */
export function useReadingPlace(url: string, kind = 'lugar'): ReadingPlace {
  const { shelf } = useOffline().store;
  const key = `${kind}:${fileKeyOf(url) ?? url}`;
  const read = () => {
    const kept = shelf.get(key);
    return typeof kept === 'number' && kept > 0 ? kept : 0;
  };
  const note = (place: number) => {
    if (place === read()) return;
    if (place > 0) shelf.set(key, place);
    else shelf.remove(key);
  };
  return { read, note };
}

/** Seconds of a recording after which its place is noted again. */
const STEP_S = 2;

/** Resumes a recording where the person stopped it; one that was heard to its end begins again. */
export function useResumedMedium<M extends HTMLMediaElement>(url: string) {
  const { read, note } = useReadingPlace(url);
  const at = ({ currentTime, ended }: M) => note(ended ? 0 : Math.floor(currentTime * 10) / 10);
  const resume = ({ currentTarget }: { currentTarget: M }) => {
    const place = read();
    if (place < currentTarget.duration) currentTarget.currentTime = place;
  };
  const follow = ({ currentTarget }: { currentTarget: M }) => {
    if (Math.abs(currentTarget.currentTime - read()) >= STEP_S) at(currentTarget);
  };
  const stop = ({ currentTarget }: { currentTarget: M }) => at(currentTarget);
  return { onLoadedMetadata: resume, onTimeUpdate: follow, onPause: stop, onEnded: stop };
}

/** Pause of the scrolling after which its place is noted, in milliseconds. */
const CALM_MS = 250;

/** Keeps how far a box was scrolled, as a share of its content, also when `size` changes it. */
export function useKeptScroll(url: string, size: number) {
  const { read, note } = useReadingPlace(url);
  const box = useRef<HTMLElement>(null);
  const share = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useEffectEvent(() => {
    if (!box.current) return;
    share.current ??= read();
    box.current.scrollTop = share.current * box.current.scrollHeight;
  });
  useEffect(() => {
    if (size > 0) place();
  }, [size]);
  const save = () => share.current !== undefined && note(share.current);
  const onScroll = () => {
    if (!box.current || share.current === undefined) return;
    share.current = box.current.scrollTop / box.current.scrollHeight;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, CALM_MS);
  };
  return { box, onScroll };
}
