import { pathTo, routes } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../kit/ui/link'
import { Button } from '../../kit/ui/button'
import { usePath } from '../../kit/site/site-link'
import { useCheckoutTexts } from '../../kit/site/texts/checkout-texts'
import styles from './checkout.module.css'
import type { Paid } from './use-payment'

/** The order is placed: its number, and a link to it. */
export const CompleteStep = ({ paid, onClose }: { paid: Paid; onClose: () => void }) => {
  const texts = useCheckoutTexts('complete')
  const path = usePath()
  return (
    <div className={styles.complete}>
      <CircleCheck className={styles.done} aria-hidden="true" />
      <h3 className={styles.completeTitle}>{texts.title}</h3>
      <p>{texts.text}</p>
      <p className={styles.number}>
        {texts.number}
        <strong>{paid.orderNumber}</strong>
      </p>
      <ButtonLink to={path(pathTo(routes.order, paid.token))} variant="primary" size="large" wide>
        {texts.see}
      </ButtonLink>
      <Button wide onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}
