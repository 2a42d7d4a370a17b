import { useFormState } from 'react-hook-form'
import { Notice } from '../ui/notice'

/** Why the last save was refused, beside the button that was pressed; nothing while all is well. */
export const FormError = () => {
  const { errors } = useFormState()
  const message = errors.root?.server?.message
  return message ? <Notice tone="danger">{message}</Notice> : null
}
