import { readVin, vinFault } from '@mainstreet/shared/rules/cars/vin'
import type { ReactNode } from 'react'
import { useFormField } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { TextField } from '../../../kit/ui/text-field'
import { editorWords } from './words'

type VinFieldProps = {
  help?: ReactNode
  /** Told what was typed, as a VIN is written. */
  onTyped?: (vin: string) => void
}

/** The number of a vehicle; refused only where no vehicle of any year and country could have it. */
export const VinField = ({ help, onTyped }: VinFieldProps) => {
  const { vinRefused } = useWords(editorWords)
  const { column, field } = useFormField({ name: 'vin', help }, (typed) =>
    vinFault(String(typed)) ? vinRefused : undefined,
  )
  const { onBlur, onChange, ...box } = field
  return (
    <TextField
      {...box}
      maxLength={column?.maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={field.value ?? ''}
      onChange={({ target }) => {
        onChange(target.value)
        onTyped?.(readVin(target.value))
      }}
      onBlur={() => {
        if (!vinFault(String(field.value))) onChange(readVin(String(field.value)))
        onBlur()
      }}
    />
  )
}
