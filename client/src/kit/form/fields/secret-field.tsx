import { useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { useWords } from '../../language/bilingual'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { formWords } from '../form-words'
import { withPermission } from '../with-permission'
import styles from './secret-field.module.css'
import { useChoiceField, useFormField, type FieldProps } from './use-form-field'

/** The server answers a stored secret with its middle masked. */
const isMasked = (value: unknown) => typeof value === 'string' && value.includes('•')

const StoredSecret = ({ onReplace, ...props }: FieldProps & { onReplace: () => void }) => {
  const words = useWords(formWords)
  const { value, onChange, label, error, note } = useChoiceField(props).field
  return (
    <div className={styles.stored}>
      <TextField {...{ label, error, note }} value={value ?? ''} readOnly />
      <Button onClick={onReplace}>{words.replace}</Button>
      <Button variant="quiet" onClick={() => onChange(null)}>
        {words.remove}
      </Button>
    </div>
  )
}

const NewSecret = ({ onLeft, ...props }: FieldProps & { onLeft: () => void }) => {
  const { resetField } = useFormContext()
  const stored: unknown = get(useFormState().defaultValues, props.name)
  const { value, onBlur, ...field } = useFormField(props).field
  const leave = () => {
    // Nothing was typed: what is stored stays.
    if (!value && stored) resetField(props.name)
    else onBlur()
    onLeft()
  }
  const text = isMasked(value) ? '' : (value ?? '')
  return <TextField {...field} value={text} autoComplete="off" spellCheck={false} onBlur={leave} />
}

/** A secret that is stored and never shown whole again: replaced, or removed. */
export const SecretField = withPermission((props: FieldProps) => {
  const value: unknown = useFormContext().watch(props.name)
  const [replacing, setReplacing] = useState(false)
  if (isMasked(value) && !replacing) return <StoredSecret {...props} onReplace={() => setReplacing(true)} />
  return <NewSecret {...props} onLeft={() => setReplacing(false)} />
})
