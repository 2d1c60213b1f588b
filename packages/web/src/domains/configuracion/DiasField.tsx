import { Checkbox, Group } from '@mantine/core';
import { useFormatter } from 'use-intl';
import type { FieldProps } from '../../ui/master/master-form-props.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday; the others follow it. */
const MONDAY_MS = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Days of the week, 1 Monday to 7 Sunday. */
export function DiasField({ value, onChange, help, required, label, error }: FieldProps) {
  const format = useFormatter();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <Checkbox.Group
      data-wide
      label={label}
      description={help}
      withAsterisk={required}
      error={error}
      value={chosen}
      onChange={(days) => onChange(days.map(Number).toSorted((one, other) => one - other))}
    >
      <Group gap="md" mt="xs">
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            value={String(day)}
            label={format.dateTime(new Date(MONDAY_MS + (day - 1) * DAY_MS), { weekday: 'long', timeZone: 'UTC' })}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
