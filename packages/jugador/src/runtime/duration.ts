const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as SCORM 1.2 writes them: `0001:02:03`. */
export function toTimespan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 3600)).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** Seconds as SCORM 2004 writes them: `PT1H2M3S`. */
export function toDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `PT${Math.floor(whole / 3600)}H${Math.floor(whole / 60) % 60}M${whole % 60}S`;
}

/** Seconds of a timespan of SCORM 1.2, or of a duration of SCORM 2004 without years and months; 0 for other texts. */
export function toSeconds(text: string): number {
  const clock = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (!parts) return 0;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}
