import { useFormState } from 'react-hook-form'
import { Button } from '../ui/button'
import { Row } from '../ui/stack'
import { FormError } from './form-error'

type DialogActionsProps = { submit: string; cancel: string; onCancel: () => void; danger?: boolean }

/** The foot of a form in a dialog: back out, or send it. */
export const DialogActions = ({ submit, cancel, onCancel, danger }: DialogActionsProps) => {
  const { isSubmitting } = useFormState()
  return (
    <>
      <FormError />
      <Row gap={0} align="stretch" nowrap pack="end">
        <Row>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
            {submit}
          </Button>
        </Row>
      </Row>
    </>
  )
}
