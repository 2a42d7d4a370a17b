import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { Field } from '../../kit/form/fields/field'
import { SecretField } from '../../kit/form/fields/secret-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import styles from './payments-section.module.css'
import { settingsWords } from './words'

const Mode = ({ isTest }: { isTest: boolean }) => {
  const words = useWords(settingsWords).payments
  return (
    <p className={styles.mode}>
      <Badge tone={isTest ? 'warning' : 'success'}>{isTest ? words.test : words.live}</Badge>
      {isTest ? words.testText : words.liveText}
    </p>
  )
}

/** With which keys the store charges: live or test, the secret ones masked. */
export const PaymentsSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).payments
  const hasKeys = Boolean(store.stripeSecretKey || store.stripeTestSecretKey)
  return (
    <AutoSaveSection
      id="payments"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      {hasKeys && <Mode isTest={store.useTestStripeData} />}
      <SwitchField name="useTestStripeData" help={words.testHelp} />
      <SecretField name="stripeSecretKey" help="sk_live_…, rk_live_…" />
      <SecretField name="stripeTestSecretKey" help="sk_test_…, rk_test_…" />
    </AutoSaveSection>
  )
}

/** The keys that the site's card form uses. */
export const PublishableKeysSection = ({ account }: { account: Account }) => {
  const words = useWords(settingsWords).payments
  return (
    <AutoSaveSection
      id="publishable-keys"
      title={words.publishable}
      about={words.publishableAbout}
      contract={accountContract}
      row={account}
    >
      <Field name="stripePublicKey" help="pk_live_…" autoComplete="off" spellCheck={false} />
      <Field name="stripeTestPublishKey" help="pk_test_…" autoComplete="off" spellCheck={false} />
    </AutoSaveSection>
  )
}
