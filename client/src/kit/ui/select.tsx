import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { FieldFrame, type FieldText } from './field-frame'
import styles from './select.module.css'

/** One choice of a list: what is stored and what is read. */
export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    options: readonly Option[]
    placeholder?: string
  }

/** The browser's own list of choices; `placeholder` is a first, empty choice. */
export const Select = ({
  label,
  help,
  error,
  required,
  hideLabel,
  note,
  options,
  placeholder,
  ...rest
}: SelectProps) => (
  <FieldFrame {...{ label, help, error, required, hideLabel, note }}>
    {(control) => (
      <span className={styles.box}>
        <select {...rest} {...control} className={classNames(control.className, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </span>
    )}
  </FieldFrame>
)
