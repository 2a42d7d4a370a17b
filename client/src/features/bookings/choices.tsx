import type { ReactNode } from 'react'
import { CoveringRadio } from '../../kit/ui/covering-radio'
import { Text } from '../../kit/ui/text'
import styles from './choices.module.css'

interface Option {
  value: string
  label: ReactNode
  /** What is said in place of a label that is short. */
  name?: string
}

type OptionsProps = {
  /** Of the radio buttons, of which one of a form's is chosen. */
  name: string
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
  layout: 'line' | 'times' | 'few'
  error?: string
}

/** Choices of which each is one press; arrow keys move between them. */
export const Options = ({ name, options, value, onChoose, layout, error }: OptionsProps) => (
  <div className={styles.options} data-layout={layout}>
    {options.map((option) => (
      <label key={option.value} className={styles.option}>
        <CoveringRadio
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChoose(option.value)}
          aria-label={option.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <span className={styles.label}>{option.label}</span>
      </label>
    ))}
  </div>
)

/** One question of the form with its choices below it. */
export const Question = (props: { name: string; title: string; error?: string; children: ReactNode }) => {
  const { name, title, error, children } = props
  return (
    <fieldset className={styles.question}>
      <legend className={styles.title}>{title}</legend>
      {children}
      {error && (
        <Text as="p" id={`${name}-error`} size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
