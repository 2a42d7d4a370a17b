import { useFormState } from 'react-hook-form'
import { Button } from '../../../kit/ui/button'
import { Row } from '../../../kit/ui/stack'
import styles from './account.module.css'

type DialogActionsProps = { submit: string; cancel: string; onCancel: () => void }

/** The foot of a form in a dialog: back out, or send it. */
export const DialogActions = ({ submit, cancel, onCancel }: DialogActionsProps) => {
  const { isSubmitting } = useFormState()
  return (
    <div className={styles.actions}>
      <Row>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {cancel}
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {submit}
        </Button>
      </Row>
    </div>
  )
}
