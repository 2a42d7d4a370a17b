import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { buyerWords } from './buyer-words'
import styles from './buyers.module.css'
import { HeldData } from './held-data'

const madeOf = [
  'account-orders',
  'account-mails',
  'contact-messages',
  'order-refunds',
  'stock-alerts',
  'table-bookings',
] as const

const Found = ({ email, onErased }: { email: string; onErased: () => void }) => {
  const customerId = useCustomerId()
  const { answer, isPrevious, error, refetch } = useOperationRead('buyer-data', { customerId, email }, madeOf)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  // What was held of another must not stand under this one's address.
  if (!answer || isPrevious) return <Skeleton block lines={4} />
  return <HeldData key={answer.email} data={answer} onErased={onErased} />
}

/** Finds a buyer by an address, to hand out what is held or to erase it. The address stands in no web address. */
export const DashboardBuyersPage = () => {
  const words = useWords(buyerWords)
  const customerId = useCustomerId()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [email, setEmail] = useState(state?.email ?? '')
  const [asked, setAsked] = useState(0)
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.orders, label: words.back }}
    >
      <Card>
        <Form
          key={asked}
          label={words.title}
          guard={false}
          contract={buyerData}
          defaultValues={{ customerId, email }}
          onSubmit={(values) => setEmail(values.email.trim())}
        >
          <div className={styles.find}>
            <Field name="email" type="email" autoComplete="off" required help={words.findHelp} />
            <Button type="submit" variant="primary" icon={<Search />}>
              {words.find}
            </Button>
          </div>
        </Form>
      </Card>
      {email && (
        <Found
          email={email}
          onErased={() => {
            setEmail('')
            // An empty form, for the next one.
            setAsked(asked + 1)
          }}
        />
      )}
    </Page>
  )
}
