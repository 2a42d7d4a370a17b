import { letterContract } from '@mainstreet/shared/contracts/newsletter'
import { buyerData, type ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Mail, Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { useMay } from '../../kit/session/use-may'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Page } from '../../kit/ui/page'
import { BuyerList } from './buyer-list'
import { buyerListWords } from './buyer-list-words'
import { BuyerPanel } from './buyer-panel'
import { buyerWords } from './buyer-words'
import styles from './buyers.module.css'
import { FoundBuyer } from './found-buyer'

/** Finds anybody by an address, to hand out what is held or to erase it. The address stands in no web address. */
const ByAddress = () => {
  const words = useWords(buyerWords)
  const { elsewhere } = useWords(buyerListWords)
  const customerId = useCustomerId()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [email, setEmail] = useState(state?.email ?? '')
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Card title={elsewhere} description={words.about}>
        <Form
          key={asked}
          label={elsewhere}
          guard={false}
          contract={buyerData}
          defaultValues={{ customerId, email }}
          onSubmit={(values) => setEmail(values.email.trim())}
        >
          <div className={styles.find}>
            <Field name="email" type="email" autoComplete="off" required help={words.findHelp} />
            <Button type="submit" icon={<Search />}>
              {words.find}
            </Button>
          </div>
        </Form>
      </Card>
      {email && (
        <FoundBuyer
          email={email}
          onErased={() => {
            setEmail('')
            // An empty form, for the next one.
            setAsked(asked + 1)
          }}
        />
      )}
    </>
  )
}

/** The buyers of the business, and what is held of anybody. */
export const DashboardBuyersPage = () => {
  const words = useWords(buyerListWords)
  const { other } = useBackOfficeLinks()
  const mayWrite = useMay(letterContract, 'create')
  const [buyer, setBuyer] = useState<ListedBuyer | null>(null)
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.orders, label: words.back }}
      secondary={
        mayWrite ? [{ label: words.newsletter, icon: <Mail />, to: other(backOfficeRoutes.newsletter) }] : []
      }
    >
      <BuyerList onOpen={setBuyer} />
      <ByAddress />
      <BuyerPanel buyer={buyer} onClose={() => setBuyer(null)} />
    </Page>
  )
}
