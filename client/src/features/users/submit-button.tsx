import { useFormState } from 'react-hook-form'
import { Button } from '../../kit/ui/button'

/** The one wide button of a short form. */
export const SubmitButton = ({ children }: { children: string }) => {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
      {children}
    </Button>
  )
}
