import { useFormState } from 'react-hook-form'
import { Button } from '../ui/button'
import { Row } from '../ui/stack'
import { FormError } from './form-error'
import styles from './form.module.css'

type DialogActionsProps = { submit: string; cancel: string; onCancel: () => void; danger?: boolean }

/** The foot of a form in a dialog: back out, or send it. */
export const DialogActions = ({ submit, cancel, onCancel, danger }: DialogActionsProps) => {
  const { isSubmitting } = useFormState()
  return (
    <>
      <FormError />
      <div className={styles.dialogActions}>
        <Row>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
            {submit}
          </Button>
        </Row>
      </div>
    </>
  )
}
