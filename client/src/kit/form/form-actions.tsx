import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../ui/button'
import { useFormKit } from './form-context'
import styles from './form.module.css'

type FormActionsProps = { submit?: string; children?: ReactNode; onlyWhenChanged?: boolean }

const stateOf = (saving: boolean, changed: boolean, saved: boolean) => {
  if (saving) return 'Saving changes…'
  if (changed) return 'Unsaved changes'
  return saved ? 'Saved' : ''
}

/** The foot of a form: its state in words, other buttons, and the one that saves. */
export const FormActions = ({ submit = 'Save', children, onlyWhenChanged }: FormActionsProps) => {
  const { saved } = useFormKit()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <div className={styles.actions}>
      <span className={styles.state} role="status">
        {stateOf(isSubmitting, isDirty, saved)}
      </span>
      {children}
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting}
        disabled={onlyWhenChanged && !isDirty && !isSubmitting}
      >
        {submit}
      </Button>
    </div>
  )
}
