import { useFormState } from 'react-hook-form'
import { useIsHydrating } from '../use-is-hydrating'
import { Button } from '../ui/button'
import { FormError } from './form-error'

/** The one wide button of a short form; before the script is there, the browser would send the form itself. */
export const SubmitButton = ({ children }: { children: string }) => {
  const { isSubmitting } = useFormState()
  const isHydrating = useIsHydrating()
  return (
    <>
      <FormError />
      <Button type="submit" variant="primary" size="large" wide loading={isSubmitting} disabled={isHydrating}>
        {children}
      </Button>
    </>
  )
}
