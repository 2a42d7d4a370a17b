import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { useFormKit } from './form-context'
import { formWords } from './form-words'
import styles from './form.module.css'

type FormActionsProps = {
  submit?: string
  children?: ReactNode
  onlyWhenChanged?: boolean
  /** Stays at the foot of the window while one is in the form. */
  bar?: boolean
}

/** How it stands with the form's saving; what was refused is said where one has pressed the button. */
const useSaveState = (bar: boolean | undefined): { text: string; isBad?: boolean } => {
  const words = useWords(formWords)
  const { saved, label } = useFormKit()
  const { isDirty, isSubmitting, isSubmitted, errors } = useFormState()
  if (isSubmitting) return { text: words.saving }
  const { message: refused, type } = errors.root?.server ?? {}
  if (refused) return { text: type === 'unclear' ? refused : words.refused(refused), isBad: true }
  const wrong = Object.keys(errors).length
  // A single field has the focus, and says it itself where the button is not far from it.
  if (isSubmitted && wrong > 0) return { text: bar || wrong > 1 ? words.checkFields : '', isBad: true }
  if (isDirty) return { text: words.unsaved }
  if (!saved) return { text: '' }
  return { text: label ? words.savedThing(label) : words.saved }
}

/** The foot of a form: its state in words, other buttons, and the one that saves. */
export const FormActions = ({ submit, children, onlyWhenChanged, bar }: FormActionsProps) => {
  const words = useWords(formWords)
  const { isDirty, isSubmitting } = useFormState()
  const { text, isBad } = useSaveState(bar)
  return (
    <div className={classNames(styles.actions, bar && styles.bar)} data-save-bar={bar || undefined}>
      <span className={styles.state} role="status" data-bad={isBad}>
        {text}
      </span>
      {children}
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting}
        disabled={onlyWhenChanged && !isDirty && !isSubmitting}
      >
        {submit ?? words.save}
      </Button>
    </div>
  )
}
