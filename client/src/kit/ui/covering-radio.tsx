import type { ComponentProps } from 'react'
import styles from './covering-radio.module.css'

/** A radio that is not seen and covers the label it stands in, which shows whether it is chosen and has the focus. */
export const CoveringRadio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="radio" className={styles.radio} />
)
