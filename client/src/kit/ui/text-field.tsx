import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { FieldFrame, type FieldText } from './field-frame'
import styles from './text-field.module.css'

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'prefix' | 'required'> & { prefix?: ReactNode; suffix?: ReactNode }

/** A line of text with its label; `prefix` and `suffix` stand inside the box, as `$` or `%`. */
export const TextField = ({
  label,
  help,
  error,
  required,
  hideLabel,
  note,
  prefix,
  suffix,
  ...rest
}: TextFieldProps) => (
  <FieldFrame {...{ label, help, error, required, hideLabel, note }}>
    {(control) => {
      const input = (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(
            control.className,
            Boolean(prefix) && styles.prefixed,
            suffix && styles.suffixed,
          )}
        />
      )
      if (!prefix && !suffix) return input
      return (
        <span className={styles.box}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          {input}
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )
    }}
  </FieldFrame>
)
