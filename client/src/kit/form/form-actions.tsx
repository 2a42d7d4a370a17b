import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { useFormKit } from './form-context'
import { formWords, type FormWords } from './form-words'
import styles from './form.module.css'

type FormActionsProps = { submit?: string; children?: ReactNode; onlyWhenChanged?: boolean }

const stateOf = (is: { saving: boolean; changed: boolean; saved: boolean }, words: FormWords) => {
  if (is.saving) return words.saving
  if (is.changed) return words.unsaved
  return is.saved ? words.saved : ''
}

/** The foot of a form: its state in words, other buttons, and the one that saves. */
export const FormActions = ({ submit, children, onlyWhenChanged }: FormActionsProps) => {
  const words = useWords(formWords)
  const { saved } = useFormKit()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <div className={styles.actions}>
      <span className={styles.state} role="status">
        {stateOf({ saving: isSubmitting, changed: isDirty, saved }, words)}
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
