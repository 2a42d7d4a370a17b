import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { SecretField } from '../../kit/form/fields/secret-field'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { TextField } from '../../kit/ui/text-field'
import { toast } from '../../kit/ui/toaster'
import styles from './payments-section.module.css'
import { settingsWords } from './words'

const Address = ({ customerId }: { customerId: number }) => {
  const words = useWords(settingsWords).webhooks
  const address = `${window.location.origin}/api/webhooks/stripe/${customerId}`
  const copy = () =>
    // Only pages over TLS and those of this machine have a clipboard.
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject(new Error(address))).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied, address),
    )
  return (
    <div className={styles.address}>
      <TextField label={words.address} value={address} readOnly />
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </div>
  )
}

/** Where Stripe tells of payments, and with what it signs that it is Stripe. */
export const WebhookSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).webhooks
  return (
    <AutoSaveSection
      id="webhooks"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      <Address customerId={store.customerId} />
      <p className={styles.events}>
        {words.events}{' '}
        <code>payment_intent.succeeded, payment_intent.payment_failed, payment_intent.canceled</code>,{' '}
        <code>charge.refunded, refund.updated, refund.failed, charge.dispute.created</code>
      </p>
      <SecretField name="stripeWebhookSecret" help="whsec_…" />
      <SecretField name="stripeTestWebhookSecret" help="whsec_…" />
    </AutoSaveSection>
  )
}
