import type { KeyboardEvent } from 'react'
import { TextField } from '../../ui/text-field'
import type { FieldCheck } from '../form-context'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'

type TimeFieldProps = FieldProps & { hideLabel?: boolean; check?: FieldCheck }

const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type="radio"]:not(:checked), [inert] *') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** Browsers go on from a time's hours to its minutes; the digits and arrows do so too, and who presses Tab means the next box. */
const leaveByTab = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Tab' || altKey || ctrlKey || metaKey) return
  const around = currentTarget.closest<HTMLElement>('dialog, [role="dialog"]') ?? document
  const boxes = [...around.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  const next = boxes[boxes.indexOf(currentTarget) + (shiftKey ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A clock time as HH:MM:SS, empty when there is none; the browser shows it as its user writes times. */
export const TimeField = withPermission(({ hideLabel, check, ...props }: TimeFieldProps) => {
  const { value, onChange, note, ...field } = useFormField(props, check).field
  return (
    <TextField
      {...field}
      hideLabel={hideLabel}
      // It would stand in the box where there is no line for a label.
      note={hideLabel ? undefined : note}
      type="time"
      onKeyDown={leaveByTab}
      value={typeof value === 'string' ? value.slice(0, 5) : ''}
      onChange={(event) => onChange(event.target.value && `${event.target.value.slice(0, 5)}:00`)}
    />
  )
})
