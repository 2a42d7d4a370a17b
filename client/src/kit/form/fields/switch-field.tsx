import { useEffect } from 'react'
import { get, useFormContext, useFormState, type UseFormReturn } from 'react-hook-form'
import { Switch } from '../../ui/switch'
import { useFormKit } from '../form-context'
import { withPermission } from '../with-permission'
import { useChoiceField, type FieldProps } from './use-form-field'

type SwitchFieldProps = Omit<FieldProps, 'required'> & {
  hideLabel?: boolean
  /** The field without which it counts for nothing, and what is said for as long as that is not filled. */
  needs?: { name: string; say: string }
}

/** Whether a field holds something: a text, or a number that is not 0 unless somebody has been at it. */
const isFilled = ({ getValues, getFieldState }: UseFormReturn, name: string): boolean => {
  const value: unknown = getValues(name)
  if (typeof value === 'number') return value > 0 || getFieldState(name).isTouched
  return typeof value === 'string' && value.trim() !== ''
}

/** Has a choice saved once the field that it needs has been left or saved. */
const useSavedWith = (name: string, needed: string | undefined) => {
  const { autoSave } = useFormKit()
  const { touchedFields } = useFormState({ name: needed ?? name })
  const commit = autoSave?.commit
  const isSaved = needed !== undefined && autoSave?.progress[needed] === 'saved'
  const isTouched = needed !== undefined && Boolean(get(touchedFields, needed))
  useEffect(() => {
    if (isSaved || isTouched) commit?.(name)
  }, [isSaved, isTouched, commit, name])
}

/** A yes or no. */
export const SwitchField = withPermission(({ hideLabel, needs, ...props }: SwitchFieldProps) => {
  const form = useFormContext()
  useSavedWith(props.name, needs?.name)
  const { name, value, onChange, label, help, error, disabled, note } = useChoiceField(props, (chosen) =>
    chosen === true && needs && !isFilled(form, needs.name) ? needs.say : undefined,
  ).field
  return (
    <Switch {...{ name, label, help, error, disabled, note, onChange, hideLabel }} checked={Boolean(value)} />
  )
})
