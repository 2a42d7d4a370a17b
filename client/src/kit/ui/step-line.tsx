import { Check } from 'lucide-react'
import { useKitWords } from './kit-words'
import styles from './step-line.module.css'

type StepLineProps = { label: string; steps: readonly string[]; current: number }

/** The steps of a task, as a checkout; `current` counts from 0, the ones before it are done. */
export const StepLine = ({ label, steps, current }: StepLineProps) => {
  const words = useKitWords()
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const done = index < current
          return (
            <li
              key={step}
              className={styles.step}
              data-state={done ? 'done' : index === current ? 'current' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              <span className={styles.name}>{step}</span>
              {done && <span className={styles.done}>{words.done}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
