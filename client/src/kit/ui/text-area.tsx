import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { FieldFrame, type FieldText } from './field-frame'
import styles from './text-area.module.css'

/** Several lines of text; the box grows with them where the browser can. */
export const TextArea = (props: FieldText & Omit<ComponentProps<'textarea'>, 'required'>) => {
  const { label, help, error, required, hideLabel, note, rows = 4, ...rest } = props
  return (
    <FieldFrame {...{ label, help, error, required, hideLabel, note }}>
      {(control) => (
        <textarea rows={rows} {...rest} {...control} className={classNames(control.className, styles.area)} />
      )}
    </FieldFrame>
  )
}
